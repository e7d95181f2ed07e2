// The favorites of both services, in which a song that both have stands once.
import { $favorites } from '@segue/stores';
import { OnceSwitch, useVersions } from '@segue/tracks/versions';
import { t } from '@segue/ui';
import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { ListsProps } from './columns';
import { $shown, onceChoice } from './model';

type Props = { Lists: ComponentType<ListsProps>; isLoading: boolean };

export function OnceColumns({ Lists, isLoading }: Props) {
  const [favorites, shown, isOnce, onToggle] = useUnit([
    $favorites,
    $shown,
    onceChoice.$isOnce,
    onceChoice.toggled,
  ]);
  const all = { spotify: favorites.spotifyFavoriteTracks, soundcloud: favorites.soundcloudFavoriteTracks };
  const { count, columns, rowOf } = useVersions(all, shown, isOnce);
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
