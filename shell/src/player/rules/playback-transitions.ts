// Transitions of the current track: the user's playback commands, and how a track starts.
// Every transition is (state, event, rights) => { state, effects }, without the arguments it does not need.
import { trackKey, type Track } from '@segue/contract';
import { playabilityOf, type Playability } from '@segue/kernel/state';
import {
  isPassedOver,
  isPlayable,
  providersOfOtherVersion,
  type PlaybackRights,
} from '@segue/kernel/state/ports';
import { PREVIEW, unplayableNotice, skippedEntriesNotice, withOtherVersion } from './playback-notices';
import { currentLength, followingIndex, unloaded, withCurrent } from './current-track';
import { withoutEffects, type PlaybackState, type TransitionResult } from './playback-state';
import { currentOf, select, type Queue } from './queue';

/** Plays the queue entry at an index; toggles it when it is current. */
export function playEntry(
  state: PlaybackState,
  { index }: { index: number },
  rights: PlaybackRights,
): TransitionResult {
  const queue = select(state.queue, index);
  const track = queue.tracks[index];
  if (!track) return withoutEffects(state);
  return isCurrent(state, track)
    ? togglePlay({ ...state, queue }, rights)
    : startChosen(state, queue, rights);
}

/** Starts an entry that the user pressed. Instead of a preview, the other provider's version is offered. */
export function startChosen(state: PlaybackState, queue: Queue, rights: PlaybackRights): TransitionResult {
  const started = startEntry(state, queue, rights);
  const track = currentOf(queue);
  const others = track ? providersOfOtherVersion(track, rights, state.isSeparated) : [];
  if (!track || others.length === 0 || playabilityOf(track, rights) !== 'preview') return started;
  return { ...started, effects: { ...started.effects, notice: withOtherVersion(PREVIEW, track, others) } };
}

export function togglePlay(state: PlaybackState, rights: PlaybackRights): TransitionResult {
  if (!state.current) return withoutEffects(state);
  if (state.shouldPlay) {
    const paused = { ...state, shouldPlay: false, isConfirmed: !state.isLoaded, isSounding: false };
    return { state: paused, effects: state.isLoaded ? { pause: true } : {} };
  }
  if (!state.isLoaded) return start({ ...state, skipsInARow: 0 }, rights);
  return { state: { ...state, shouldPlay: true, isConfirmed: false }, effects: { resume: true } };
}

/** Starts the current track again after a failure, or while an earlier start is still silent. */
export function retryPlay(state: PlaybackState, rights: PlaybackRights): TransitionResult {
  return state.isSounding ? withoutEffects(state) : start({ ...state, skipsInARow: 0 }, rights);
}

/** Skips unplayable entries. */
export function goToNext(state: PlaybackState, rights: PlaybackRights): TransitionResult {
  const from = followingIndex(state);
  if (from === null) return withoutEffects(state);
  return goTo(state, from, findPlayable(state.queue, from, rights, state.repeat === 'all'), rights);
}

/** Skips unplayable entries; rewinds at the first one. */
export function goToPrevious(state: PlaybackState, rights: PlaybackRights): TransitionResult {
  const { index, tracks } = state.queue;
  if (!index) return seekTo(state, { position: 0 });
  const earlier = Array.from({ length: index }, (_, step) => index - 1 - step);
  return goTo(state, index - 1, firstPlayable(tracks, earlier, rights), rights);
}

/** Starts the found playable entry, and reports the skipped ones once; else the entry at `wanted`. */
function goTo(
  state: PlaybackState,
  wanted: number,
  { index, skipped }: FoundEntry,
  rights: PlaybackRights,
): TransitionResult {
  const next = startEntry(state, select(state.queue, index ?? wanted), rights);
  return index === null ? next : withSkippedNotice(next, skipped);
}

/** Milliseconds; kept for the next start when nothing is loaded. */
export function seekTo(state: PlaybackState, event: { position: number }): TransitionResult {
  if (!state.current || !Number.isFinite(event.position)) return withoutEffects(state);
  const position = Math.max(0, Math.min(event.position, currentLength(state) ?? Infinity));
  return { state: { ...state, position }, effects: state.isLoaded ? { seek: position } : {} };
}

