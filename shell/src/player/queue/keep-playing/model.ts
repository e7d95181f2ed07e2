// Owns "Keep playing": adds similar songs when the queue is about to end.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $favorites, $playbackRights, createPageStore, createSessionStore } from '@segue/kernel/state';
import { combine, createEffect, sample } from 'effector';
import { currentLength, followingIndex } from '../../rules/current-track';
import { findPlayable } from '../../rules/playback-transitions';
import { $playback } from '../../model/model';
import { isSimilar } from '../../rules/origin';
import { type PlaybackState } from '../../rules/playback-state';
import { createDeviceChoice } from '../../../platform/storage/device-choice';
import { $recentlyPlayed } from '../recently-played';
import { findSimilarSongs, type Wanted } from '../../similar-songs';
import { isNearEnd, LOOK_BEFORE_MS } from '../../next-track/next-track';

/** Songs already added are not added again within so many. */
const REMEMBERED = 200;

const choice = createDeviceChoice({ area: 'keep playing', key: 'keepPlaying' });
export const $keepsPlaying = choice.$isChosen;
export const keepPlayingToggled = choice.chosen;

/** The last track that plays, when nothing else lets the music go on or wants it to stop. */
export const $last = combine($playback, $playbackRights, (state, rights): Track | null => {
  const { current, queue, repeat, stopAt } = state;
  const isOver = repeat === 'off' && (stopAt === null || typeof stopAt === 'number');
  const next = followingIndex(state);
  const entry = queue.tracks[queue.index ?? -1];
  if (!isOver || !current || !entry || trackKey(entry) !== trackKey(current)) return null;
  return next === null || findPlayable(queue, next, rights).index === null ? current : null;
});
const $due = combine($last, $playback, (last, state) => {
  // For a short track: its second half.
  const within = Math.min(LOOK_BEFORE_MS, (currentLength(state) ?? 0) / 2);
  return last && isNearEnd(state, within) ? trackKey(last) : null;
});

const findSimilarFx = createEffect(findSimilarSongs);

/** Songs added since the page was opened, also removed ones. */
const $brought = createSessionStore<readonly Track[]>([]).on(findSimilarFx.doneData, (brought, tracks) =>
  [...brought, ...tracks].slice(-REMEMBERED),
);
/** The last track for which songs were requested: songs the user removed are not added again. */
const $lookedFor = createPageStore<TrackKey | null>(null).on(findSimilarFx, (_, { after }) =>
  trackKey(after),
);

const wanted = sample({
  clock: sample({
    clock: [$due, $keepsPlaying],
    source: { due: $due, lookedFor: $lookedFor, isOn: $keepsPlaying },
    filter: ({ due, lookedFor, isOn }) =>
      isOn === true && due !== null && due !== lookedFor && navigator.onLine,
  }),
  source: {
    after: $last,
    playback: $playback,
    rights: $playbackRights,
    favorites: $favorites,
    recent: $recentlyPlayed,
    brought: $brought,
  },
}).filterMap(({ after, recent, brought, ...known }): Wanted | undefined =>
  after ? { ...known, after, heard: [...recent, ...brought] } : undefined,
);
sample({ clock: wanted, target: findSimilarFx });

const addFx = createEffect(({ tracks, after }: { tracks: readonly Track[]; after: TrackKey }) =>
  send('queue/add-similar', { tracks, after }),
);
const goOnFx = createEffect(() => send('playback/next'));
const sayNothingFx = createEffect(() =>
  send('notice/show', { text: 'Nothing similar was found. The music stops after this song.' }),
);
const $didSayNothing = createPageStore(false).on(sayNothingFx, () => true);

sample({
  clock: findSimilarFx.done,
  filter: ({ result }) => result.length > 0,
  fn: ({ params, result }) => ({ tracks: result, after: trackKey(params.after) }),
  target: addFx,
});
// The track ended before the request.
sample({
  clock: addFx.done,
  source: $playback,
  filter: (state, { params }) => hasEnded(state, params.after),
  target: goOnFx,
});
sample({
  clock: findSimilarFx.doneData,
  source: $didSayNothing,
  filter: (didSay, tracks) => !didSay && tracks.length === 0,
  target: sayNothingFx,
});

const removeFx = createEffect((keys: readonly TrackKey[]) => send('queue/remove-all', { keys }));
sample({
  clock: keepPlayingToggled.filter({ fn: (isOn) => !isOn }),
  source: $playback,
  fn: ({ queue }) =>
    queue.tracks.filter((entry, at) => isSimilar(entry) && at > (queue.index ?? -1)).map(trackKey),
  target: removeFx,
});

export const wireKeepPlaying = choice.wire;

function hasEnded({ current, shouldPlay, isLoaded, position }: PlaybackState, after: TrackKey): boolean {
  return current !== null && trackKey(current) === after && !shouldPlay && !isLoaded && position === 0;
}
