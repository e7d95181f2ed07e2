// Adds a track to a playlist, and owns the popover for it: the list, running requests, and check marks.
import { failedWith } from '@segue/api-client';
import { errors, type Playlist, PLAYLIST_ADDED_CHECK_MS, type Track } from '@segue/contract';
import { createSessionStore } from '@segue/stores';
import { attach, createEvent, sample } from 'effector';
import { delay } from 'patronum';
import { addTrackFx, loadChoicesFx } from '../api';
import { PopoverGate } from '../gates';
import type { Change } from '../undo/change';
import { changeMade } from '../undo/model';

const LOAD_FAILED = 'Failed to load playlists';
const ADD_FAILED = 'Failed to add to playlist';

export const popoverOpened = createEvent<Track>('addToPlaylistOpened');
export const playlistChosen = createEvent<Playlist>('playlistChosen');

/** `isNew`: the playlist was made for the track, and one undo takes back both. */
export type Addition = { playlist: Playlist; track: Track; isNew?: true };

export const addFx = attach({
  effect: addTrackFx,
  mapParams: ({ playlist: { playlistId }, track }: Addition) => ({
    body: { playlistId, trackId: track.id, provider: track.provider },
  }),
});
/** The server added the track to the playlist. */
export const trackAdded = addFx.done.map(({ params: { playlist, track } }) => ({
  playlistId: playlist.playlistId,
  track,
}));

const $track = createSessionStore<Track | null>(null).on(popoverOpened, (_, track) => track);
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
      outcome: result.isDuplicate ? 'duplicate' : 'added',
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

sample({ clock: PopoverGate.open, fn: ({ track }) => track, target: popoverOpened });
sample({ clock: popoverOpened, fn: () => undefined, target: loadChoicesFx });
sample({
  clock: playlistChosen,
  source: { track: $track, adding: $adding },
  filter: ({ track, adding }, { playlistId }) => track !== null && !adding.has(playlistId),
  fn: ({ track }, playlist) => ({ playlist, track: track as Track }),
  target: addFx,
});
sample({
  clock: addFx.done,
  filter: ({ result }) => !result.isDuplicate,
  fn: ({ params: { playlist, track, isNew } }): Change => {
    const { playlistId, name } = playlist;
    return isNew ? { kind: 'created', playlistId, name } : { kind: 'added', playlistId, name, track };
  },
  target: changeMade,
});
