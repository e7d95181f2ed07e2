import { type Playlist, type Track, trackKey } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { TrackList } from '@segue/ui/tracks';
import {
  Backdrop,
  DetailSkeleton,
  lengthOf,
  PrimaryLink,
  totalLength,
  trackTotal,
} from '@segue/ui/tracks/list-page';
import {
  CloseIcon,
  EmptyState,
  ErrorMessage,
  formatDate,
  IconButton,
  lazyPart,
  media,
  PlaylistDrawing,
  Spinner,
  t,
} from '@segue/ui';
import { useGate, useStoreMap, useUnit } from 'effector-react';
import { useNavigate } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { BackLink } from '../back-link';
import { Collection, type ListProps } from '../collection';
import { CommandsGate, PlaylistGate } from '../gates';
import { ListFailure } from '../list-failure';
import { useOfflineProps } from '../offline';
import { PlaylistCover } from '../playlist-cover';
import { DeletionQuestion } from '../playlist-list/card';
import { $deleteError, $deletionCandidate } from '../playlist-list/model';
import { EditButtons } from './menu';
import { $errorText, $playlist, $tracks, LOAD_FAILED, removalRequested, retryRequested } from './model';
import { $moveError } from './move-queue';
import { $removeError, $removing } from './removal';

export function PlaylistDetail({ id }: { id: string }) {
  const [playlist, error, tracks, onRetry] = useUnit([$playlist, $errorText, $tracks, retryRequested]);
  const navigate = useNavigate();
  useGate(PlaylistGate, { id, navigate: (path) => void navigate(path) });
  useGate(CommandsGate);
  if (error !== null) {
    const link = { to: screens.playlists, label: 'Back to playlists' };
    return <ListFailure title={error} onRetry={error === LOAD_FAILED ? onRetry : null} link={link} />;
  }
  if (!playlist || tracks === null) return <DetailSkeleton label="Loading playlist" />;
  return <OpenPlaylist playlist={playlist} tracks={tracks} />;
}

function OpenPlaylist({ playlist, tracks }: { playlist: Playlist; tracks: readonly Track[] }) {
  const [deleteError, removeError, moveError, candidate] = useUnit([
    $deleteError,
    $removeError,
    $moveError,
    $deletionCandidate,
  ]);
  const { playlistId, name } = playlist;
  const length = tracks.length > 0 ? ` · ${totalLength(lengthOf(tracks))}` : '';
  return (
    <Collection
      backdrop={<Backdrop imageUrl={playlist.imageUrl ?? playlist.summary?.coverUrls[0]} seed={playlistId} />}
      cover={<PlaylistCover playlist={playlist} eager />}
      kind={<BackLink />}
      name={name}
      text={
        <p>
          <span>{`${trackTotal(tracks.length)}${length}`}</span>
          <Separator> · </Separator>
          <CreatedLine>{`Created ${formatDate(playlist.createdAt)}`}</CreatedLine>
        </p>
      }
      error={<HeadError>{deleteError}</HeadError>}
      question={
        candidate === playlistId ? (
          <Question>
            <DeletionQuestion name={name} />
          </Question>
        ) : null
      }
      actions={(playItems) => (
        <EditButtons playlist={playlist} tracks={tracks}>
          {playItems}
        </EditButtons>
      )}
      listName={name}
      label="Playlist tracks"
      tracks={tracks}
      listError={removeError ?? moveError}
      List={Tracks}
      empty={
        <EmptyState
          drawing={<PlaylistDrawing />}
          title="This playlist is empty"
          action={<PrimaryLink to={screens.home}>Find music</PrimaryLink>}
        >
          Find something you like and choose &quot;Add to playlist&quot;.
        </EmptyState>
      }
    />
  );
}

const SortableList = lazyPart(async () => (await import('./sortable-list')).SortableList);

/** A filtered list cannot be sorted: hidden tracks stand between the visible ones. */
function Tracks({ isFiltered, ...given }: ListProps) {
  const playlist = useUnit($playlist);
  const { disabled: isOffline } = useOfflineProps();
  const list = { ...given, ...(playlist && { owner: playlist.playlistId }), Actions: RemoveButton };
  const unsorted = <TrackList {...list} />;
  if (isFiltered || isOffline || list.tracks.length < 2) return unsorted;
  return <SortableList loading={unsorted} {...list} />;
}

function RemoveButton({ track }: { track: Track }) {
  const onRemove = useUnit(removalRequested);
  const offline = useOfflineProps();
  const isRemoving = useStoreMap({
    store: $removing,
    keys: [trackKey(track)],
    fn: (keys, [key]) => keys.has(key),
  });
  return (
    <Remove
      tabIndex={-1}
      label={`Remove ${track.title} from playlist`}
      {...offline}
      disabled={isRemoving || offline.disabled}
      aria-busy={isRemoving}
      onClick={() => onRemove([track])}
    >
      {isRemoving ? <Spinner /> : <CloseIcon />}
    </Remove>
  );
}

const Separator = styled.span`
  ${media.content.phone} {
    display: none;
  }
`;
const CreatedLine = styled.span`
  ${media.content.phone} {
    display: block;
    color: ${t('colors.muted')};
  }
`;
const Question = styled.div`
  overflow-wrap: anywhere;
`;
const HeadError = styled(ErrorMessage)`
  grid-area: error;
`;
const inMenu = css`
  &:not([aria-busy='true']) {
    display: none;
  }
`;
/* On a phone and by touch the track is removed in the row's menu. */
const Remove = styled(IconButton)`
  ${media.content.phone} {
    ${inMenu}
  }
  ${media.touch} {
    ${inMenu}
  }
`;
