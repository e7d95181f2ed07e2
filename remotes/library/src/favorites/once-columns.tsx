// The favorites of both services, in which a song that both have stands once.
import { areFoundAtOnce, OnceSwitch, useVersions, type Alike } from '@segue/tracks/versions';
import { t } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { ListsProps } from './columns';
import { VersionsGate } from './gate';
import { $all, $alike, $shown, onceChoice } from './model';

type Props = { Lists: ComponentType<ListsProps>; isLoading: boolean };

const NO_TRACKS = { spotify: [], soundcloud: [] };

export function OnceColumns({ Lists, isLoading }: Props) {
  useGate(VersionsGate);
  const [all, alike] = useUnit([$all, $alike]);
  return areFoundAtOnce(all, alike) ? (
    <Songs Lists={Lists} isLoading={isLoading} alike={alike} />
  ) : (
    <Lists columns={NO_TRACKS} isLoading />
  );
}

function Songs({ Lists, isLoading, alike }: Props & { alike: Alike | null }) {
  const [all, shown, isOnce, onToggle] = useUnit([$all, $shown, onceChoice.$isOnce, onceChoice.toggled]);
  const { count, columns, rowOf } = useVersions(all, shown, isOnce, { alike });
  return (
    <>
      {count > 0 && (
        <Choice>
          <OnceSwitch isOnce={isOnce} onToggle={() => onToggle()} />
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
