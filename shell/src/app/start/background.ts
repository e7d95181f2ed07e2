// What every page needs, and can wait for until it is idle.
import type { RuntimeConfig } from '@segue/contract';
import type { Scope } from 'effector';
import { wireAppearance } from '../../features/appearance';
import { wireConnectionEnd } from '../../features/connection-end';
import { wireForeignPolicy } from '../../features/foreign-policy';
import { wireNetwork } from '../../features/network';
import { wireRemoteReports } from '../../features/remote-reports';
import { wireServiceWorker } from '../../features/service-worker';
import { areDiagnosticsAllowed } from '../../platform/diagnostics-allowed';
import { wirePrefetch } from '../../platform/remotes/prefetch';
import { wirePreview } from '../../platform/remotes/preview';
import { wireRecovery } from '../../platform/remotes/recovery';
import { wireRegistryUpdates } from '../../platform/remotes/updates';
import { wireFonts } from '../frame/fonts/inter';

export function startBackground(scope: Scope, page: { config: RuntimeConfig }): void {
  wirePreview(scope);
  if (areDiagnosticsAllowed())
    void import(/* webpackChunkName: "background" */ '../../platform/remotes/page-remotes').then(
      ({ wirePageRemotes }) => wirePageRemotes(scope),
    );
  wireAppearance(scope);
  wireFonts();
  wireNetwork(scope);
  wireServiceWorker(scope);
  wireForeignPolicy();
  wireConnectionEnd(scope);
  wireRemoteReports(scope);
  wireRecovery(scope);
  wirePrefetch(scope);
  wireRegistryUpdates(scope, page);
}
