// Brings remotes near before they are wanted: a link in the head lets the browser fetch and check the file, nothing
// of it runs. Links belong to the page, not to a scope.
import { satisfiesKernel, type Registry, type RegistryRemote } from '@segue/federation';
import { matchPath } from 'react-router-dom';

let known: readonly RegistryRemote[] = [];

/** Tells which remotes can be brought near; of one that would be refused, nothing is ever fetched. */
export function knowRemotes({ remotes }: Registry): void {
  known = remotes.filter(({ kernel }) => satisfiesKernel(kernel));
}

/** The remote that shows an address. */
export function remoteAt(pathname: string): RegistryRemote | undefined {
  return known.find(({ routes }) => routes.some(({ path }) => matchPath(path, pathname)));
}

/** Fetches the remote that shows this address, such as when a pointer comes near its link. */
export function preloadRoute(pathname: string): void {
  const remote = remoteAt(pathname);
  if (remote) addLink(remote, 'preload');
}

/** Fetches a remote by name, such as one whose widget may be opened soon. */
export function preloadRemote(name: string): void {
  const remote = known.find((one) => one.name === name);
  if (remote) addLink(remote, 'preload');
}

/** Fetches every remote once the page has loaded and is idle. Returns a function that cancels it. */
export function preloadAllWhenIdle(page: Window): () => void {
  const { connection } = page.navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  let isCancelled = false;
  const addAll = () => {
    if (!isCancelled) addPrefetchLinks();
  };
  const begin = () => {
    // Safari has no idle callback; a moment after loading is near enough.
    if ('requestIdleCallback' in page) page.requestIdleCallback(addAll, { timeout: 5000 });
    else setTimeout(addAll, 1000);
  };
  if (page.document.readyState === 'complete') begin();
  else page.addEventListener('load', begin, { once: true });
  return () => {
    isCancelled = true;
    page.removeEventListener('load', begin);
  };
}

// `prefetch`, because a browser complains of a `preload` that nobody uses within seconds.
function addPrefetchLinks(): void {
  for (const remote of known) addLink(remote, 'prefetch');
}

function addLink({ entry, integrity }: RegistryRemote, rel: 'preload' | 'prefetch'): void {
  const isThere = [...document.head.querySelectorAll('link, script')].some(
    (element) => (element.getAttribute('href') ?? element.getAttribute('src')) === entry,
  );
  if (isThere) return;
  const link = document.createElement('link');
  link.rel = rel;
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  // The same as the script's, or the browser fetches it a second time.
  link.integrity = integrity;
  link.href = entry;
  document.head.append(link);
}
