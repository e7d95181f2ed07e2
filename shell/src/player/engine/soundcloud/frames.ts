// The frames SoundCloud plays in: one for the current track, and one that is got ready for the next.
//
// Frames of one site share one output for their sound, and it belongs to the frame that opened it: removing that
// frame silences the others for as long as one of them lives. So a frame that may own the output stays, silent,
// until nothing of the site sounds; and when too many stay, the next track begins in a fresh one alone.
import { addFrame, type Widget, type WidgetApi } from './widget';

const MAX_FRAMES = 3;

/** A frame with its track, and the widget that drives it. */
export type Seat = {
  readonly urn: string;
  readonly frame: HTMLIFrameElement;
  readonly widget: Widget;
  /** Settles when the frame can be told to play; some never are. */
  readonly ready: Promise<void>;
  isReady: boolean;
  readonly madeAt: number;
  hasSounded: boolean;
  /** The output may be this frame's. */
  mayOwnOutput: boolean;
};

export type Frames = {
  /** Seats a track alone: every other frame goes. */
  seatAlone: (api: WidgetApi, urn: string) => Seat;
  /** Gets a frame ready for the track that comes next; null when there is no room for one now. */
  seatNext: (api: WidgetApi, urn: string, isInUse: boolean) => Seat | null;
  /** The seat that was got ready for a track, which is now the current one. */
  takeNext: (urn: string) => Seat | null;
  dispose: () => void;
};

/** Makes the shelf with one frame on it, which shows the address and is never played. */
export function createFrames(addressOf: (urn: string) => string, neutralUrn: string): Frames {
  let first: HTMLIFrameElement | null = addFrame(addressOf(neutralUrn));
  let seats: Seat[] = [];
  let current: Seat | null = null;

  function clear(): void {
    first?.remove();
    first = null;
    for (const { frame } of seats) frame.remove();
    seats = [];
    current = null;
  }

  function seat(api: WidgetApi, urn: string): Seat {
    const frame = addFrame(addressOf(urn));
    const widget = api.Widget(frame);
    const made: Seat = {
      urn,
      frame,
      widget,
      isReady: false,
      madeAt: Date.now(),
      hasSounded: false,
      mayOwnOutput: seats.length === 0,
      ready: new Promise((resolve) => {
        widget.bind('ready', () => {
          made.isReady = true;
          resolve();
        });
      }),
    };
    seats.push(made);
    return made;
  }

  const waitingFor = (urn: string) =>
    seats.find((candidate) => candidate !== current && candidate.urn === urn && !candidate.hasSounded);

  function leave(gone: (candidate: Seat) => boolean): void {
    for (const { frame } of seats.filter(gone)) frame.remove();
    seats = seats.filter((candidate) => !gone(candidate));
  }

  return {
    seatAlone(api, urn) {
      clear();
      current = seat(api, urn);
      return current;
    },
    seatNext(api, urn, isInUse) {
      const waiting = waitingFor(urn);
      if (waiting) return waiting;
      if (!isInUse) clear();
      // A frame got ready for a track that comes no more has never sounded.
      leave((candidate) => candidate !== current && !candidate.mayOwnOutput);
      return seats.length < MAX_FRAMES ? seat(api, urn) : null;
    },
    takeNext(urn) {
      const next = waitingFor(urn);
      if (!next) return null;
      leave((candidate) => candidate !== next && !candidate.mayOwnOutput);
      current = next;
      return next;
    },
    dispose: clear,
  };
}
