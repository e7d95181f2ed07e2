// Asks the server for the registry of an open page: when the user returns to the page, when the network is back, on a
// timer, and before a retry. An unchanged registry costs a 304.
import type { RuntimeConfig } from '@segue/contract';
import { parseRegistry, type Registry } from '@segue/federation';
import { createPageStore, diagnosticReported } from '@segue/stores';
import { attach, createEvent, sample, scopeBind, type Scope } from 'effector';
import { joinStops, listen } from '../listen';
import { $localBuild, $previewQuery, localBuildRead, withLocalBuild } from './preview';
import { $registry } from './model';
import { isSameRegistry, rejectNewOrigins } from './registry-change';
import { trustEntries } from './script-policy';

const REFRESH_SECONDS = 300;
/** A user who returns again within this time causes no request. */
const RETURN_PAUSE_MS = 15_000;
/** A retry waits for the registry no longer than this. */
const REFRESH_LIMIT_MS = 2000;

/** The user returned to the page, at this time in milliseconds. */
const pageEntered = createEvent<number>('pageEntered');
/** The network is back, or the refresh interval has passed. */
export const refreshDue = createEvent('registryRefreshDue');
/** The server has another registry than before. Its entries are trusted. */
export const registryPublished = createEvent<Registry>('registryPublished');

/** The last registry from the server; null while that is the one in the HTML. */
export const $published = createPageStore<Registry | null>(null).on(
  registryPublished,
  (_, registry) => registry,
);

/** The server answered, but not with a registry. */
class UnreadableRegistry extends Error {}

// One request at a time in the page.
let request: Promise<Registry> | null = null;

async function fetchRegistry(query: string): Promise<Registry> {
  // With `no-cache` the browser sends the ETag of its copy.
  const answer = await fetch(`/registry.json${query}`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(REFRESH_LIMIT_MS),
  });
  if (!answer.ok) throw new UnreadableRegistry(`The server answered ${answer.status}.`);
  const registry = parseRegistry(await answer.json().catch(() => null));
  if (registry.remotes.length > 0) return registry;
  throw new UnreadableRegistry(registry.problems.join(' ') || 'It names no remotes.');
}

/**
 * Asks for the registry. Calls at the same time share one request. Settles within two seconds; the entries are trusted
 * when it is done.
 */
export const refreshRegistryFx = attach({
  source: { shown: $registry, query: $previewQuery, local: $localBuild },
  async effect({ shown, query, local }, _: void): Promise<Registry> {
    request ??= fetchRegistry(query).finally(() => {
      request = null;
    });
    const registry = withLocalBuild(rejectNewOrigins(await request, shown, window.location.origin), local);
    trustEntries(registry);
    return registry;
  },
});
sample({
  clock: refreshRegistryFx.doneData,
  source: { shown: $registry, published: $published },
  filter: ({ shown, published }, registry) => !isSameRegistry(registry, published ?? shown),
  fn: (_, registry) => registry,
  target: registryPublished,
});

// A build of this machine comes into the page like a release.
const useLocalBuildFx = attach({
  source: { shown: $registry, published: $published, local: $localBuild },
  effect({ shown, published, local }) {
    const registry = withLocalBuild(published ?? shown, local);
    trustEntries(registry);
    return registry;
  },
});
sample({ clock: localBuildRead, target: useLocalBuildFx });
sample({ clock: useLocalBuildFx.doneData, target: registryPublished });

const $enteredAt = createPageStore(-RETURN_PAUSE_MS);
const returned = sample({
  clock: pageEntered,
  source: $enteredAt,
  filter: (before, now) => now - before >= RETURN_PAUSE_MS,
  fn: (_, now) => now,
});
$enteredAt.on(returned, (_, now) => now);
sample({
  clock: [returned, refreshDue],
  source: refreshRegistryFx.pending,
  filter: (isPending) => !isPending,
  target: refreshRegistryFx,
});

// Without a network there is nothing to log.
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
  const enter = scopeBind(pageEntered, { scope });
  const refresh = scopeBind(refreshDue, { scope });
  const onReturn = () => {
    if (!document.hidden) enter(Date.now());
  };

  let timer: ReturnType<typeof setTimeout>;
  // Pages that were opened together do not ask together.
  const intervalMs = () => (config.registryRefreshSeconds ?? REFRESH_SECONDS) * (900 + Math.random() * 200);
  const wait = () => {
    timer = setTimeout(() => {
      if (!document.hidden) refresh();
      wait();
    }, intervalMs());
  };
  wait();
  return joinStops(
    () => clearTimeout(timer),
    listen(window, ['focus'], onReturn),
    listen(document, ['visibilitychange'], onReturn),
    listen(window, ['online'], () => refresh()),
  );
}
