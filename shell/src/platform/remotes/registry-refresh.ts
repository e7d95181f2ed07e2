// Requests the registry when the user or the network returns, on a timer, and before a retry. An unchanged one costs a 304.
import type { RuntimeConfig } from '@segue/contract';
import { parseRegistry, type Registry } from '@segue/kernel/remote';
import { diagnosticReported } from '@segue/kernel/state';
import { createEffect, createEvent, createWatch, sample, scopeBind, type Scope } from 'effector';
import { joinStops, listen } from '../listen';
import { $registry, registryChanged } from './model';
import { setPreloadableRemotes } from './preload';
import { trustEntries } from './script-policy';

const REFRESH_SECONDS = 300;
/** No request if the user returns within this time. */
const RETURN_PAUSE_MS = 15_000;
/** A retry waits for the registry at most this long. */
const REFRESH_LIMIT_MS = 2000;

export const refreshDue = createEvent('registryRefreshDue');

class UnreadableRegistry extends Error {}

/** Requests the registry. Settles within two seconds; the entries are trusted afterwards. */
export const refreshRegistryFx = createEffect(async (): Promise<Registry> => {
  // With `no-cache` the browser sends the ETag of its copy.
  const answer = await fetch('/registry.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(REFRESH_LIMIT_MS),
  });
  if (!answer.ok) throw new UnreadableRegistry(`The server answered ${answer.status}.`);
  const registry = parseRegistry(await answer.json().catch(() => null));
  if (registry.remotes.length === 0) {
    throw new UnreadableRegistry(registry.problems.join(' ') || 'It names no remotes.');
  }
  trustEntries(registry);
  return registry;
});
sample({
  clock: refreshRegistryFx.doneData,
  source: $registry,
  filter: (known, registry) => registry.revision !== known.revision,
  fn: (_, registry) => registry,
  target: registryChanged,
});

/** "Try again" also runs this if the page has no registry with a remote. */
export const $isRegistryAwaited = refreshRegistryFx.pending;
export const $isRegistryLost = $registry.map(
  ({ remotes, rejected }) => remotes.length + rejected.length === 0,
);
sample({
  clock: refreshDue,
  source: $isRegistryAwaited,
  filter: (isAwaited) => !isAwaited,
  fn: () => undefined,
  target: refreshRegistryFx,
});

// Failures without a network are not logged.
sample({
  clock: refreshRegistryFx.failData,
  filter: (error) => error instanceof UnreadableRegistry,
  fn: ({ message }) => ({
    area: 'remotes',
    message: `The new registry of remotes cannot be read. ${message}`,
  }),
  target: diagnosticReported,
});

export function wireRegistryRefresh(scope: Scope, { config }: { config: RuntimeConfig }): () => void {
  const refresh = scopeBind(refreshDue, { scope });
  let askedAt = -RETURN_PAUSE_MS;
  const ask = () => {
    askedAt = performance.now();
    refresh();
  };
  const onReturn = () => {
    if (!document.hidden && performance.now() - askedAt >= RETURN_PAUSE_MS) ask();
  };
  // Random, so that pages opened together do not poll together.
  const seconds = (config.registryRefreshSeconds ?? REFRESH_SECONDS) * (0.9 + Math.random() * 0.2);
  // Also while hidden, because the page may then reload.
  const timer = setInterval(ask, seconds * 1000);
  return joinStops(
    createWatch({ unit: registryChanged, scope, fn: setPreloadableRemotes }),
    () => clearInterval(timer),
    listen(window, ['focus'], onReturn),
    listen(document, ['visibilitychange'], onReturn),
    listen(window, ['online'], ask),
  );
}
