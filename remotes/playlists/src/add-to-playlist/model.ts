// Owns the popover that adds a track to playlists: the list, running requests, and check marks.
import { PLAYLIST_ADDED_CHECK_MS, trackKey, type Playlist, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { createSessionStore } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';
import { delay } from 'patronum';
import { addTrackFx, loadChoicesFx } from './api';
import { PopoverGate } from './gate';

const LOAD_FAILED = 'Failed to load playlists';
const ADD_FAILED = 'Failed to add to playlist';

export const popoverOpened = createEvent<Track>('addToPlaylistOpened');
export const playlistChosen = createEvent<number>('playlistChosen');
/** The server added the track to the playlist. */
export const trackAdded = createEvent<{ playlistId: number; track: Track }>('trackAdded');

const $track = createSessionStore<Track | null>(null, { sid: 'add-to-playlist/track' }).on(
  popoverOpened,
  (_, track) => track,
);
/** The playlists to choose from; null until they are loaded. */
export const $choices = createSessionStore<readonly Playlist[] | null>(null, {
  sid: 'add-to-playlist/choices',
})
  .on(loadChoicesFx.doneData, (_, { playlists }) => playlists)
  .reset(popoverOpened);
/** Ids of playlists whose request is running. */
export const $adding = createSessionStore<ReadonlySet<number>>(new Set(), { sid: 'add-to-playlist/adding' })
  .on(addTrackFx, (adding, { body }) => new Set([...adding, body.playlistId]))
  .on(addTrackFx.finally, (adding, { params }) => except(adding, params.body.playlistId))
  .reset(popoverOpened);
const checkExpired = delay({ source: addTrackFx.done, timeout: PLAYLIST_ADDED_CHECK_MS });
/** Ids of playlists that show the check mark. */
export const $added = createSessionStore<ReadonlySet<number>>(new Set(), { sid: 'add-to-playlist/added' })
  .on(addTrackFx.done, (added, { params }) => new Set([...added, params.body.playlistId]))
  .on(checkExpired, (added, { params }) => except(added, params.body.playlistId))
  .reset(popoverOpened);
export const $error = createSessionStore<string | null>(null, { sid: 'add-to-playlist/error' })
  .on(loadChoicesFx.failed, () => LOAD_FAILED)
  .on(addTrackFx.failed, () => ADD_FAILED)
  .on([loadChoicesFx.done, addTrackFx.done], () => null)
  .reset(popoverOpened);

const announceFx = createEffect<{ playlistId: number; track: Track }, void>(({ playlistId, track }) =>
  send('playlist/track-added', { playlistId, key: trackKey(track) }),
);

function except(ids: ReadonlySet<number>, removed: number): ReadonlySet<number> {
  return new Set([...ids].filter((id) => id !== removed));
}

sample({ clock: PopoverGate.open, fn: ({ track }) => track, target: popoverOpened });
sample({ clock: popoverOpened, fn: () => undefined, target: loadChoicesFx });
sample({
  clock: playlistChosen,
  source: { track: $track, adding: $adding },
  filter: ({ track, adding }, playlistId) => track !== null && !adding.has(playlistId),
  fn: ({ track }, playlistId) => ({
    body: { playlistId, trackId: track?.id ?? '', provider: track?.provider ?? ('spotify' as const) },
  }),
  target: addTrackFx,
});
sample({
  clock: addTrackFx.done,
  source: $track,
  filter: (track): track is Track => track !== null,
  fn: (track, { params }) => ({ playlistId: params.body.playlistId, track: track as Track }),
  target: [trackAdded, announceFx],
});
