import { startStores } from '@segue/stores/ports';
import { wireRemovalAtLogout } from '../../platform/session/removed-at-logout';
import { wireSessionRevalidation } from '../../platform/session/revalidation';
import type { Wire } from './wire';

/**
 * Starts in the task after the first state is committed, in this order: what makes the page this visitor's, such as the session and
 * the storage. What privacy depends on is here: it must not wait for a download.
 */
export const atFirstCommit: readonly Wire[] = [
  startStores,
  (scope, { ports }) => ports.sessionTabs.wire(scope),
  wireSessionRevalidation,
  wireRemovalAtLogout,
];
