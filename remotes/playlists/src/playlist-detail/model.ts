import { type ApiFailure, failedWith } from '@segue/kernel/request';
import { errors, parsePlaylistId, type Track } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { createSessionStore } from '@segue/kernel/state';
import { combine, createEvent, type Event, sample } from 'effector';
import { tracksAdded } from '../add-to-playlist/model';
import { loadTracksFx } from '../api';
import { reloadRequested, tracksRemovalRequested } from '../commands';
import { navigateFx } from '../effects';
import { PlaylistGate } from '../gates';
import {
  $playlists,
  listFailed,
  listRequested,
  playlistChanged,
  playlistDeleted,
} from '../playlist-list/model';
import { summaryOf, tracksInOrder } from '../tracks';
import { changeUndone } from '../undo';
import { moveAccepted, moveFailed, moveReverted, playlistLeft } from './move-queue';
import { moveWithin, orderOf, withMove, withOrder, withTrack } from './order';
import { removalAccepted, trackRemoved } from './removal';

export const LOAD_FAILED = 'Failed to load playlist. Please try again later.';

export const playlistOpened = createEvent<string>('playlistOpened');
export const retryRequested = createEvent('playlistRetryRequested');
export const removalRequested = createEvent<readonly Track[]>('removalRequested');
export const moveRequested = createEvent<{ tracks: readonly Track[]; from: number; to: number }>(
  'moveRequested',
);

const NO_TRACKS: readonly Track[] = [];

const $playlistId = createSessionStore<number | null>(null).on(playlistOpened, (_, id) =>
  parsePlaylistId(id),
);
function ofOpenPlaylist<Change extends { playlistId: number }>(clock: Event<Change>): Event<Change> {
  return sample({
    clock,
    source: $playlistId,
    filter: (id, { playlistId }) => playlistId === id,
    fn: (_, change) => change,
  });
}
const tracksUndone = changeUndone.filterMap(({ change: { playlistId }, tracks }) =>
  tracks ? { playlistId, tracks } : undefined,
);
export const $tracks = createSessionStore<readonly Track[] | null>(null)
  .on(loadTracksFx.doneData, (_, { playlistTracks }) => tracksInOrder(playlistTracks))
  .on(
    ofOpenPlaylist(trackRemoved),
    (tracks, { trackId, provider }) =>
      tracks && tracks.filter((track) => track.id !== trackId || track.provider !== provider),
  )
  .on(ofOpenPlaylist(tracksAdded), (tracks, added) =>
    tracks ? added.tracks.reduce(withTrack, tracks) : tracks,
  )
  .on(ofOpenPlaylist(tracksUndone), (_, { tracks }) => tracks)
  .on(moveAccepted, (tracks, move) => (tracks ? withMove(tracks, move) : tracks))
  .on(moveReverted, (tracks, { former }) => (tracks ? withOrder(tracks, former) : tracks))
  .reset(playlistOpened);

export const $playlist = combine(
  $playlists,
  $playlistId,
  (playlists, id) => playlists?.find((playlist) => playlist.playlistId === id) ?? null,
);

const $failure = createSessionStore<ApiFailure | null>(null)
  .on([loadTracksFx.failed, listFailed], (_, { error }) => error)
  .reset(playlistOpened);
/** Null until the screen has opened a playlist: before, none is missing. */
export const $errorText = combine(
  [PlaylistGate.status, $playlistId, $playlists, $playlist, $failure],
  ([isOpen, id, playlists, playlist, failure]) => {
    const isMissing = isOpen && (id === null || (playlists !== null && playlist === null));
    if (isMissing || (failure && failedWith(failure, 'playlistNotFound')))
      return errors.playlistNotFound.message;
    return failure ? LOAD_FAILED : null;
  },
);
sample({
  clock: [PlaylistGate.open, retryRequested],
  source: PlaylistGate.state,
  fn: ({ id }) => id,
  target: playlistOpened,
});
// The list of playlists reloads too; the current content stays until the answer.
sample({
  clock: reloadRequested,
  source: { id: $playlistId, isOpen: PlaylistGate.status },
  filter: ({ id, isOpen }) => isOpen && id !== null,
  fn: ({ id }) => ({ params: { id: String(id) } }),
  target: loadTracksFx,
});
const numberOpened = sample({
  clock: playlistOpened,
  source: $playlistId,
  filter: (id): id is number => id !== null,
});
sample({ clock: numberOpened, fn: () => undefined, target: listRequested });
sample({ clock: numberOpened, fn: (id) => ({ params: { id: String(id) } }), target: loadTracksFx });
sample({
  clock: ofOpenPlaylist(tracksRemovalRequested),
  fn: ({ tracks }) => tracks,
  target: removalRequested,
});
sample({
  clock: removalRequested,
  source: { playlist: $playlist, tracks: $tracks },
  filter: ({ playlist }) => playlist !== null,
  fn: ({ playlist, tracks }, removed) => ({
    playlistId: playlist?.playlistId ?? 0,
    name: playlist?.name ?? '',
    tracks: removed,
    former: orderOf(tracks ?? NO_TRACKS),
  }),
  target: removalAccepted,
});
sample({
  clock: moveRequested,
  source: { playlistId: $playlistId, all: $tracks },
  filter: ({ playlistId, all }, { tracks, from, to }) =>
    playlistId !== null && all !== null && moveWithin(all, tracks, from, to) !== null,
  fn: ({ playlistId, all }, { tracks, from, to }) => ({
    ...moveWithin(all!, tracks, from, to)!,
    playlistId: playlistId!,
    former: orderOf(all!),
  }),
  target: moveAccepted,
});
sample({ clock: playlistOpened, fn: () => undefined, target: [loadTracksFx.abort, playlistLeft] });
sample({
  clock: $tracks,
  source: $playlistId,
  filter: (playlistId, tracks) => playlistId !== null && tracks !== null,
  fn: (playlistId, tracks) => ({ playlistId: playlistId ?? 0, summary: summaryOf(tracks ?? NO_TRACKS) }),
  target: playlistChanged,
});
sample({
  clock: playlistDeleted,
  source: { id: $playlistId, isOpen: PlaylistGate.status, screen: PlaylistGate.state },
  filter: ({ id, isOpen }, deleted) => isOpen && id === deleted,
  fn: ({ screen: { navigate } }) => ({ navigate, path: screens.playlists }),
  target: navigateFx,
});
sample({ clock: ofOpenPlaylist(moveFailed), target: moveReverted });
