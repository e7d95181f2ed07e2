// One attempt to play a track, with the events of its iframe.
import type { LoadRequest } from '@segue/shell/port/player-messages';
import type { Arrival } from '@segue/shell/port/seek-arrival';
import { createStallWatch } from '@segue/shell/port/stall';
import type { FirstSeek } from './first-seek';
import type { PlayerFrame } from './frames';
import type { AudioEvent, Widget } from './widget';

/** The widget sends a pause just before `finish`; the user did not make it. */
const NEAR_END_MS = 500;
const NEAR_END_RATIO = 0.995;
/** A track that went silent this close to its end has finished without the event. */
const MISSED_END_MS = 2000;

export class PlaybackAttempt {
  frame: PlayerFrame | null = null;
  /** Null until the widget is ready. */
  widget: Widget | null = null;
  shouldPlay = true;
  /** How often the browser refused sound. */
  refusals = 0;
  /** The widget is visible, and the user has to press play in it. */
  awaitsTap = false;
  hasPlayed = false;
  /** Progress was reported; a start that the browser blocks sends `play` and `pause` without it. */
  hasProgressed = false;
  isPlaying = false;
  /** Milliseconds. */
  position: number;
  /** As the widget reports it; a preview is shorter than the catalog's duration. Null when neither tells it. */
  duration: number | null;
  startedAt = Date.now();
  /** Time of the last event. */
  lastEventAt = this.startedAt;
  /** Its iframe was not ready in time, so the player was tested. */
  isProbed = false;
  firstSeek: FirstSeek | null = null;
  arrival: Arrival | null = null;
  stall = createStallWatch();

  /** `isRestart`: this attempt replaces a stalled one in a new iframe; there is no third. */
  constructor(
    public request: LoadRequest,
    readonly urn: string,
    readonly isRestart = false,
  ) {
    this.position = request.position;
    this.duration = request.track.duration;
  }
}

/** Whether a pause is the one that the widget sends before `finish`. */
export function isEndingPause(
  attempt: PlaybackAttempt,
  { relativePosition = 0, currentPosition }: AudioEvent,
): boolean {
  const position = currentPosition ?? attempt.position;
  return relativePosition > NEAR_END_RATIO || leftOf(attempt, position) < NEAR_END_MS;
}

/** Whether a track that went silent at this position has finished without the event. */
export function isEndMissed(attempt: PlaybackAttempt, position: number): boolean {
  return leftOf(attempt, position) < MISSED_END_MS;
}

/** Without a known length no position is near the end. */
const leftOf = ({ duration }: PlaybackAttempt, position: number) => (duration ?? Infinity) - position;

/** How much of the track is buffered, in milliseconds; NaN when the event does not say. */
export function loadedOf(
  { duration }: PlaybackAttempt,
  { loadedProgress, loadProgress }: AudioEvent,
): number {
  return (loadedProgress ?? loadProgress ?? NaN) * (duration ?? NaN);
}

/** Whether an event is about another track. A number and a URN that is none cannot be compared. */
export function isOfOtherTrack({ urn }: PlaybackAttempt, { soundId }: AudioEvent): boolean {
  if (soundId === undefined) return false;
  const [reported, own] = [String(soundId), urn].map((id) => id.split(':').at(-1)!) as [string, string];
  return reported !== own && isNumber(reported) === isNumber(own);
}
const isNumber = (id: string) => /^\d+$/.test(id);
