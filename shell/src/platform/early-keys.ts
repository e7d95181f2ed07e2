// Keys that were pressed before shortcuts work. A script in `index.html` keeps them from the first paint on, however long the page
// takes to start: clicks wait as long.

declare global {
  interface Window {
    segueKeys?: { pressed: KeyboardEvent[]; keep: (event: KeyboardEvent) => void };
  }
}

export const earlyKeys = (): readonly KeyboardEvent[] => window.segueKeys?.pressed ?? [];

/** The same, and keeps no more of them. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const keys = earlyKeys();
  if (window.segueKeys) removeEventListener('keydown', window.segueKeys.keep, true);
  delete window.segueKeys;
  return keys;
}
