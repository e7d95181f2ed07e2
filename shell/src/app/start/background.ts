// What every page needs, and can wait for until it is idle.
import type { Scope } from 'effector';
import { wireAppearance } from '../../features/appearance/model';
import { wireConnectionEnd } from '../../features/connection-end';
import { wireForeignPolicy } from '../../features/foreign-policy';
import { wireOffline, wireServiceWorker } from '../../features/offline';
import { wirePrefetch } from '../../platform/remotes/prefetch';
import { wireRecovery } from '../../platform/remotes/recovery';
import { wireRegistryUpdates } from '../../platform/remotes/updates';
import { wireFonts } from '../frame/fonts/inter';
import type { Page } from './late-parts';

export function startBackground(scope: Scope, page: Page): void {
  wireAppearance(scope);
  wireFonts();
  wireOffline(scope);
  wireServiceWorker(scope);
  wireForeignPolicy();
  wireConnectionEnd(scope);
  wireRecovery(scope);
  wirePrefetch(scope);
  wireRegistryUpdates(scope, page);
}
