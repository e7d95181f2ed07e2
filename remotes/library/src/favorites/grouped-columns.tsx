// The favorites of both services, in which a song that both have stands once.
import { forEachProvider, type Provider, type Track } from '@segue/contract';
import type { TrackRowProps } from '@segue/tracks';
import { type Alike, areFoundAtOnce, GroupingSwitch, useVersions } from '@segue/tracks/versions';
import { $favorites } from '@segue/stores';
import { figures, media } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import styled from 'styled-components';
import { VersionsGate } from '../gates';
import { $alike, $visible, groupingChoice } from './model';

export type ListsProps = {
  columns: Readonly<Record<Provider, readonly Track[]>>;
  rowOf?: (row: TrackRowProps) => ReactNode;
  isLoading?: boolean;
};

type Props = {
  Lists: ComponentType<ListsProps>;
  isLoading: boolean;
  onChoice: (choice: ReactNode) => void;
};

const NO_TRACKS = forEachProvider(() => []);

export function GroupedColumns(props: Props) {
  const { Lists } = props;
  useGate(VersionsGate);
  const [all, alike] = useUnit([$favorites, $alike]);
  return areFoundAtOnce(all, alike) ? (
    <Songs {...props} alike={alike} />
  ) : (
    <Lists columns={NO_TRACKS} isLoading />
  );
}

function Songs({ Lists, isLoading, onChoice, alike }: Props & { alike: Alike | null }) {
  const [all, visible, isGrouped, onToggle] = useUnit([
    $favorites,
    $visible,
    groupingChoice.$isGrouped,
    groupingChoice.toggled,
  ]);
  const { count, songs, columns, rowOf } = useVersions(all, visible, isGrouped, { alike });
  const isOffered = count > 0;
  useLayoutEffect(() => {
    onChoice(
      isOffered ? (
        <Choice>
          <GroupingSwitch isGrouped={isGrouped} onToggle={() => onToggle()} />
          {isGrouped ? <Count>{` · ${songs === 1 ? '1 song' : `${songs} songs`}`}</Count> : null}
        </Choice>
      ) : null,
    );
    return () => onChoice(null);
  }, [isOffered, isGrouped, songs, onChoice, onToggle]);
  return <Lists columns={columns} rowOf={rowOf} isLoading={isLoading} />;
}

const Choice = styled.span`
  ${figures}
  align-self: center;
  white-space: nowrap;
`;
const Count = styled.span`
  ${media.content.phone} {
    display: none;
  }
`;
