// Owns the user's playlists, their track counts, and the question before one is deleted.
import type { Playlist } from '@segue/contract';
import { send } from '@segue/event-bus';
import { createSessionStore } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';
import { trackAdded } from '../add-to-playlist';
import { countTracksFx, deletePlaylistFx, listPlaylistsFx } from './api';
import { PlaylistsGate } from './gate';

/** A screen shows the list or needs it. */
export const listRequested = createEvent('listRequested');
/** A playlist was created; it goes to the end of the list. */
export const playlistAppended = createEvent<Playlist>('playlistAppended');
/** The track count of a playlist became known or changed. */
export const trackCountChanged = createEvent<{ playlistId: number; count: number }>('trackCountChanged');
export const deletionRequested = createEvent<number>('deletionRequested');
export const deletionCancelled = createEvent('deletionCancelled');
export const deletionConfirmed = createEvent('deletionConfirmed');
/** A card without a track count came into view. */
export const countRequested = createEvent<number>('countRequested');

/** Loading the list failed and was not aborted. */
export const listFailed = listPlaylistsFx.failed;

const LOAD_FAILED = 'Failed to load playlists. Please try again later.';
const DELETE_FAILED = 'Failed to delete playlist. Please try again.';

export const $playlists = createSessionStore<readonly Playlist[] | null>(null, { sid: 'playlists/list' })
  .on(listPlaylistsFx.doneData, (_, { playlists }) => playlists)
  .on(playlistAppended, (playlists, playlist) => [...(playlists ?? []), playlist])
  .on(deletePlaylistFx.done, (playlists, { params }) =>
    (playlists ?? []).filter((playlist) => playlist.playlistId !== params.body.playlistId),
  );

export const $counts = createSessionStore<Readonly<Record<number, number>>>({}, { sid: 'playlists/counts' })
  .on(listPlaylistsFx.doneData, (counts, { playlists }) =>
    playlists.reduce(
      (known, { playlistId, trackCount }) =>
        trackCount === undefined ? known : { ...known, [playlistId]: trackCount },
      counts,
    ),
  )
  .on(trackCountChanged, (counts, { playlistId, count }) => ({ ...counts, [playlistId]: count }))
  .on(countTracksFx.done, (counts, { params, result }) => ({
    ...counts,
    [Number(params.params.id)]:
      result.playlistTracks.spotifyPlaylistTracks.length +
      result.playlistTracks.soundcloudPlaylistTracks.length,
  }))
  // The playlist may have held the track already, so the card requests the count again.
  .on(trackAdded, (counts, { playlistId }) => withoutCount(counts, playlistId));

export const $isLoading = listPlaylistsFx.pending;
export const $loadError = createSessionStore<string | null>(null, { sid: 'playlists/load-error' })
  .on(listFailed, () => LOAD_FAILED)
  .on(listPlaylistsFx.done, () => null);

/** The playlist whose card asks whether to delete it; one at a time. */
export const $deletionCandidate = createSessionStore<number | null>(null, {
  sid: 'playlists/deletion-candidate',
})
  .on(deletionRequested, (_, playlistId) => playlistId)
  .on([deletionCancelled, deletePlaylistFx.finally], () => null);
export const $isDeleting = deletePlaylistFx.pending;
export const $deleteError = createSessionStore<string | null>(null, { sid: 'playlists/delete-error' })
  .on(deletePlaylistFx.failed, () => DELETE_FAILED)
  .on([deletePlaylistFx.done, deletionRequested], () => null);

const announceDeletionFx = createEffect<number, void>((playlistId) =>
  send('playlist/deleted', { playlistId }),
);

const $requestedCounts = createSessionStore<ReadonlySet<number>>(new Set(), {
  sid: 'playlists/requested-counts',
})
  .on(countTracksFx, (ids, { params }) => new Set([...ids, Number(params.id)]))
  .on(
    countTracksFx.failed,
    (ids, { params }) => new Set([...ids].filter((id) => id !== Number(params.params.id))),
  )
  .on(trackAdded, (ids, { playlistId }) => new Set([...ids].filter((id) => id !== playlistId)));

function withoutCount(counts: Readonly<Record<number, number>>, gone: number) {
  return Object.fromEntries(Object.entries(counts).filter(([id]) => Number(id) !== gone));
}

sample({ clock: [PlaylistsGate.open, listRequested], fn: () => undefined, target: listPlaylistsFx });
sample({
  clock: deletionConfirmed,
  source: { candidate: $deletionCandidate, isDeleting: $isDeleting },
  filter: ({ candidate, isDeleting }) => candidate !== null && !isDeleting,
  fn: ({ candidate }) => ({ body: { playlistId: candidate ?? 0 } }),
  target: deletePlaylistFx,
});
sample({
  clock: deletePlaylistFx.done,
  fn: ({ params }) => params.body.playlistId,
  target: announceDeletionFx,
});
sample({
  clock: countRequested,
  source: { counts: $counts, requested: $requestedCounts },
  filter: ({ counts, requested }, playlistId) =>
    counts[playlistId] === undefined && !requested.has(playlistId),
  fn: (_, playlistId) => ({ params: { id: String(playlistId) } }),
  target: countTracksFx,
});
