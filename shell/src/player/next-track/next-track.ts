// Owns the preparation of the next tracks: preflights the next one near the end, preloads the following ones.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { $playbackRights, createPageStore, playabilityOf } from '@segue/kernel/state';
import { isPlayable } from '@segue/kernel/state/ports';
import { combine, sample } from 'effector';
import { currentLength, followingIndex } from '../rules/current-track';
import { findPlayable } from '../rules/playback-transitions';
import { preflightFx, preloadTracksFx, trackUnavailable } from '../model/playback-ports';
import { $playback } from '../model/model';
import { type PlaybackState } from '../rules/playback-state';
import { type UnavailableReason } from '../rules/player-messages';

/** The next track is preflighted this long before the end of the current one. */
export const PREFLIGHT_MS = 20_000;

/** At most this many entries are considered for preloading. */
const PRELOADED_ENTRIES = 10;

export type NextTrackProblem = { key: TrackKey; reason: UnavailableReason };

/** The entry playback goes to by itself, or null. */
export const $next = combine($playback, $playbackRights, (state, rights): Track | null => {
  // A repeated track is its own next track, and known to be playable.
  const from = state.repeat === 'one' ? null : followingIndex(state);
  const doesRepeat = state.repeat === 'all';
  const index = from === null ? null : findPlayable(state.queue, from, rights, doesRepeat).index;
  return index === null ? null : (state.queue.tracks[index] ?? null);
});
const $isNearEnd = $playback.map((state) => isNearEnd(state, PREFLIGHT_MS));

sample({
  clock: [$isNearEnd, $next],
  source: { isNear: $isNearEnd, track: $next },
  filter: ({ isNear, track }) => isNear && track !== null,
  fn: ({ track }) => ({ track: track as Track }),
  target: preflightFx,
});

/** Why the next track will probably not play; null if unknown. */
export const $nextTrackProblem = createPageStore<NextTrackProblem | null>(null).on($next, (trouble, next) =>
  next && trouble?.key === trackKey(next) ? trouble : null,
);

sample({
  clock: preflightFx.done,
  source: $next,
  filter: (next, { params }) => next !== null && trackKey(next) === trackKey(params.track),
  fn: (_, { params, result }) => result && { key: trackKey(params.track), reason: result },
  target: $nextTrackProblem,
});

const $preloaded = combine($playback, $playbackRights, (state, rights): readonly Track[] => {
  const from = followingIndex(state) ?? state.queue.tracks.length;
  const entries = state.queue.tracks.slice(from, from + PRELOADED_ENTRIES);
  return entries.filter((track) => isPlayable(playabilityOf(track, rights)));
});
/** Changes only with the tracks: `$preloaded` is a new list at every report. */
const $preloadedKeys = $preloaded.map((tracks) => tracks.map(trackKey).join(' '));
const $isSounding = $playback.map(
  ({ shouldPlay, isLoaded, isConfirmed, position }) => shouldPlay && isLoaded && isConfirmed && position > 0,
);

sample({
  clock: [$preloadedKeys, $isSounding],
  source: { tracks: $preloaded, isSounding: $isSounding },
  filter: ({ isSounding }) => isSounding,
  fn: ({ tracks }) => ({ tracks }),
  target: preloadTracksFx,
});

// The required click permits the next tracks too, if they are preloaded by then.
sample({
  clock: trackUnavailable,
  source: $preloaded,
  filter: (_, { reason }) => reason === 'needs-gesture',
  fn: (tracks) => ({ tracks }),
  target: preloadTracksFx,
});

/** Time before the end when similar songs are requested: until then the queue contains only the user's entries. */
export const LOOK_BEFORE_MS = 30_000;

/** The current track sounds, and ends within so many milliseconds. Before its sound nothing may share the network. */
export function isNearEnd(state: PlaybackState, within: number): boolean {
  const { shouldPlay, isLoaded, isConfirmed, position } = state;
  const end = currentLength(state) ?? Infinity;
  return shouldPlay && isLoaded && isConfirmed && position > 0 && end - position <= within;
}
