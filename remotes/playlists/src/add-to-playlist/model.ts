// Adds tracks to a playlist, and owns the popover for it: the list, running requests, and check marks.
import { type ApiFailure, failedWith } from '@segue/kernel/request';
import { errors, type Playlist, type Track } from '@segue/contract';
import { createSessionStore } from '@segue/kernel/state';
import { addInParts } from '@segue/ui/tracks/save-playlist';
import { createEffect, createEvent, sample, scopeBind } from 'effector';
import { delay } from 'patronum';
import { addTrackFx, addTracksFx, loadChoicesFx } from '../api';
import { showNoticeFx } from '../effects';
import { PopoverGate } from '../gates';
import { referenceOf } from '../tracks';

const PLAYLIST_ADDED_CHECK_MS = 3000;
const LOAD_FAILED = 'Failed to load playlists';
const ADD_FAILED = 'Failed to add to playlist';

export const popoverOpened = createEvent<readonly Track[]>('addToPlaylistOpened');
export const playlistChosen = createEvent<Playlist>('playlistChosen');

type Addition = { playlist: Playlist; tracks: readonly Track[] };

/** Adds one track by its own request, several in as few requests as the server allows. Returns the newly added ones. */
const addFx = createEffect<Addition, readonly Track[], ApiFailure>(
  async ({ playlist: { playlistId }, tracks }) => {
    const [addOne, add] = [scopeBind(addTrackFx), scopeBind(addTracksFx)];
    const references = tracks.map(referenceOf);
    const [only] = references;
    if (only && references.length === 1) {
      const { isDuplicate } = await addOne({ body: { playlistId, ...only } });
      return isDuplicate ? [] : tracks;
    }
    const results = await addInParts(references, (part) => add({ body: { playlistId, tracks: part } }));
    return tracks.filter((_, index) => results[index] === 'added');
  },
);
export const tracksAdded = addFx.done.map(({ params: { playlist }, result }) => ({
  playlistId: playlist.playlistId,
  tracks: result,
}));

const $tracks = createSessionStore<readonly Track[]>([]).on(popoverOpened, (_, tracks) => tracks);
/** The playlists to choose from; null until they are loaded. */
export const $choices = createSessionStore<readonly Playlist[] | null>(null)
  .on(loadChoicesFx.doneData, (_, { playlists }) => playlists)
  .reset(popoverOpened);
type Mark = { addition: Addition; state: 'adding' | 'added' | 'duplicate' };
const checkExpired = delay({ source: addFx.done, timeout: PLAYLIST_ADDED_CHECK_MS });
/** What happens to a playlist, by its id; what has happened for some seconds, from the last addition to it. */
export const $marks = createSessionStore<ReadonlyMap<number, Mark>>(new Map())
  .on(addFx, (marks, addition) => marked(marks, { addition, state: 'adding' }))
  .on(addFx.done, (marks, { params: addition, result }) =>
    marked(marks, { addition, state: result.length === 0 ? 'duplicate' : 'added' }),
  )
  .on(
    [addFx.fail, checkExpired],
    (marks, { params }) => new Map([...marks].filter(([, { addition }]) => addition !== params)),
  )
  .reset(popoverOpened);
const marked = (marks: ReadonlyMap<number, Mark>, mark: Mark) =>
  new Map(marks).set(mark.addition.playlist.playlistId, mark);
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
  source: { tracks: $tracks, marks: $marks },
  filter: ({ tracks, marks }, { playlistId }) =>
    tracks.length > 0 && marks.get(playlistId)?.state !== 'adding',
  fn: ({ tracks }, playlist) => ({ playlist, tracks }),
  target: addFx,
});
sample({
  clock: addFx.done,
  // One track has its check mark.
  filter: ({ params, result }) => params.tracks.length > 1 && result.length > 0,
  fn: ({ params: { playlist, tracks }, result }) => ({
    text: addedText(playlist, result.length, tracks.length),
  }),
  target: showNoticeFx,
});
const reportFx = createEffect((onAdded?: () => void) => onAdded?.());
sample({
  clock: addFx.done,
  source: PopoverGate.state,
  filter: (_, { result }) => result.length > 0,
  fn: ({ onAdded }) => onAdded,
  target: reportFx,
});

function addedText({ name }: Playlist, added: number, all: number): string {
  const present = all - added;
  const rest = present === 0 ? '' : ` ${present} ${present === 1 ? 'was' : 'were'} already there.`;
  return `Added ${added === 1 ? '1 track' : `${added} tracks`} to “${name}”.${rest}`;
}
