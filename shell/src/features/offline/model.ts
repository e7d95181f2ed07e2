// Owns what the page knows of the network and of its copies: whether it is offline, and how old what it shows is.
import { createPageStore, createSessionStore, pageResumed } from '@segue/kernel/state';
import { favoritesRetried } from '@segue/kernel/state/ports';
import { combine, createEvent, sample } from 'effector';

/** What the service worker reports. `asOf`: the oldest copy that is shown, ISO 8601; null while the server answers. */
export type WorkerReport = Readonly<{ asOf: string | null }>;

export const networkChanged = createEvent<boolean>('networkChanged');
export const workerReported = createEvent<WorkerReport>('workerReported');

/** Known from the start: what follows the network is a later download. */
export const $hasNetwork = createPageStore(globalThis.navigator?.onLine !== false).on(
  networkChanged,
  (_, isOnline) => isOnline,
);
export const $copiesFrom = createSessionStore<string | null>(null).on(workerReported, (_, { asOf }) => asOf);
/** Nothing else may ask the server whether it is back. */
export const $areCopiesShown = $copiesFrom.map((copiesFrom) => copiesFrom !== null);
export const $isOffline = combine(
  $hasNetwork,
  $copiesFrom,
  (hasNetwork, copiesFrom) => !hasNetwork || copiesFrom !== null,
);

sample({ clock: pageResumed, target: favoritesRetried });
