// Owns the user's playlists, their order on screen, and the question before one is deleted.
import type { Playlist } from '@segue/contract';
import { createSessionStore, diagnosticReported } from '@segue/stores';
import { createEvent, sample } from 'effector';
import { trackAdded } from '../add-to-playlist';
import { deletePlaylistFx, listPlaylistsFx } from './api';
import { PlaylistsGate } from './gate';

/** A screen shows the list or needs it. */
export const listRequested = createEvent('listRequested');
/** A playlist was created; it goes to the end of the list. */
export const playlistAppended = createEvent<Playlist>('playlistAppended');
/** Some fields of a playlist are now others. */
export const playlistChanged = createEvent<Pick<Playlist, 'playlistId'> & Partial<Playlist>>(
  'playlistChanged',
);
export const deletionRequested = createEvent<number>('deletionRequested');
export const deletionCancelled = createEvent('deletionCancelled');
export const deletionConfirmed = createEvent('deletionConfirmed');

/** Loading the list failed and was not aborted. */
export const listFailed = listPlaylistsFx.failed;

const LOAD_FAILED = 'Failed to load playlists. Please try again later.';
const DELETE_FAILED = 'Failed to delete playlist. Please try again.';

/** In the order of their creation. */
export const $playlists = createSessionStore<readonly Playlist[] | null>(null, { sid: 'playlists/list' })
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
  .on(deletePlaylistFx.done, (playlists, { params }) =>
    (playlists ?? []).filter((playlist) => playlist.playlistId !== params.body.playlistId),
  );

/** A playlist was deleted; its id. */
export const playlistDeleted = deletePlaylistFx.done.map(({ params }) => params.body.playlistId);

export const $isLoading = listPlaylistsFx.pending;
export const $loadError = createSessionStore<string | null>(null, { sid: 'playlists/load-error' })
  .on(listFailed, () => LOAD_FAILED)
  .on(listPlaylistsFx.done, () => null);

/** The playlist about which the screen asks whether to delete it; one at a time. */
export const $deletionCandidate = createSessionStore<number | null>(null, {
  sid: 'playlists/deletion-candidate',
})
  .on(deletionRequested, (_, playlistId) => playlistId)
  .on([deletionCancelled, deletePlaylistFx.finally], () => null);
export const $isDeleting = deletePlaylistFx.pending;
export const $deleteError = createSessionStore<string | null>(null, { sid: 'playlists/delete-error' })
  .on(deletePlaylistFx.failed, () => DELETE_FAILED)
  .on([deletePlaylistFx.done, deletionRequested, PlaylistsGate.open], () => null);

sample({ clock: [PlaylistsGate.open, listRequested], fn: () => undefined, target: listPlaylistsFx });
// The playlist may have held the track already: only the server knows its new number of tracks.
sample({ clock: trackAdded, filter: PlaylistsGate.status, fn: () => undefined, target: listPlaylistsFx });
sample({
  clock: deletionConfirmed,
  source: { candidate: $deletionCandidate, isDeleting: $isDeleting },
  filter: ({ candidate, isDeleting }) => candidate !== null && !isDeleting,
  fn: ({ candidate }) => ({ body: { playlistId: candidate ?? 0 } }),
  target: deletePlaylistFx,
});
sample({
  clock: listPlaylistsFx.doneData,
  filter: ({ playlists }) => invalidDates(playlists).length > 0,
  fn: ({ playlists }) => ({
    area: 'playlists' as const,
    level: 'warning' as const,
    message: invalidDates(playlists)
      .map((text) => `Invalid date "${text}"`)
      .join('. '),
  }),
  target: diagnosticReported,
});

function invalidDates(playlists: readonly Playlist[]): readonly string[] {
  return playlists.map(({ createdAt }) => createdAt).filter((text) => Number.isNaN(Date.parse(text)));
}
