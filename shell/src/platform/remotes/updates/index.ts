// Makes an open page follow the releases of its remotes and of the shell.
import type { RuntimeConfig } from '@segue/contract';
import type { Scope } from 'effector';
import { joinStops } from '../../listen';
import { wireRegistryRefresh } from '../registry-refresh';
import { wireOutdatedPage } from './outdated-page';

export function wireRegistryUpdates(scope: Scope, page: { config: RuntimeConfig }): () => void {
  return joinStops(wireRegistryRefresh(scope, page), wireOutdatedPage(scope));
}
