// The iframes SoundCloud plays in: one for the current track, and one preloaded for each of the next few.
//
// Two browser behaviours require this. Iframes of one site share one audio output, owned by the iframe that opened it:
// removing or navigating that iframe silences the others, also the preloaded ones. The owner is not known for sure, so
// every iframe that has played stays until all are removed together: while no SoundCloud track plays, or, at
// MAX_FRAMES, when the next track starts in a new iframe alone.
// And in a hidden tab an iframe that has not played loads no media: a track that starts there must have been preloaded
// while the tab was visible, and primed if its widget loads nothing before the first play.
//
// WebKit permits sound to one audio element. A navigation, which is how the widget loads another track, makes a new one,
// as a new iframe does. So permitted iframes stay until their track plays or leaves the queue.
import { withinMs } from '@segue/shell/port/time-limit';
import { primeFrame, type Priming } from './priming';
import { addFrame, type Widget, type WidgetApi } from './widget';

const MAX_FRAMES = 10;
/** The time limit for a test iframe to become ready. */
const PROBE_MS = 3000;
/** When this many iframes have played, all are removed. */
const MANY_PLAYED = 5;

/** An iframe with its track, and the widget that controls it. */
export class PlayerFrame {
  readonly widget: Widget;
  /** Resolves when the widget accepts commands; some never do. */
  readonly ready: Promise<void>;
  isReady = false;
  readonly createdAt = Date.now();
  /** It has played, as the current track or for priming. */
  hasPlayed = false;
  /** It has sounded as the current track, so another attempt needs a new iframe. */
  isUsed = false;
  priming: Priming | null = null;
  /** A click primed it, so it can play later without one. */
  isPermitted = false;

  /** `isFirst`: the first iframe may own the audio output without having played. */
  constructor(
    api: WidgetApi,
    readonly urn: string,
    readonly element: HTMLIFrameElement,
    readonly isFirst: boolean,
  ) {
    this.widget = api.Widget(element);
    this.ready = new Promise((resolve) => {
      this.widget.bind('ready', () => {
        this.isReady = true;
        resolve();
      });
    });
  }

  /** Whether it becomes ready within so many milliseconds. */
  async becomesReady(ms: number): Promise<boolean> {
    return (
      (await withinMs(
        ms,
        this.ready.then(() => true),
      )) === true
    );
  }
}

export type Frames = ReturnType<typeof createFrames>;

export function createFrames(addressOf: (urn: string) => string, neutralUrn: string) {
  let neutral: HTMLIFrameElement | null = null;
  let all: PlayerFrame[] = [];
  let current: PlayerFrame | null = null;

  function removeWhere(isUnneeded: (frame: PlayerFrame) => boolean): void {
    const unneeded = all.filter(isUnneeded);
    unneeded.forEach(remove);
    all = all.filter((frame) => !unneeded.includes(frame));
  }

  /** Permitted iframes are kept. */
  function clear(): void {
    neutral?.remove();
    neutral = null;
    removeWhere((frame) => !isPreloaded(frame) || !frame.isPermitted);
    current = null;
  }

  function open(api: WidgetApi, urn: string): PlayerFrame {
    const frame = new PlayerFrame(api, urn, addFrame(addressOf(urn)), all.length === 0);
    const { widget } = frame;
    // A pause can be lost while a track loads, and widgets do not pause each other.
    const pauseStray = () => {
      if (frame !== current && (frame.priming?.isOver() ?? true)) widget.pause();
    };
    widget.bind('play', pauseStray);
    widget.bind('playProgress', pauseStray);
    all.push(frame);
    return frame;
  }

  const isPreloaded = (frame: PlayerFrame) => frame !== current && !frame.isUsed;
  const preloadedFor = (urn: string) => all.find((frame) => isPreloaded(frame) && frame.urn === urn);

  return {
    /** Adds an iframe with the neutral track, which never plays, if there is no other. */
    addNeutral(): void {
      if (all.length === 0) neutral ??= addFrame(addressOf(neutralUrn));
    },
    /** Adds an iframe for the current track and removes every other. */
    openOnly(api: WidgetApi, urn: string): PlayerFrame {
      clear();
      current = open(api, urn);
      return current;
    },
    /** Adds an iframe for a next track; null at MAX_FRAMES. */
    preload(api: WidgetApi, urn: string): PlayerFrame | null {
      const preloaded = preloadedFor(urn);
      if (preloaded) return preloaded;
      if (all.length === 0) clear();
      // WebKit's iframes share no audio output.
      if (all.some(({ isPermitted }) => isPermitted))
        removeWhere((frame) => frame.isUsed && frame !== current);
      return all.length < MAX_FRAMES ? open(api, urn) : null;
    },
    /** Tests with the neutral track in a separate iframe whether the player works at all. */
    async probe(api: WidgetApi): Promise<boolean> {
      const frame = new PlayerFrame(api, neutralUrn, addFrame(addressOf(neutralUrn)), false);
      const isReady = await frame.becomesReady(PROBE_MS);
      frame.element.remove();
      return isReady;
    },
    /** Removes all iframes when many have played; only while nothing plays. */
    removePlayed(): void {
      if (all.filter(({ hasPlayed }) => hasPlayed).length >= MANY_PLAYED) clear();
    },
    /** Removes preloaded iframes of other tracks. */
    keepPreloaded(urns: readonly string[]): void {
      removeWhere(
        (frame) =>
          isPreloaded(frame) &&
          (frame.isPermitted || (!frame.isFirst && !frame.hasPlayed)) &&
          !urns.includes(frame.urn),
      );
    },
    /** Primes the preloaded iframe of a track once, if it is ready; resolves when that is over. */
    async prime(urn: string): Promise<void> {
      const frame = preloadedFor(urn);
      if (!frame?.isReady) return;
      frame.priming ??= primeFrame(frame);
      // After a failure the next preload tries again.
      if (!(await frame.priming.done)) frame.priming = null;
    },
    /** Primes every preloaded iframe that is ready. Within a click this permits each of them to sound later. */
    permit(): void {
      for (const frame of all.filter((each) => isPreloaded(each) && each.isReady && !each.isPermitted)) {
        if (frame.priming?.isOver() === false) continue;
        frame.priming = primeFrame(frame);
        void frame.priming.done.then((isPrimed) => (frame.isPermitted = isPrimed));
      }
    },
    /** Makes the preloaded iframe of a track the current one; null when there is none. */
    takePreloaded(urn: string): PlayerFrame | null {
      const next = preloadedFor(urn) ?? null;
      current = next ?? current;
      return next;
    },
    dispose(): void {
      clear();
      removeWhere(() => true);
    },
  };
}

/** A widget without its iframe accepts no commands any more. */
function remove({ element, priming }: PlayerFrame): void {
  void priming?.release();
  element.remove();
}
