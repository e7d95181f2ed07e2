// The favorites of both services, in which a song that both have stands once.
import { forEachProvider, type Provider, type Track } from '@segue/contract';
import type { TrackRowProps } from '@segue/tracks';
import { type Alike, areFoundAtOnce, GroupingSwitch, useVersions } from '@segue/tracks/versions';
import { $favorites } from '@segue/stores';
import { t } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { VersionsGate } from '../gates';
import { $alike, $visible, groupingChoice } from './model';

export type ListsProps = {
  columns: Readonly<Record<Provider, readonly Track[]>>;
  rowOf?: (row: TrackRowProps) => ReactNode;
  isLoading?: boolean;
};

type Props = { Lists: ComponentType<ListsProps>; isLoading: boolean };

const NO_TRACKS = forEachProvider(() => []);

export function GroupedColumns({ Lists, isLoading }: Props) {
  useGate(VersionsGate);
  const [all, alike] = useUnit([$favorites, $alike]);
  return areFoundAtOnce(all, alike) ? (
    <Songs Lists={Lists} isLoading={isLoading} alike={alike} />
  ) : (
    <Lists columns={NO_TRACKS} isLoading />
  );
}

function Songs({ Lists, isLoading, alike }: Props & { alike: Alike | null }) {
  const [all, visible, isGrouped, onToggle] = useUnit([
    $favorites,
    $visible,
    groupingChoice.$isGrouped,
    groupingChoice.toggled,
  ]);
  const { count, columns, rowOf } = useVersions(all, visible, isGrouped, { alike });
  return (
    <>
      {count > 0 && (
        <Choice>
          <GroupingSwitch isGrouped={isGrouped} onToggle={() => onToggle()} />
        </Choice>
      )}
      <Lists columns={columns} rowOf={rowOf} isLoading={isLoading} />
    </>
  );
}

const Choice = styled.div`
  display: flex;
  justify-content: flex-end;
  margin: calc(${t('space.2')} * -1) 0 ${t('space.2')};
`;
