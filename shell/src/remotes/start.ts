// Starts the remotes of the page: reads the registry and begins with the one this address shows.
import { readRegistry } from '@segue/federation';
import { allSettled, createWatch, type Scope } from 'effector';
import { $remotes, registryRead, remoteWanted } from './model';
import { knowRemotes, preloadAllWhenIdle, remoteAt } from './preload';
import { trustEntries } from './script-policy';

/** How long the first render waits for a remote, so that it is drawn once, and complete, when the remote is near. */
const FIRST_RENDER_WAIT_MS = 100;

/**
 * Call before the first render. The registry is in the scope when this returns; the promise is fulfilled when the
 * remote of this address is ready, failed or refused, but never much later: no remote may hold back the page.
 */
export function startRemotes(scope: Scope, pathname: string = window.location.pathname): Promise<void> {
  const registry = readRegistry(document);
  trustEntries(registry);
  knowRemotes(registry);
  void allSettled(registryRead, { scope, params: registry });
  preloadAllWhenIdle(window);
  const first = remoteAt(pathname);
  if (!first) return Promise.resolve();
  const arrived = settled(scope, first.name);
  void allSettled(remoteWanted, { scope, params: first.name });
  return Promise.race([arrived, moment()]);
}

// `allSettled` would wait for everything that is under way in the scope, such as the question who is signed in.
function settled(scope: Scope, name: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = createWatch({
      unit: $remotes,
      scope,
      fn: (states) => {
        const status = states[name]?.status;
        if (status === 'idle' || status === 'loading') return;
        stop();
        resolve();
      },
    });
  });
}

const moment = () => new Promise<void>((resolve) => setTimeout(resolve, FIRST_RENDER_WAIT_MS));
