// Transitions without a command of the user: player events and changes of the session.
import type { Provider } from '@segue/contract';
import { playabilityOf } from '@segue/kernel/state';
import { isPlayable, providersOfOtherVersion, type PlaybackRights } from '@segue/kernel/state/ports';
import {
  delayNotice,
  failureNotice,
  lossNotice,
  nextInsteadNotice,
  skippedNotice,
  TOO_MANY_SKIPS,
  withOtherVersion,
} from './playback-notices';
import type { PlaybackReport, SilenceCause, UnavailableReason } from './player-messages';
import { followingIndex, unloaded, withCurrent } from './current-track';
import { withoutEffects, type PlaybackState, type TransitionResult } from './playback-state';
import { findPlayable, isCurrent, load, start, startFirstPlayable } from './playback-transitions';
import { select } from './queue';

type PlayerEvent = { generation: number };

/** An outage must not skip through the whole queue: after this many failures in a row playback stops. */
const MAX_SKIPS_IN_A_ROW = 5;

/** After these failures no skip helps: every track of the provider, or of both, would fail in the same way. */
const STOPPING: readonly UnavailableReason[] = ['needs-premium', 'needs-sign-in', 'needs-reconnect'];

/** Failures of the service or its player, not of the track: only another provider's track can play instead. */
const OF_PROVIDER: readonly UnavailableReason[] = ['provider-down', 'player-blocked'];

/** The player reported progress. While a seek is pending, the position stays where the user put it. */
export function onReport(
  state: PlaybackState,
  { report, isSeeking }: { report: PlaybackReport; isSeeking: boolean },
): TransitionResult {
  if (!isOfThisLoad(state, report)) return withoutEffects(state);
  const isSounding = report.isPlaying && report.position > 0 && report.isBuffering !== true;
  return withoutEffects({
    ...state,
    shouldPlay: state.isConfirmed ? report.isPlaying : state.shouldPlay,
    isConfirmed: state.isConfirmed || report.isPlaying === state.shouldPlay,
    isSounding,
    position: isSeeking ? state.position : report.position,
    duration: report.duration ?? state.duration,
    isSkippable: state.isSkippable || isSounding,
    skipsInARow: isSounding ? 0 : state.skipsInARow,
  });
}

/** The track ended: the next playable one starts, or playback stops at the start of this one. */
export function onEnd(state: PlaybackState, event: PlayerEvent, rights: PlaybackRights): TransitionResult {
  if (!isOfThisLoad(state, event)) return withoutEffects(state);
  const ended = { ...unloaded(state), position: 0 };
  if (ended.stopAt === 'track-end') return stopBeforeNext(ended, rights);
  if (ended.repeat === 'one') return start(ended, rights);
  const index = followingIndex(ended);
  return index === null ? withoutEffects(ended) : startFirstPlayable(ended, index, rights);
}

/** Stops after a track that ended: the next playable one waits for Play, the same one when it repeats. */
function stopBeforeNext(ended: PlaybackState, rights: PlaybackRights): TransitionResult {
  const stopped = { ...ended, stopAt: null };
  const from = ended.repeat === 'one' ? null : followingIndex(ended);
  const next = from === null ? null : findPlayable(ended.queue, from, rights, ended.repeat === 'all').index;
  if (next === null) return withoutEffects(stopped);
  return withoutEffects(withCurrent(stopped, select(ended.queue, next)));
}

