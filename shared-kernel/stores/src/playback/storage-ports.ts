// The door to session storage, so that the rules can be tested without a browser.
import { createEffect } from 'effector';

const KEY = 'playbackState';

/** The raw text saved under `playbackState`, or null. */
export const readSavedStateFx = createEffect<void, string | null>({
  name: 'readSavedStateFx',
  handler: () => sessionStorage.getItem(KEY),
});
export const writeSavedStateFx = createEffect<string, void>({
  name: 'writeSavedStateFx',
  handler: (text) => sessionStorage.setItem(KEY, text),
});
