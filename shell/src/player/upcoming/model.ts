// Owns what is known of the next track shortly before its turn, while there is time to do something about it.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { $listener, isHearable, playabilityOf, createPageStore } from '@segue/stores';
import {
  $playback,
  preloadTracksFx,
  findPlayable,
  followingIndex,
  preflightFx,
  type PlaybackState,
  type UnavailableReason,
} from '@segue/stores/ports';
import { combine, createEvent, sample } from 'effector';

/** So long before the end of a track its follower is got ready. */
export const PREFLIGHT_MS = 20_000;

/** So many entries are looked at ahead of the current one. */
const EXPECTED_ENTRIES = 10;

export type UpcomingTrouble = { key: TrackKey; reason: UnavailableReason };

export const nextTrackWatchStarted = createEvent('nextTrackWatchStarted');
export const nextTrackWatchStopped = createEvent('nextTrackWatchStopped');
const $isWatching = createPageStore(false, { sid: 'player/is-watching-next-track' })
  .on(nextTrackWatchStarted, () => true)
  .on(nextTrackWatchStopped, () => false);

/** The entry playback goes to by itself, or null. */
const $next = combine($playback, $listener, (state, listener): Track | null => {
  // Repeated, a track is its own follower and known to sound.
  const from = state.repeat === 'one' ? null : followingIndex(state);
  const isRound = state.repeat === 'all';
  const index = from === null ? null : findPlayable(state.queue, from, listener, isRound).index;
  return index === null ? null : (state.queue.tracks[index] ?? null);
});
const $isNearEnd = $playback.map(isNearEnd);

sample({
  clock: [$isNearEnd, $next, $isWatching],
  source: { isNear: $isNearEnd, track: $next, isWatching: $isWatching },
  filter: ({ isNear, track, isWatching }) => isWatching && isNear && track !== null,
  fn: ({ track }) => ({ track: track as Track }),
  target: preflightFx,
});

/** Why the next track will probably not play; null when nothing is known to stand in its way. */
export const $upcomingTrouble = createPageStore<UpcomingTrouble | null>(null, {
  sid: 'player/upcoming-trouble',
  name: '$upcomingTrouble',
}).on($next, (trouble, next) => (next && trouble?.key === trackKey(next) ? trouble : null));

sample({
  clock: preflightFx.done,
  source: $next,
  filter: (next, { params }) => next !== null && trackKey(next) === trackKey(params.track),
  fn: (_, { params, result }) => result && { key: trackKey(params.track), reason: result },
  target: $upcomingTrouble,
});

const $expected = combine($playback, $listener, (state, listener): readonly Track[] => {
  const from = followingIndex(state) ?? state.queue.tracks.length;
  return state.queue.tracks
    .slice(from, from + EXPECTED_ENTRIES)
    .filter((track) => isHearable(playabilityOf(track, listener)));
});
/** Tells when the expected tracks really change: the list is made anew at every report. */
const $expectedKeys = $expected.map((tracks) => tracks.map(trackKey).join(' '));
const $isSounding = $playback.map(
  ({ wantsSound, isLoaded, isSettled, position }) => wantsSound && isLoaded && isSettled && position > 0,
);

sample({
  clock: [$expectedKeys, $isSounding, $isWatching],
  source: { tracks: $expected, isSounding: $isSounding, isWatching: $isWatching },
  filter: ({ isSounding, isWatching }) => isWatching && isSounding,
  fn: ({ tracks }) => ({ tracks }),
  target: preloadTracksFx,
});

/** Before a track sounds nothing else is got ready: it has the line for itself. */
function isNearEnd({ wantsSound, isLoaded, isSettled, position, duration, current }: PlaybackState): boolean {
  const end = duration ?? current?.duration ?? 0;
  return wantsSound && isLoaded && isSettled && position > 0 && end > 0 && end - position <= PREFLIGHT_MS;
}
