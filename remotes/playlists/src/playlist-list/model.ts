// Owns the user's playlists, their order on screen, and the question before one is deleted.
import type { ApiFailure } from '@segue/kernel/request';
import { DELETED_PLAYLIST_KEPT_MS, type DeletedPlaylist, type Playlist } from '@segue/contract';
import { createSessionStore } from '@segue/kernel/state';
import { createEffect, createEvent, sample } from 'effector';
import { tracksAdded } from '../add-to-playlist/model';
import { deletePlaylistFx, listPlaylistsFx } from '../api';
import { reloadRequested } from '../commands';
import { HomePlaylistsGate, PlaylistsGate } from '../gates';
import { changeMade, changeUndone } from '../undo';

export const listRequested = createEvent('listRequested');
export const playlistAppended = createEvent<Playlist>('playlistAppended');
export const playlistChanged = createEvent<Pick<Playlist, 'playlistId'> & Partial<Playlist>>(
  'playlistChanged',
);
export const deletionRequested = createEvent<number>('deletionRequested');
export const deletionCancelled = createEvent('deletionCancelled');
export const deletionConfirmed = createEvent('deletionConfirmed');

export const listFailed = listPlaylistsFx.failed;

const LOAD_FAILED = 'Failed to load playlists. Please try again later.';
const DELETE_FAILED = 'Failed to delete playlist. Please try again.';

const deleteFx = createEffect<Playlist, DeletedPlaylist, ApiFailure>(async ({ playlistId, name }) => {
  await deletePlaylistFx({ body: { playlistId } });
  const keptUntil = new Date(Date.now() + DELETED_PLAYLIST_KEPT_MS).toISOString();
  return { playlistId, name, keptUntil };
});
export const playlistDeleted = deleteFx.done.map(({ params }) => params.playlistId);
/** In order of creation. */
export const $playlists = createSessionStore<readonly Playlist[] | null>(null)
  .on(listPlaylistsFx.doneData, (_, { playlists }) => playlists)
  .on(playlistAppended, (playlists, playlist) => [...(playlists ?? []), playlist])
  .on(
    playlistChanged,
    (playlists, change) =>
      playlists &&
      playlists.map((playlist) =>
        playlist.playlistId === change.playlistId ? { ...playlist, ...change } : playlist,
      ),
  )
  .on(playlistDeleted, (playlists, deleted) =>
    (playlists ?? []).filter(({ playlistId }) => playlistId !== deleted),
  );
/** Restorable playlists, the newest deletion first. */
export const $recentlyDeleted = createSessionStore<readonly DeletedPlaylist[]>([])
  .on(listPlaylistsFx.doneData, (_, { recentlyDeleted = [] }) => recentlyDeleted)
  .on(deleteFx.doneData, (others, deleted) => [deleted, ...others]);

export const $isLoading = listPlaylistsFx.pending;
export const $loadError = createSessionStore<string | null>(null)
  .on(listFailed, () => LOAD_FAILED)
  .on(listPlaylistsFx.done, () => null);

export const $deletionCandidate = createSessionStore<number | null>(null)
  .on(deletionRequested, (_, playlistId) => playlistId)
  .on([deletionCancelled, deletePlaylistFx.finally], () => null);
export const $isDeleting = deletePlaylistFx.pending;
export const $deleteError = createSessionStore<string | null>(null)
  .on(deletePlaylistFx.failed, () => DELETE_FAILED)
  .on([deletePlaylistFx.done, deletionRequested, PlaylistsGate.open], () => null);

sample({
  clock: [PlaylistsGate.open, HomePlaylistsGate.open, listRequested, reloadRequested],
  fn: () => undefined,
  target: listPlaylistsFx,
});
// The playlist may have held the track already: only the server knows its new number of tracks.
sample({ clock: tracksAdded, filter: PlaylistsGate.status, fn: () => undefined, target: listPlaylistsFx });
sample({
  clock: sample({
    clock: deletionConfirmed,
    source: { candidate: $deletionCandidate, playlists: $playlists, isDeleting: $isDeleting },
    filter: ({ isDeleting }) => !isDeleting,
  }).filterMap(({ candidate, playlists }) => playlists?.find(({ playlistId }) => playlistId === candidate)),
  target: deleteFx,
});
sample({
  clock: deleteFx.done,
  fn: ({ params: { playlistId, name } }) => ({ kind: 'deleted' as const, playlistId, name }),
  target: changeMade,
});
sample({ clock: changeUndone.filterMap(({ playlist }) => playlist), target: playlistChanged });
// Cards show track counts, and the screen the deleted playlists: both are reloaded from the server.
sample({ clock: changeUndone, fn: () => undefined, target: listPlaylistsFx });
