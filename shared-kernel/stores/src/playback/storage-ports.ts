// The door to session storage, so that the rules can be tested without a browser.
import { createEffect } from 'effector';

/** The raw text saved under `playbackState`, or null. */
export const readSavedStateFx = createEffect<void, string | null>({ name: 'readSavedStateFx' });
export const writeSavedStateFx = createEffect<string, void>({ name: 'writeSavedStateFx' });
