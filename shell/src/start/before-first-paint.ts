import { startStores } from '@segue/stores/ports';
import { wireRuntimeConfig } from '../config';
import { wireRemotes } from '../remotes';
import { wireRemovalAtLogout } from '../session/removed-at-logout';
import { wireSessionRevalidation } from '../session/revalidation';
import type { Wire } from './wire';

/** Starts before the page is drawn, in this order. What privacy depends on is here: it must not wait for a download. */
export const beforeFirstPaint: readonly Wire[] = [
  wireRuntimeConfig,
  startStores,
  (scope, { ports }) => ports.sessionTabs.wire(scope),
  wireSessionRevalidation,
  wireRemovalAtLogout,
  wireRemotes,
];
