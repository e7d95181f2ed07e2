// Creates stores with a stated lifetime. The shell, the remotes and this package create their stores only here.
import { sessionEnded } from '@segue/api-client';
import { createStore } from 'effector';
/** A store of the signed-in user's data: it resets when the session ends. */
export function createSessionStore(initial, options) {
    return createStore(initial, options).reset(sessionEnded);
}
/** A store that keeps its value until the page is closed, across sessions: never for data of a user. */
export function createPageStore(initial, options) {
    return createStore(initial, options);
}
