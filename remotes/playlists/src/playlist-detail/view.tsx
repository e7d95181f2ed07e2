import { screens } from '@segue/contract/screens';
import {
  buttonLook,
  EmptyState,
  LoadFailure,
  media,
  PlaylistDrawing,
  Skeleton,
  t,
  UnpluggedDrawing,
} from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CommandsGate } from '../commands';
import { PlaylistGate } from './gate';
import { Header } from './header';
import { $playlist, $errorText, $tracks, LOAD_FAILED, retryRequested } from './model';
import { Sources } from './sources';

/** One playlist, by the id in the URL. */
export function PlaylistDetail({ id }: { id: string }) {
  const [playlist, error, tracks, onRetry] = useUnit([$playlist, $errorText, $tracks, retryRequested]);
  const navigate = useNavigate();
  useGate(PlaylistGate, { id, navigate: (path) => void navigate(path) });
  useGate(CommandsGate);
  if (error === LOAD_FAILED) {
    return <LoadFailure title={error} onRetry={() => onRetry()} isRetrying={false} />;
  }
  if (error !== null) {
    return (
      <EmptyState
        drawing={<UnpluggedDrawing />}
        title={<span role="alert">{error}</span>}
        action={<PrimaryLink to={screens.playlists}>Back to playlists</PrimaryLink>}
      />
    );
  }
  if (!playlist || tracks === null) return <DetailSkeleton />;
  return (
    <>
      <Header playlist={playlist} />
      {tracks.length === 0 ? (
        <EmptyState
          drawing={<PlaylistDrawing />}
          title="This playlist is empty"
          action={<PrimaryLink to={screens.home}>Find music</PrimaryLink>}
        >
          Find something you like and choose &quot;Add to playlist&quot;.
        </EmptyState>
      ) : (
        <Sources playlistId={playlist.playlistId} tracks={tracks} />
      )}
    </>
  );
}

function DetailSkeleton() {
  return (
    <Waiting aria-busy="true" aria-label="Loading playlist" role="status">
      <Square>
        <Skeleton height="100%" radius="radii.control" />
      </Square>
      <Lines>
        <Skeleton width="60%" height="2rem" />
        <Skeleton width="40%" />
      </Lines>
    </Waiting>
  );
}

const PrimaryLink = styled(Link)`
  ${buttonLook.primary}
`;
/* In the shape of the head. */
const Waiting = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  align-items: center;
  gap: ${t('space.4')};
  ${media.content.tablet} {
    grid-template-columns: 12.5rem minmax(0, 1fr);
    gap: ${t('space.7')};
  }
`;
const Square = styled.div`
  aspect-ratio: 1;
`;
const Lines = styled.div`
  display: grid;
  gap: ${t('space.4')};
`;
