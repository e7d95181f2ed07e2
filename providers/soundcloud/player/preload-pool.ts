// Preloads the next few SoundCloud tracks while the tab is visible, and primes the first, so that they can start while it
// is hidden.
import { listen } from '@segue/shell/port/listen';
import type { Frames } from './frames';
import type { WidgetApi } from './widget';

/** Each iframe is a page of its own in the browser's memory. */
const MAX_PRELOADED = 4;
/** A preloaded iframe must become ready within this time. */
export const PRELOAD_MS = 8000;

type Parts = {
  frames: Frames;
  widgetApi: () => Promise<WidgetApi>;
  /** Whether a SoundCloud track is loaded. */
  isInUse: () => boolean;
  /** Whether no track is waiting for its own iframe: preloading must not slow it down. */
  isIdle: () => boolean;
  /** Whether the browser lets an iframe play unheard: it allows sound, and scripts set the volume. */
  mayPrime: () => boolean;
  /** Whether each iframe needs a click of its own: one click permits all that are ready by then. */
  isPermittedPerFrame: () => boolean;
};

/** Preloads one iframe at a time, and none in a hidden tab, where it would load nothing. */
export function createPreloadPool({ frames, widgetApi, ...parts }: Parts) {
  let wanted: readonly string[] = [];
  let isPreloading = false;

  async function preloadAll(): Promise<void> {
    if (isPreloading) return;
    isPreloading = true;
    if (!parts.isInUse() && mayPreload()) frames.removePlayed();
    const tried = new Set<string>();
    const primed = new Set<string>();
    for (let urn = nextOf(tried); urn !== undefined; urn = nextOf(tried)) {
      tried.add(urn);
      const api = await widgetApi().catch(() => undefined);
      if (!api || !mayPreload()) break;
      const frame = frames.preload(api, urn);
      if (!frame) break;
      if (parts.isPermittedPerFrame()) continue;
      await frame.becomesReady(PRELOAD_MS);
      // Only the next one, which will probably be played: priming may count as a play. It can change meanwhile.
      const [next] = wanted;
      if (next === undefined || primed.has(next) || !mayPreload() || !parts.mayPrime()) continue;
      primed.add(next);
      await frames.prime(next);
    }
    isPreloading = false;
  }

  const mayPreload = () => !document.hidden && parts.isIdle();
  const nextOf = (tried: ReadonlySet<string>) =>
    mayPreload() ? wanted.find((urn) => !tried.has(urn)) : undefined;
  const stopListening = listen(document, ['visibilitychange'], () => void preloadAll());

  return {
    /** Sets the next tracks, in order. */
    preload(urns: readonly string[]): void {
      wanted = urns.slice(0, MAX_PRELOADED);
      frames.keepPreloaded(wanted);
      void preloadAll();
    },
    dispose(): void {
      wanted = [];
      stopListening();
    },
  };
}
