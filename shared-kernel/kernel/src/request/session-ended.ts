// The end of a session: it aborts running requests and resets session stores.
import { createEvent } from 'effector';

/** The signed-in user logged out, lost the session or was replaced by another user. Only the session model emits it. */
export const sessionEnded = createEvent('sessionEnded');
