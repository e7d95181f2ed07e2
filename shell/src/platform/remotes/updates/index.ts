// Makes an open page follow the releases of its remotes.
import type { RuntimeConfig } from '@segue/contract';
import type { Scope } from 'effector';
import { joinStops } from '../../listen';
import { wireBuildRemoval } from '../build-removal';
import { wireRegistryRefresh } from '../registry-refresh';
import '../swap';

export function wireRegistryUpdates(scope: Scope, page: { config: RuntimeConfig }): () => void {
  return joinStops(wireRegistryRefresh(scope, page), wireBuildRemoval(scope));
}