/** The player could not play the track. */
export function onFailure(
  state: PlaybackState,
  event: PlayerEvent & { reason: UnavailableReason },
  rights: PlaybackRights,
): TransitionResult {
  if (!isOfThisLoad(state, event) || !state.current) return withoutEffects(state);
  const { reason } = event;
  if (reason === 'needs-gesture' || reason === 'needs-tap') {
    const paused = { ...state, shouldPlay: false, isConfirmed: true, isSounding: false };
    return { state: paused, effects: { notice: failureNotice(state.current, reason) } };
  }
  const stopped = unloaded(state);
  if (reason === 'offline') {
    // Playback stays requested: it continues once the network is back, unless the user pauses.
    const waiting = { ...stopped, shouldPlay: true };
    return { state: waiting, effects: { notice: failureNotice(state.current, reason) } };
  }
  const versions = providersOfOtherVersion(state.current, rights, state.isSeparated);
  const said = failureNotice(state.current, reason);
  const notice = reason === 'player-blocked' ? withOtherVersion(said, state.current, versions) : said;
  const stop = { state: stopped, effects: { notice } };
  if (typeof reason === 'object' ? reason.stops : STOPPING.includes(reason)) return stop;
  const skipsInARow = state.skipsInARow + 1;
  if (skipsInARow >= MAX_SKIPS_IN_A_ROW) return { state: stopped, effects: { notice: TOO_MANY_SKIPS } };
  const wasPressed = !state.isSkippable;
  // The user continues at this position, for example after a reload.
  if (wasPressed && state.position > 0) return stop;
  const isOfProvider = OF_PROVIDER.includes(reason);
  const others = isOfProvider ? without(rights, state.current.provider) : rights;
  const skipping = { ...stopped, position: 0, skipsInARow };
  const index = followingIndex(skipping);
  const next = index === null ? withoutEffects(skipping) : startFirstPlayable(skipping, index, others);
  if (!next.state.shouldPlay || isCurrent(next.state, state.current)) return stop;
  const isNamed = wasPressed || isOfProvider || reason === 'ended-early';
  const skipped = isNamed ? nextInsteadNotice(state.current, reason) : skippedNotice(state.current);
  return { ...next, effects: { ...next.effects, notice: skipped } };
}

function without(rights: PlaybackRights, provider: Provider): PlaybackRights {
  return { ...rights, providers: rights.providers.filter((each) => each !== provider) };
}

/** The track has been silent for long: shows a notice while the player keeps trying. */
export function onDelay(
  state: PlaybackState,
  event: PlayerEvent & { cause: SilenceCause },
): TransitionResult {
  const isWaiting = isOfThisLoad(state, event) && state.shouldPlay && !state.isSounding;
  if (!isWaiting || !state.current) return withoutEffects(state);
  return { state, effects: { notice: delayNotice(state.current, event.cause) } };
}

/** The player lost the track, for example to another device; playing again loads it. */
export function onLoss(state: PlaybackState, event: PlayerEvent): TransitionResult {
  if (!isOfThisLoad(state, event)) return withoutEffects(state);
  const wasPlaying = state.shouldPlay && state.current;
  return { state: unloaded(state), effects: wasPlaying ? { notice: lossNotice(wasPlaying) } : {} };
}

/** One tab plays at a time; playing again loads the track at its position. */
export function onOtherTab(state: PlaybackState): TransitionResult {
  return { state: unloaded(state), effects: state.isLoaded ? { pause: true } : {} };
}

/** The player has lost the track that it should resume: it is loaded again at its position. */
export function onResumeFailure(state: PlaybackState): TransitionResult {
  return state.shouldPlay && state.isLoaded && state.current
    ? load(state, state.current)
    : withoutEffects(state);
}

/** The session became known or changed: a waiting track starts, one the user may no longer play stops. */
export function onPlaybackRightsChange(state: PlaybackState, rights: PlaybackRights): TransitionResult {
  const fresh = { ...state, didReportUnplayable: false };
  if (!state.current) return withoutEffects(fresh);
  const isWaiting = state.shouldPlay && !state.isLoaded;
  if (isWaiting) return start(fresh, rights);
  const mayStay = !state.isLoaded || isPlayable(playabilityOf(state.current, rights));
  return mayStay ? withoutEffects(fresh) : { state: unloaded(fresh), effects: { pause: true } };
}

function isOfThisLoad(state: PlaybackState, { generation }: PlayerEvent): boolean {
  return state.isLoaded && state.generation === generation;
}
