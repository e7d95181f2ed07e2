// The frames SoundCloud plays in: one for the current track, and one for each of the next few.
//
// Two things browsers do make this so. Frames of one site share one output for their sound, and it belongs to the
// frame that opened it: removing or navigating that frame silences the others for as long as one of them lives. So
// a frame that may own the output stays, silent; and when too many stay, the next track begins in a fresh one alone.
// And in a hidden tab a document that has not played before loads no media: what shall sound there must have been
// loaded while the tab was seen.
import { addFrame, type Widget, type WidgetApi } from './widget';

const MAX_FRAMES = 8;

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
  /** Gets a frame ready for a track whose turn comes; null when there is no room for one. */
  seatAhead: (api: WidgetApi, urn: string) => Seat | null;
  /** Frees the frames that wait for tracks other than these. */
  keepAhead: (urns: readonly string[]) => void;
  /** The seat that was got ready for a track, which is now the current one. */
  take: (urn: string) => Seat | null;
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

  const isWaiting = (candidate: Seat) => candidate !== current && !candidate.hasSounded;
  const waitingFor = (urn: string) =>
    seats.find((candidate) => isWaiting(candidate) && candidate.urn === urn);

  /** Only frames that cannot own the output may go one by one. */
  function leave(goes: (candidate: Seat) => boolean): void {
    const gone = seats.filter((candidate) => !candidate.mayOwnOutput && goes(candidate));
    for (const { frame } of gone) frame.remove();
    seats = seats.filter((candidate) => !gone.includes(candidate));
  }

  return {
    seatAlone(api, urn) {
      clear();
      current = seat(api, urn);
      return current;
    },
    seatAhead(api, urn) {
      const waiting = waitingFor(urn);
      if (waiting) return waiting;
      if (seats.length === 0) clear();
      return seats.length < MAX_FRAMES ? seat(api, urn) : null;
    },
    keepAhead(urns) {
      leave((candidate) => isWaiting(candidate) && !urns.includes(candidate.urn));
    },
    take(urn) {
      const next = waitingFor(urn);
      if (!next) return null;
      current = next;
      leave((candidate) => candidate !== next && candidate.hasSounded);
      return next;
    },
    dispose: clear,
  };
}
