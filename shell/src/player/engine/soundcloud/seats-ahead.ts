// Keeps the next few SoundCloud tracks seated while the tab is seen, so that they can sound when it is not.
import type { Retried } from '../retried';
import { withinMs } from '../waiting';
import type { Frames, Seat } from './frames';
import type { WidgetApi } from './widget';

/** Each is a page of its own in the browser's memory. */
const MAX_AHEAD = 4;
/** A frame got ready ahead of time has so long to show that it can be. */
export const SEATING_MS = 8000;

export type SeatsAhead = {
  /** The tracks whose turn comes, in their order. */
  expect: (urns: readonly string[]) => void;
  dispose: () => void;
};

type Parts = {
  frames: Frames;
  widgetApi: Retried<WidgetApi>;
  /** Whether no track is waiting for its own frame right now. */
  isLineFree: () => boolean;
};

/** One frame is got ready at a time, and none for a hidden tab: it would load nothing there. */
export function createSeatsAhead({ frames, widgetApi, isLineFree }: Parts): SeatsAhead {
  let expected: readonly string[] = [];
  let isSeating = false;

  async function seatAll(): Promise<void> {
    if (isSeating) return;
    isSeating = true;
    const tried = new Set<string>();
    for (let urn = nextOf(tried); urn !== undefined; urn = nextOf(tried)) {
      tried.add(urn);
      const api = await widgetApi.get().catch(() => undefined);
      if (!api || !maySeat()) break;
      const seat = frames.seatAhead(api, urn);
      if (!seat) break;
      await becomesReady(seat);
    }
    isSeating = false;
  }

  const maySeat = () => !document.hidden && isLineFree();
  const nextOf = (tried: ReadonlySet<string>) =>
    maySeat() ? expected.find((urn) => !tried.has(urn)) : undefined;
  const onVisible = () => void seatAll();
  document.addEventListener('visibilitychange', onVisible);

  return {
    expect(urns) {
      expected = urns.slice(0, MAX_AHEAD);
      frames.keepAhead(expected);
      void seatAll();
    },
    dispose() {
      expected = [];
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}

/** Whether a frame says within its time that it can be told to play. */
export async function becomesReady(seat: Seat): Promise<boolean> {
  const answer = await withinMs(
    SEATING_MS,
    seat.ready.then(() => true),
  );
  return answer === true;
}
