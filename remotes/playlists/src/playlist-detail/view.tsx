import { screens } from '@segue/contract/screens';
import {
  buttonLook,
  EmptyState,
  LoadFailure,
  PlaylistDrawing,
  Skeleton,
  t,
  UnpluggedDrawing,
} from '@segue/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Header } from './header';
import { $playlist, $problem, $tracks, LOAD_FAILED, playlistOpened } from './model';
import { Sources } from './sources';

/** One playlist, by the id in the address. */
export function PlaylistDetail({ id }: { id: string }) {
  const [playlist, problem, tracks, onOpened] = useUnit([$playlist, $problem, $tracks, playlistOpened]);
  useEffect(() => {
    onOpened(id);
  }, [id, onOpened]);
  if (problem === LOAD_FAILED) {
    return <LoadFailure title={problem} onRetry={() => onOpened(id)} isRetrying={false} />;
  }
  if (problem !== null) {
    return (
      <EmptyState
        drawing={<UnpluggedDrawing />}
        title={<span role="alert">{problem}</span>}
        action={<BackLink to={screens.playlists}>Back to playlists</BackLink>}
      />
    );
  }
  if (!playlist || tracks === null) return <DetailSkeleton />;
  const isEmpty = tracks.spotifyPlaylistTracks.length + tracks.soundcloudPlaylistTracks.length === 0;
  return (
    <>
      <Header playlist={playlist} />
      {isEmpty ? (
        <EmptyState drawing={<PlaylistDrawing />} title="This playlist is empty">
          Find something you like and choose &quot;Add to playlist&quot;.
        </EmptyState>
      ) : (
        <Sources tracks={tracks} />
      )}
    </>
  );
}

function DetailSkeleton() {
  return (
    <Waiting aria-busy="true" aria-label="Loading playlist" role="status">
      <Skeleton width="10rem" height="10rem" radius="radii.control" />
      <Skeleton width="60%" height="2rem" />
      <Skeleton width="30%" />
    </Waiting>
  );
}

const BackLink = styled(Link)`
  ${buttonLook.primary}
`;
const Waiting = styled.div`
  display: grid;
  gap: ${t('space.4')};
`;
