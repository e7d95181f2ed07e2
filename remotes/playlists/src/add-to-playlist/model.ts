// Adds tracks to a playlist, and owns the popover for it: the list, running requests, and check marks.
import { type ApiFailure, failedWith } from '@segue/api-client';
import {
  errors,
  type Playlist,
  PLAYLIST_ADDED_CHECK_MS,
  PLAYLIST_ADDITIONS_MAX,
  type Track,
} from '@segue/contract';
import { createSessionStore } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';
import { delay } from 'patronum';
import { addTrackFx, addTracksFx, loadChoicesFx } from '../api';
import { PopoverGate } from '../gates';
import { referenceOf } from '../tracks';
import type { Change } from '../undo/change';
import { changeMade } from '../undo/model';

const LOAD_FAILED = 'Failed to load playlists';
const ADD_FAILED = 'Failed to add to playlist';

export const popoverOpened = createEvent<readonly Track[]>('addToPlaylistOpened');
export const playlistChosen = createEvent<Playlist>('playlistChosen');

type Addition = { playlist: Playlist; tracks: readonly Track[] };

/** Adds one track by its own request, several by as few as the server allows. Returns those that the playlist did not have. */
const addFx = createEffect<Addition, readonly Track[], ApiFailure>(
  async ({ playlist: { playlistId }, tracks }) => {
    const references = tracks.map(referenceOf);
    const [only] = references;
    if (only && references.length === 1) {
      const { isDuplicate } = await addTrackFx({ body: { playlistId, ...only } });
      return isDuplicate ? [] : tracks;
    }
    const results: string[] = [];
    while (results.length < references.length) {
      const part = references.slice(results.length, results.length + PLAYLIST_ADDITIONS_MAX);
      results.push(...(await addTracksFx({ body: { playlistId, tracks: part } })).results);
    }
    return tracks.filter((_, index) => results[index] === 'added');
  },
);
/** The server added tracks to the playlist. */
export const tracksAdded = addFx.done.map(({ params: { playlist }, result }) => ({
  playlistId: playlist.playlistId,
  tracks: result,
}));

const $tracks = createSessionStore<readonly Track[]>([]).on(popoverOpened, (_, tracks) => tracks);
/** The playlists to choose from; null until they are loaded. */
export const $choices = createSessionStore<readonly Playlist[] | null>(null)
  .on(loadChoicesFx.doneData, (_, { playlists }) => playlists)
  .reset(popoverOpened);
/** Ids of playlists whose request is running. */
export const $adding = createSessionStore<ReadonlySet<number>>(new Set())
  .on(addFx, (adding, { playlist }) => new Set([...adding, playlist.playlistId]))
  .on(
    addFx.finally,
    (adding, { params }) => new Set([...adding].filter((id) => id !== params.playlist.playlistId)),
  )
  .reset(popoverOpened);
const checkExpired = delay({ source: addFx.done, timeout: PLAYLIST_ADDED_CHECK_MS });
type Mark = { addition: object; outcome: 'added' | 'duplicate' };
/** What happened, by the id of the playlist; shown for some seconds, from the last addition to it. */
export const $added = createSessionStore<ReadonlyMap<number, Mark>>(new Map())
  .on(addFx.done, (added, { params, result }) =>
    new Map(added).set(params.playlist.playlistId, {
      addition: params,
      outcome: result.length === 0 ? 'duplicate' : 'added',
    }),
  )
  .on(
    checkExpired,
    (added, { params }) => new Map([...added].filter(([, { addition }]) => addition !== params)),
  )
  .reset(popoverOpened);
export const $error = createSessionStore<string | null>(null)
  .on(loadChoicesFx.failed, () => LOAD_FAILED)
  .on(addFx.fail, (shown, { error }) => {
    if (error.kind === 'aborted') return shown;
    return failedWith(error, 'otherProvider') ? errors.otherProvider.message : ADD_FAILED;
  })
  .on([loadChoicesFx.done, addFx.done], () => null)
  .reset(popoverOpened);

sample({ clock: PopoverGate.open, fn: ({ tracks }) => tracks, target: popoverOpened });
sample({ clock: popoverOpened, fn: () => undefined, target: loadChoicesFx });
sample({
  clock: playlistChosen,
  source: { tracks: $tracks, adding: $adding },
  filter: ({ tracks, adding }, { playlistId }) => tracks.length > 0 && !adding.has(playlistId),
  fn: ({ tracks }, playlist) => ({ playlist, tracks }),
  target: addFx,
});
sample({
  clock: addFx.done,
  filter: ({ result }) => result.length > 0,
  fn: ({ params: { playlist, tracks }, result }): Change => ({
    kind: 'added',
    playlistId: playlist.playlistId,
    name: playlist.name,
    tracks: result,
    present: tracks.length - result.length,
  }),
  target: changeMade,
});
const reportFx = createEffect((onAdded?: () => void) => onAdded?.());
sample({
  clock: addFx.done,
  source: PopoverGate.state,
  filter: (_, { result }) => result.length > 0,
  fn: ({ onAdded }) => onAdded,
  target: reportFx,
});
