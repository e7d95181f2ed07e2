// One load of a track and what its frame said of it.
import type { LoadRequest } from '@segue/stores/ports';
import type { Arrival } from '../seek-arrival';
import type { FirstSeek } from './first-seek';
import type { Seat } from './frames';
import { createStallWatch, type StallWatch } from './stall';
import type { AudioNews, Widget } from './widget';

/** The frame pauses just before it finishes; that pause is not the listener's. */
const NEAR_END_MS = 500;
const NEAR_END_RATIO = 0.995;
/** Sound that stopped this close to the end without a word has finished. */
const LOST_END_MS = 2000;

export type Run = {
  request: LoadRequest;
  urn: string;
  seat: Seat | null;
  /** Null until the frame is ready. */
  widget: Widget | null;
  wantsSound: boolean;
  hasPlayed: boolean;
  /** Sound was really heard; a start that the browser refuses says play and pause without it. */
  hasProgressed: boolean;
  isPlaying: boolean;
  /** Milliseconds. */
  position: number;
  /** The frame's own; a preview is shorter than the catalogue says. */
  duration: number;
  /** When something was last heard of it. */
  heardAt: number;
  startedAt: number;
  firstSeek: FirstSeek | null;
  arrival: Arrival | null;
  stall: StallWatch;
  /** It sounds in its second frame, because the first one hung. */
  isReplaced: boolean;
};

export function newRun(request: LoadRequest, urn: string): Run {
  const now = Date.now();
  return {
    request,
    urn,
    seat: null,
    widget: null,
    wantsSound: true,
    hasPlayed: false,
    hasProgressed: false,
    isPlaying: false,
    position: request.position,
    duration: request.track.duration,
    heardAt: now,
    startedAt: now,
    firstSeek: null,
    arrival: null,
    stall: createStallWatch(),
    isReplaced: false,
  };
}

/** Whether a pause is the one that goes before the end. */
export function isEndingPause(run: Run, { relativePosition = 0, currentPosition }: AudioNews): boolean {
  const position = currentPosition ?? run.position;
  return relativePosition > NEAR_END_RATIO || run.duration - position < NEAR_END_MS;
}

/** Whether sound that went silent here has finished without saying so. */
export function isEndLost(run: Run, position: number): boolean {
  return run.duration - position < LOST_END_MS;
}

/** How much of the track the frame has fetched, in milliseconds; NaN when it does not tell. */
export function loadedOf({ duration }: Run, { loadedProgress, loadProgress }: AudioNews): number {
  return (loadedProgress ?? loadProgress ?? NaN) * duration;
}

/** Whether news names another sound than the one that was asked for. */
export function isOfAnother(run: Run, { soundId }: AudioNews): boolean {
  return soundId !== undefined && !run.urn.endsWith(`:${String(soundId).split(':').at(-1)}`);
}
