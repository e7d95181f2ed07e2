// Owns what the page knows of the network and of its copies: whether it is offline, how old what it shows is, what waits to be sent.
import { send } from '@segue/event-bus';
import { createPageStore, createSessionStore, pageResumed } from '@segue/stores';
import { favoritesRetried } from '@segue/stores/ports';
import { combine, createEffect, createEvent, sample } from 'effector';

/** What the service worker reports. `asOf`: the oldest copy that is shown, ISO 8601; null while the server answers. */
export type WorkerReport = Readonly<{ asOf: string | null; unsent: number; isRefused?: boolean }>;

const REFUSED = "A change you made offline couldn't be saved.";

export const networkChanged = createEvent<{ isOnline: boolean }>('networkChanged');
export const workerReported = createEvent<WorkerReport>('workerReported');

/** Known from the start: what follows the network is a later download. */
export const $hasNetwork = createPageStore(globalThis.navigator?.onLine !== false).on(
  networkChanged,
  (_, { isOnline }) => isOnline,
);
/** Since when what is on screen may have changed on the server. */
export const $copiesFrom = createSessionStore<string | null>(null).on(workerReported, (_, { asOf }) => asOf);
/** Changes that wait for the network. */
export const $unsent = createSessionStore(0).on(workerReported, (_, { unsent }) => unsent);
/** Copies are on screen or changes wait, and nothing else may ask the server. */
export const $isServerNeeded = combine(
  $copiesFrom,
  $unsent,
  (copiesFrom, unsent) => copiesFrom !== null || unsent > 0,
);
/** Without a network, or with one that brings no answers. */
export const $isOffline = combine(
  $hasNetwork,
  $copiesFrom,
  (hasNetwork, copiesFrom) => !hasNetwork || copiesFrom !== null,
);

/** What was shown is not what the server has. */
const giveUpFx = createEffect(() => {
  send('notice/show', { text: REFUSED });
  send('favorites/reload');
  send('playlist/reload');
});

sample({
  clock: workerReported,
  filter: ({ isRefused }) => isRefused === true,
  target: giveUpFx,
});
// A change of a favorite that could neither be sent nor kept by the service worker.
sample({ clock: pageResumed, target: favoritesRetried });
