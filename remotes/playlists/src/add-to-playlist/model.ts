// Owns the popover that puts a track into a playlist: its list, what is being added, and what just was.
import { PLAYLIST_ADDED_CHECK_MS, trackKey, type Playlist, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { sessionEnded } from '@segue/stores';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { delay } from 'patronum';
import { addTrackFx, loadChoicesFx } from './api';

export const LOAD_FAILED = 'Failed to load playlists';
export const ADD_FAILED = 'Failed to add to playlist';

export const popoverOpened = createEvent<Track>('addToPlaylistOpened');
export const playlistChosen = createEvent<number>('playlistChosen');
/** A playlist holds this track now. */
export const trackAdded = createEvent<{ playlistId: number; track: Track }>('trackAdded');

const $track = createStore<Track | null>(null, { sid: 'add-to-playlist/track' })
  .on(popoverOpened, (_, track) => track)
  .reset(sessionEnded);
/** Null until they are known. */
export const $choices = createStore<readonly Playlist[] | null>(null, { sid: 'add-to-playlist/choices' })
  .on(loadChoicesFx.doneData, (_, { playlists }) => playlists)
  .reset([popoverOpened, sessionEnded]);
/** Playlists that are being added to. */
export const $adding = createStore<ReadonlySet<number>>(new Set(), { sid: 'add-to-playlist/adding' })
  .on(addTrackFx, (adding, { body }) => new Set([...adding, body.playlistId]))
  .on(addTrackFx.finally, (adding, { params }) => except(adding, params.body.playlistId))
  .reset([popoverOpened, sessionEnded]);
const checkExpired = delay({ source: addTrackFx.done, timeout: PLAYLIST_ADDED_CHECK_MS });
/** Playlists that show the check mark. */
export const $added = createStore<ReadonlySet<number>>(new Set(), { sid: 'add-to-playlist/added' })
  .on(addTrackFx.done, (added, { params }) => new Set([...added, params.body.playlistId]))
  .on(checkExpired, (added, { params }) => except(added, params.body.playlistId))
  .reset([popoverOpened, sessionEnded]);
export const $error = createStore<string | null>(null, { sid: 'add-to-playlist/error' })
  .on(loadChoicesFx.fail, () => LOAD_FAILED)
  .on(addTrackFx.fail, () => ADD_FAILED)
  .on([loadChoicesFx.done, addTrackFx.done], () => null)
  .reset([popoverOpened, sessionEnded]);

const announceFx = createEffect<{ playlistId: number; track: Track }, void>(({ playlistId, track }) =>
  send('playlist/track-added', { playlistId, key: trackKey(track) }),
);

function except(ids: ReadonlySet<number>, gone: number): ReadonlySet<number> {
  return new Set([...ids].filter((id) => id !== gone));
}

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
