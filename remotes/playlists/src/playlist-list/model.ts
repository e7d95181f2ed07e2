// Owns the playlists of the signed-in user as this remote knows them, and what is asked before one is deleted.
import type { Playlist } from '@segue/contract';
import { send } from '@segue/event-bus';
import { createSessionStore } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';
import { trackAdded } from '../add-to-playlist/model';
import { countTracksFx, deletePlaylistFx, listPlaylistsFx } from './api';

/** The list is shown, or needed by another slice. */
export const listNeeded = createEvent('listNeeded');
/** A playlist was created and belongs at the end of the list. */
export const playlistAppended = createEvent<Playlist>('playlistAppended');
/** The number of tracks of a playlist became known or changed. */
export const trackCountLearned = createEvent<{ playlistId: number; count: number }>('trackCountLearned');
export const deletionAsked = createEvent<number>('deletionAsked');
export const deletionCancelled = createEvent('deletionCancelled');
export const deletionConfirmed = createEvent('deletionConfirmed');
/** A card came into view and does not know its number of tracks. */
export const countNeeded = createEvent<number>('countNeeded');

export const LOAD_FAILED = 'Failed to load playlists. Please try again later.';
export const DELETE_FAILED = 'Failed to delete playlist. Please try again.';

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
  .on(trackCountLearned, (counts, { playlistId, count }) => ({ ...counts, [playlistId]: count }))
  .on(countTracksFx.done, (counts, { params, result }) => ({
    ...counts,
    [Number(params.params.id)]:
      result.playlistTracks.spotifyPlaylistTracks.length +
      result.playlistTracks.soundcloudPlaylistTracks.length,
  }))
  // Whether the track was there before is not known here, so the card asks again.
  .on(trackAdded, (counts, { playlistId }) => withoutCount(counts, playlistId));

export const $isLoading = listPlaylistsFx.pending;
export const $loadError = createSessionStore<string | null>(null, { sid: 'playlists/load-error' })
  .on(listPlaylistsFx.failed, () => LOAD_FAILED)
  .on(listPlaylistsFx.done, () => null);

/** The playlist whose deletion waits for an answer; one at a time. */
export const $askedToDelete = createSessionStore<number | null>(null, { sid: 'playlists/asked-to-delete' })
  .on(deletionAsked, (_, playlistId) => playlistId)
  .on([deletionCancelled, deletePlaylistFx.finally], () => null);
export const $isDeleting = deletePlaylistFx.pending;
export const $deleteError = createSessionStore<string | null>(null, { sid: 'playlists/delete-error' })
  .on(deletePlaylistFx.failed, () => DELETE_FAILED)
  .on([deletePlaylistFx.done, deletionAsked], () => null);

const announceDeletionFx = createEffect<number, void>((playlistId) =>
  send('playlist/deleted', { playlistId }),
);

const $countsAsked = createSessionStore<ReadonlySet<number>>(new Set(), { sid: 'playlists/counts-asked' })
  .on(countTracksFx, (asked, { params }) => new Set([...asked, Number(params.id)]))
  .on(
    countTracksFx.failed,
    (asked, { params }) => new Set([...asked].filter((id) => id !== Number(params.params.id))),
  )
  .on(trackAdded, (asked, { playlistId }) => new Set([...asked].filter((id) => id !== playlistId)));

function withoutCount(counts: Readonly<Record<number, number>>, gone: number) {
  return Object.fromEntries(Object.entries(counts).filter(([id]) => Number(id) !== gone));
}

sample({ clock: listNeeded, fn: () => undefined, target: listPlaylistsFx });
sample({
  clock: deletionConfirmed,
  source: { asked: $askedToDelete, isDeleting: $isDeleting },
  filter: ({ asked, isDeleting }) => asked !== null && !isDeleting,
  fn: ({ asked }) => ({ body: { playlistId: asked ?? 0 } }),
  target: deletePlaylistFx,
});
sample({
  clock: deletePlaylistFx.done,
  fn: ({ params }) => params.body.playlistId,
  target: announceDeletionFx,
});
sample({
  clock: countNeeded,
  source: { counts: $counts, asked: $countsAsked },
  filter: ({ counts, asked }, playlistId) => counts[playlistId] === undefined && !asked.has(playlistId),
  fn: (_, playlistId) => ({ params: { id: String(playlistId) } }),
  target: countTracksFx,
});
