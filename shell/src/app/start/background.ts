// Parts that every page needs but can wait until it is idle.
import type { RuntimeConfig } from '@segue/contract';
import type { Scope } from 'effector';
import { wireAppearance } from '../../features/appearance';
import { wireConnectionEnd } from '../../features/connection-end';
import { wireForeignPolicy } from '../../features/foreign-policy';
import { wireNetwork } from '../../features/network';
import { wireServiceWorker } from '../../features/service-worker';
import { wireUnsent } from '../../features/unsent';
import { wirePrefetch } from '../../platform/remotes/prefetch';
import { wireRecovery, wireRegistryRefresh } from '../../platform/remotes/recovery';
import { wireOutdatedPage } from '../../platform/remotes/updates/outdated-page';
import { wireFonts } from '../frame/fonts/inter';

export function startBackground(scope: Scope, page: { config: RuntimeConfig }): void {
  wireAppearance(scope);
  wireFonts();
  wireNetwork(scope);
  wireServiceWorker(scope);
  wireUnsent(scope);
  wireForeignPolicy();
  wireConnectionEnd(scope);
  wireRecovery(scope);
  wirePrefetch(scope);
  wireRegistryRefresh(scope, page);
  wireOutdatedPage(scope);
}
