// Starts the remotes of the page: reads the registry and begins with the one this address shows.
import { readRegistry } from '@segue/federation';
import { allSettled, type Scope } from 'effector';
import { registryRead, remoteWanted } from './model';
import { knowRemotes, preloadAllWhenIdle, remoteAt } from './preload';
import { trustEntries } from './script-policy';

/**
 * Call before the first render. The registry is in the scope when this returns; the promise is fulfilled when the
 * remote of this address is ready, failed or refused, so that the first render may wait for it a moment.
 */
export function startRemotes(scope: Scope, pathname: string = window.location.pathname): Promise<void> {
  const registry = readRegistry(document);
  trustEntries(registry);
  knowRemotes(registry);
  void allSettled(registryRead, { scope, params: registry });
  preloadAllWhenIdle(window);
  const first = remoteAt(pathname);
  return first ? allSettled(remoteWanted, { scope, params: first.name }) : Promise.resolve();
}
