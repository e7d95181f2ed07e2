// One attempt to play a track, with the events of its audio element.
import { knownLength } from '@segue/contract/cleaning';
import type { LoadRequest } from '@segue/shell/port/player-messages';
import { endsEarly } from '@segue/shell/port/early-end';
import type { Arrival } from '@segue/shell/port/seek-arrival';
import { createStallWatch } from '@segue/shell/port/stall';
import type { PlayerEvent } from '@segue/shell/port/provider-player';

const HAVE_FUTURE_DATA = 3;
/** Sound that breaks off this close to the end has ended: the length of transcoded sound is an estimate. */
const MISSED_END_MS = 2000;
/** A track whose successor is ready ends so much earlier for the queue, because an element takes as long to sound. */
const LEAD_MS = 55;
/** `timeupdate` comes four times a second: from here on a timer is exact. */
const NEAR_END_MS = 600;

export class PlaybackAttempt {
  shouldPlay = true;
  hasSounded = false;
  /** The position in milliseconds at which playback shall resume, until it does. */
  target: number | null;
  /** The position of the start or the last seek: there was sound only beyond it. */
  from: number;
  arrival: Arrival | null = null;
  /** Failures since the last progress: with an answer of the server that is fine, and without. */
  failures = { fine: 0, temporary: 0 };
  /** It failed and was not reloaded yet. */
  isBroken = false;
  /** Cancels loading the whole track. */
  whole: AbortController | null = null;
  stall = createStallWatch();

  constructor(
    readonly request: LoadRequest,
    readonly address: string,
    readonly element: HTMLAudioElement,
  ) {
    this.target = request.position;
    this.from = request.position;
  }
}

export const positionOf = ({ target, element }: PlaybackAttempt): number =>
  target ?? Math.round(element.currentTime * 1000);

/** A stream that is sent without its length has an infinite duration. */
function durationOf({ element, request }: PlaybackAttempt): number | null {
  return knownLength(element.duration * 1000) ?? request.track.duration;
}

export function progressOf(attempt: PlaybackAttempt): PlayerEvent {
  const { request, shouldPlay, element, isBroken, whole } = attempt;
  const isWaiting = isBroken || whole !== null || element.readyState < HAVE_FUTURE_DATA || element.seeking;
  return {
    kind: 'progress',
    generation: request.generation,
    isPlaying: shouldPlay,
    isBuffering: shouldPlay && isWaiting,
    position: positionOf(attempt),
    duration: durationOf(attempt),
  };
}

export function isEndMissed(attempt: PlaybackAttempt): boolean {
  const duration = durationOf(attempt);
  return attempt.hasSounded && duration !== null && duration - positionOf(attempt) < MISSED_END_MS;
}

/** Milliseconds until the element of the next track takes over; null while it is not ready, or the end is not near. */
export function handOverIn(
  { element, shouldPlay, request }: PlaybackAttempt,
  next: HTMLAudioElement | null,
): number | null {
  const left = (element.duration - element.currentTime) * 1000;
  const isReady = next !== null && next.readyState >= HAVE_FUTURE_DATA && !next.error;
  const isWhole = !endsEarly(element.duration * 1000, request.track.duration);
  return shouldPlay && isReady && isWhole && left < NEAR_END_MS ? Math.max(0, left - LEAD_MS) : null;
}

/** Whether the browser can seek there. A server that transcodes takes no `Range`. */
export function canReach({ element }: PlaybackAttempt, position: number): boolean {
  const { seekable, duration } = element;
  const seconds = position / 1000;
  const ranges = Array.from({ length: seekable.length }, (_, index) => index);
  return (
    Number.isFinite(duration) &&
    ranges.some((index) => seekable.start(index) <= seconds && seconds <= seekable.end(index))
  );
}

/** The end of the buffered range in milliseconds. */
export function bufferedOf({ element: { buffered } }: PlaybackAttempt): number {
  return buffered.length > 0 ? buffered.end(buffered.length - 1) * 1000 : NaN;
}