/**
 * Starts the queue's current entry because the user chose it. If it is unplayable, a notice says why, and playback
 * continues.
 */
export function startEntry(
  state: PlaybackState,
  queue: Queue,
  rights: PlaybackRights,
  orderBeforeShuffle = state.orderBeforeShuffle,
): TransitionResult {
  const chosen = withCurrent({ ...state, skipsInARow: 0, orderBeforeShuffle }, queue);
  const started = start(chosen, rights);
  if (state.shouldPlay && !started.state.shouldPlay) return { state, effects: started.effects };
  return pausingFirst(state, started);
}

/** Starts the current track, waits while the session is unknown, or says why it is unplayable. */
export function start(state: PlaybackState, rights: PlaybackRights): TransitionResult {
  if (!state.current) return withoutEffects(state);
  const playability = playabilityOf(state.current, rights);
  if (isPlayable(playability)) return load(state, state.current);
  if (playability === 'undecided') return withoutEffects({ ...state, shouldPlay: true });
  const others = providersOfOtherVersion(state.current, rights, state.isSeparated);
  const notice = withOtherVersion(unplayableNotice(state.current, playability), state.current, others);
  return { state: unloaded(state), effects: { notice } };
}

/** Starts the first playable entry from an index on; the first time entries are skipped, a notice says why. */
export function startFirstPlayable(
  state: PlaybackState,
  from: number,
  rights: PlaybackRights,
): TransitionResult {
  const { index, skipped } = findPlayable(state.queue, from, rights, state.repeat === 'all');
  const next = index === null ? withoutEffects(state) : startSkippable(state, index, rights);
  return withSkippedNotice(next, skipped);
}

/** The first time that entries are skipped, a notice says why. */
function withSkippedNotice(result: TransitionResult, skipped: readonly Playability[]): TransitionResult {
  const notice = skippedEntriesNotice(skipped);
  if (!notice || result.state.didReportUnplayable) return result;
  return { state: { ...result.state, didReportUnplayable: true }, effects: { ...result.effects, notice } };
}

function startSkippable(state: PlaybackState, index: number, rights: PlaybackRights): TransitionResult {
  const next = start(withCurrent(state, select(state.queue, index)), rights);
  return { ...next, state: { ...next.state, isSkippable: true } };
}

type FoundEntry = { index: number | null; skipped: readonly Playability[] };

/** The first playable entry from an index on, and why those before it are not. Looks at each entry once. */
export function findPlayable(
  { tracks }: Pick<Queue, 'tracks'>,
  from: number,
  rights: PlaybackRights,
  doesRepeat = false,
): FoundEntry {
  const length = doesRepeat ? tracks.length : tracks.length - from;
  const indices = Array.from({ length: Math.max(0, length) }, (_, step) => (from + step) % tracks.length);
  return firstPlayable(tracks, indices, rights);
}

/** Looks at the entries in the order of `indices`. An entry that is still undecided is not passed over. */
function firstPlayable(
  tracks: readonly Track[],
  indices: readonly number[],
  rights: PlaybackRights,
): FoundEntry {
  const skipped: Playability[] = [];
  for (const index of indices) {
    const playability = playabilityOf(tracks[index]!, rights);
    if (!isPassedOver(playability)) return { index, skipped };
    skipped.push(playability);
  }
  return { index: null, skipped };
}

/** Loads a track at the current position, under a new generation. */
export function load(state: PlaybackState, track: Track): TransitionResult {
  const generation = state.generation + 1;
  const loading = { shouldPlay: true, isConfirmed: false, isSounding: false, isLoaded: true, generation };
  return {
    state: { ...state, ...loading },
    effects: { load: { track, position: state.position, generation } },
  };
}

/** Pauses the track loaded before the transition, ahead of the transition's own effects. */
export function pausingFirst(before: PlaybackState, result: TransitionResult): TransitionResult {
  return before.isLoaded ? { ...result, effects: { pause: true, ...result.effects } } : result;
}

export function isCurrent({ current }: PlaybackState, track: Track): boolean {
  return current !== null && trackKey(current) === trackKey(track);
}
