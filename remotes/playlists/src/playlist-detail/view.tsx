import { screens } from '@segue/contract/screens';
import { DetailSkeleton, PrimaryLink } from '@segue/tracks/list-page';
import { EmptyState, LoadFailure, PlaylistDrawing, UnpluggedDrawing } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { useNavigate } from 'react-router-dom';
import { CommandsGate, PlaylistGate } from '../gates';
import { Header } from './header';
import { $errorText, $playlist, $tracks, LOAD_FAILED, retryRequested } from './model';
import { Sources } from './sources';

/** One playlist, by the id in the URL. */
export function PlaylistDetail({ id }: { id: string }) {
  const [playlist, error, tracks, onRetry] = useUnit([$playlist, $errorText, $tracks, retryRequested]);
  const navigate = useNavigate();
  useGate(PlaylistGate, { id, navigate: (path) => void navigate(path) });
  useGate(CommandsGate);
  if (error === LOAD_FAILED) {
    return <LoadFailure isPage title={error} onRetry={() => onRetry()} isRetrying={false} />;
  }
  if (error !== null) {
    return (
      <EmptyState
        isPage
        drawing={<UnpluggedDrawing />}
        title={error}
        announce="alert"
        action={<PrimaryLink to={screens.playlists}>Back to playlists</PrimaryLink>}
      />
    );
  }
  if (!playlist || tracks === null) return <DetailSkeleton label="Loading playlist" />;
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
