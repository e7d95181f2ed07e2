// The iframes SoundCloud plays in: one for the current track, and one preloaded for each of the next few.
//
// Two browser behaviours require this. Iframes of one site share one audio output, owned by the iframe that opened it:
// removing or navigating that iframe silences the others, also the preloaded ones. The owner is not known for sure, so
// every iframe that has played stays until all are removed together: while no SoundCloud track plays, or, at
// MAX_FRAMES, when the next track starts in a new iframe alone.
// And in a hidden tab a document that has not played before loads no media: a track that starts there must have been
// preloaded while the tab was visible.
import { addFrame, type Widget, type WidgetApi } from './widget';

const MAX_FRAMES = 10;
/** From this many iframes that have played, removing all is worth it. */
const MANY_PLAYED = 3;

/** An iframe with its track, and the widget that controls it. */
export type PlayerFrame = {
  readonly urn: string;
  readonly element: HTMLIFrameElement;
  readonly widget: Widget;
  /** Resolves when the widget accepts commands; some never do. */
  readonly ready: Promise<void>;
  isReady: boolean;
  readonly createdAt: number;
  hasPlayed: boolean;
  /** The first iframe may own the audio output without having played. */
  readonly isFirst: boolean;
};

export type Frames = {
  /** Adds an iframe for the current track and removes every other. */
  openOnly: (api: WidgetApi, urn: string) => PlayerFrame;
  /** Adds an iframe for a coming track; null at MAX_FRAMES. */
  preload: (api: WidgetApi, urn: string) => PlayerFrame | null;
  /** Removes all iframes when many have played; only while nothing plays. */
  removePlayed: () => void;
  /** Removes preloaded iframes of other tracks. */
  keepPreloaded: (urns: readonly string[]) => void;
  /** Makes the preloaded iframe of a track the current one; null when there is none. */
  takePreloaded: (urn: string) => PlayerFrame | null;
  dispose: () => void;
};

/** Starts with one iframe, which loads the neutral track and never plays. */
export function createFrames(addressOf: (urn: string) => string, neutralUrn: string): Frames {
  let first: HTMLIFrameElement | null = addFrame(addressOf(neutralUrn));
  let all: PlayerFrame[] = [];
  let current: PlayerFrame | null = null;

  function clear(): void {
    first?.remove();
    first = null;
    for (const { element } of all) element.remove();
    all = [];
    current = null;
  }

  function open(api: WidgetApi, urn: string): PlayerFrame {
    const element = addFrame(addressOf(urn));
    const widget = api.Widget(element);
    const frame: PlayerFrame = {
      urn,
      element,
      widget,
      isReady: false,
      createdAt: Date.now(),
      hasPlayed: false,
      isFirst: all.length === 0,
      ready: new Promise((resolve) => {
        widget.bind('ready', () => {
          frame.isReady = true;
          resolve();
        });
      }),
    };
    all.push(frame);
    return frame;
  }

  const isPreloaded = (frame: PlayerFrame) => frame !== current && !frame.hasPlayed;
  const preloadedFor = (urn: string) => all.find((frame) => isPreloaded(frame) && frame.urn === urn);

  return {
    openOnly(api, urn) {
      clear();
      current = open(api, urn);
      return current;
    },
    preload(api, urn) {
      const preloaded = preloadedFor(urn);
      if (preloaded) return preloaded;
      if (all.length === 0) clear();
      return all.length < MAX_FRAMES ? open(api, urn) : null;
    },
    removePlayed() {
      if (all.filter(({ hasPlayed }) => hasPlayed).length >= MANY_PLAYED) clear();
    },
    keepPreloaded(urns) {
      const unneeded = all.filter(
        (frame) => isPreloaded(frame) && !frame.isFirst && !urns.includes(frame.urn),
      );
      for (const { element } of unneeded) element.remove();
      all = all.filter((frame) => !unneeded.includes(frame));
    },
    takePreloaded(urn) {
      const next = preloadedFor(urn) ?? null;
      current = next ?? current;
      return next;
    },
    dispose: clear,
  };
}
