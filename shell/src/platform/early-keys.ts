// Keys that were pressed before shortcuts work. A script in `index.html` keeps them from the first paint on.

/** A key that acts later would surprise. A slow phone needs some seconds until the page works. */
const KEPT_MS = 5000;

declare global {
  interface Window {
    segueKeys?: { pressed: KeyboardEvent[]; keep: (event: KeyboardEvent) => void };
  }
}

export function earlyKeys(): readonly KeyboardEvent[] {
  const pressed = window.segueKeys?.pressed ?? [];
  return pressed.filter(({ timeStamp }) => performance.now() - timeStamp < KEPT_MS);
}

/** The same, and keeps no more of them. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const keys = earlyKeys();
  if (window.segueKeys) removeEventListener('keydown', window.segueKeys.keep, true);
  delete window.segueKeys;
  return keys;
}
