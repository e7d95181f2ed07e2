// Keys that were pressed before shortcuts work, kept by a script in `index.html` from the first paint on.

declare global {
  interface Window {
    segueKeys?: { pressed: KeyboardEvent[]; keep: (event: KeyboardEvent) => void };
  }
}

export const earlyKeys = (): readonly KeyboardEvent[] => window.segueKeys?.pressed ?? [];

export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const keys = earlyKeys();
  if (window.segueKeys) removeEventListener('keydown', window.segueKeys.keep, true);
  delete window.segueKeys;
  return keys;
}
