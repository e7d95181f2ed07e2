// Owns the network and copy state: whether the page is offline, and how old its data is.
import { createPageStore, createSessionStore, pageResumed } from '@segue/kernel/state';
import { favoritesRetried } from '@segue/kernel/state/ports';
import { combine, createEvent, sample } from 'effector';

/** The service worker's report. `asOf`: the age of the oldest shown copy, ISO 8601; null while the server answers. */
export type WorkerReport = Readonly<{ asOf: string | null }>;

export const networkChanged = createEvent<boolean>('networkChanged');
export const workerReported = createEvent<WorkerReport>('workerReported');

/** Correct from the start: the code that follows the network is downloaded later. */
export const $hasNetwork = createPageStore(globalThis.navigator?.onLine !== false).on(
  networkChanged,
  (_, isOnline) => isOnline,
);
export const $copiesFrom = createSessionStore<string | null>(null).on(workerReported, (_, { asOf }) => asOf);
/** Nothing else may poll the server. */
export const $areCopiesShown = $copiesFrom.map((copiesFrom) => copiesFrom !== null);
export const $isOffline = combine(
  $hasNetwork,
  $copiesFrom,
  (hasNetwork, copiesFrom) => !hasNetwork || copiesFrom !== null,
);

sample({ clock: pageResumed, target: favoritesRetried });
