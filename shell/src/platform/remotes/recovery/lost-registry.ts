// Owns whether the list of screens is lost: the page has no registry with a remote. The routes and the menu of the last
// good one are kept for this tab, without its files: what runs in a page is named by the server of that page alone, so
// that nothing in the browser's storage can choose code.
import { parseRegistry, type Registry } from '@segue/federation';
import { createEvent, sample, type EventCallable } from 'effector';
import { $registry, $remotes, $shown } from '../model';
import { refreshRegistryFx } from '../registry-refresh';
import { afterRegistryChange } from './build-choice';

const STORAGE_KEY = 'screens';

/** Not when each of its remotes is rejected: those have a reason of their own. */
const isLost = ({ revision, remotes, rejected }: Registry) =>
  remotes.length === 0 && (revision === '' || rejected.length === 0);

export const $isRegistryLost = $registry.map(isLost);
export const $isRegistryAwaited = refreshRegistryFx.pending;

/** "Try again" where the list of screens is missing. */
export const registryRequested = createEvent('registryRequested');
sample({
  clock: registryRequested,
  source: refreshRegistryFx.pending,
  filter: (isPending) => !isPending,
  target: refreshRegistryFx,
});

/** The screens of the last good registry, without code. */
type Screens = Registry['rejected'];
export const screensRemembered: EventCallable<Screens> = createEvent<Screens>('screensRemembered');
const withScreens = (registry: Registry, rejected: Screens) =>
  isLost(registry) ? { ...registry, revision: '', rejected } : registry;
$registry.on(screensRemembered, withScreens);
sample({
  clock: screensRemembered,
  source: $shown,
  fn: ({ registry, states }) => afterRegistryChange(states, registry),
  target: $remotes,
});

export function rememberScreens({ remotes }: Registry): void {
  const faces = remotes.map(({ name, routes, nav, widgets, home }) => ({ name, routes, nav, widgets, home }));
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(faces));
  } catch {
    // Without storage, a lost registry leaves no menu.
  }
}

export function readScreens(): Screens {
  try {
    const remotes: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return parseRegistry({ schema: 1, revision: '', remotes }).rejected;
  } catch {
    return [];
  }
}
