// What a row of the fault table says.
import type { BreakRemotes } from './breakages';

/** `<Screen>` is the screen's name in the menu. */
export const SENTENCES = {
  gone: ["couldn't load.", "It couldn't be downloaded. Try again."],
  altered: [
    "couldn't load.",
    "The file isn't the one that was published, so it wasn't run. Try again later.",
  ],
  silent: ["couldn't load.", "It's taking too long. Check your connection and try again."],
  broken: ["couldn't load.", "It was downloaded, but didn't start. Try again later."],
  'too-new': ["can't be shown.", 'Reload the page to get the current version.'],
  crashed: ['stopped working.', 'Try again; your queue is safe.'],
} as const;

export type Fault = {
  /** The row's name: what the remote does. */
  name: string;
  /** How the tests make it. */
  made: string;
  breaks: BreakRemotes;
  /** What stands in the remote's place: a failure, the screen itself, or the screen of the older build. */
  shows: keyof typeof SENTENCES | 'screen' | 'older build';
  /** The kind and stage in the page's report; none is sent for a remote that works. */
  report?: `${string} ${string}`;
  /** From the click to what is shown. */
  limitMs?: number;
  /** The browser reports an uncaught error of the remote's own script. */
  throwsInPage?: true;
  /** Breaks this many remotes at once, all by default. */
  atOnce?: number;
  /** The build must not be requested. */
  isNotRequested?: true;
};

/** Fallbacks come within this time, and within five seconds when nothing answers. */
export const FALLBACK_MS = 2000;
export const SILENCE_MS = 5000;
