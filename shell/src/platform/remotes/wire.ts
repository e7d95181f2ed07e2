import { readRegistry } from '@segue/kernel/remote';
import { REMOTE_FAILURES } from '@segue/contract';
import { createWatch, scopeBind, type Scope } from 'effector';
import { $remotes, buildFailed, type Failed, registryRead, remoteRequested } from './model';
import { setPreloadableRemotes, remoteAt } from './preload';
import { trustEntries } from './script-policy';

/** The registry is in the scope when the call returns. */
export function wireRemotes(scope: Scope): void {
  const registry = readRegistry(document);
  trustEntries(registry);
  setPreloadableRemotes(registry);
  createWatch({ unit: buildFailed, scope, fn: tellServer });
  scopeBind(registryRead, { scope })(registry);
}

/** Includes pages that are being closed. */
export function tellServer({ build: { name, version }, kind, stage }: Failed): void {
  if (kind === 'offline') return;
  const body = JSON.stringify({ remote: name, version, kind, stage });
  navigator.sendBeacon(REMOTE_FAILURES, new Blob([body], { type: 'application/json' }));
}

/** Loads the remote that shows an address; fulfilled when it is ready, failed or refused, and when there is none. */
export function loadRemoteAt(scope: Scope, pathname: string): Promise<void> {
  const remote = remoteAt(pathname);
  if (!remote) return Promise.resolve();
  // `allSettled` would wait for everything else that is pending in the scope, such as the request for the session.
  return new Promise((resolve) => {
    const stop = createWatch({
      unit: $remotes,
      scope,
      fn: (states) => {
        const status = states[remote.name]?.status;
        if (status === 'idle' || status === 'loading') return;
        stop();
        resolve();
      },
    });
    scopeBind(remoteRequested, { scope })(remote.name);
  });
}
