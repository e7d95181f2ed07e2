// The frames SoundCloud plays in: one for the current track, and one for each of the next few.
//
// Two things browsers do make this so. Frames of one site share one output for their sound, and it belongs to the
// frame that opened it: removing or navigating that frame silences the others, also those that only wait. Which one
// opened it cannot be known for sure, so every frame that has sounded stays, silent, until all go together: while
// nothing of the site sounds, or, when too many stay, before a track that then begins in a fresh frame alone.
// And in a hidden tab a document that has not played before loads no media: what shall sound there must have been
// loaded while the tab was seen.
import { addFrame, type Widget, type WidgetApi } from './widget';

const MAX_FRAMES = 10;
/** So many frames that have sounded are worth clearing all away for. */
const MANY_SOUNDED = 3;

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
  /** The first frame may have opened the output without having sounded. */
  readonly isFirst: boolean;
};

export type Frames = {
  /** Seats a track alone: every other frame goes. */
  seatAlone: (api: WidgetApi, urn: string) => Seat;
  /** Gets a frame ready for a track whose turn comes; null when there is no room for one. */
  seatAhead: (api: WidgetApi, urn: string) => Seat | null;
  /** Clears everything away when much of it has sounded; for times in which nothing sounds. */
  tidy: () => void;
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
      isFirst: seats.length === 0,
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
    tidy() {
      if (seats.filter(({ hasSounded }) => hasSounded).length >= MANY_SOUNDED) clear();
    },
    keepAhead(urns) {
      const gone = seats.filter(
        (candidate) => isWaiting(candidate) && !candidate.isFirst && !urns.includes(candidate.urn),
      );
      for (const { frame } of gone) frame.remove();
      seats = seats.filter((candidate) => !gone.includes(candidate));
    },
    take(urn) {
      const next = waitingFor(urn) ?? null;
      current = next ?? current;
      return next;
    },
    dispose: clear,
  };
}
