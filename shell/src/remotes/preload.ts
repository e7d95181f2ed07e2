// Preloads remotes before they are requested: by a link in the head the browser downloads and checks the file without
// running it. Links belong to the page, not to a scope.
import { satisfiesKernel, type Registry, type RegistryRemote } from '@segue/federation';
import { matchPath } from 'react-router-dom';

let usable: readonly RegistryRemote[] = [];

/** Sets the remotes to preload from; one that would be refused is never downloaded. */
export function setPreloadableRemotes({ remotes }: Registry): void {
  usable = remotes.filter(({ kernel }) => satisfiesKernel(kernel));
}

/** The remote that shows an address. */
export function remoteAt(pathname: string): RegistryRemote | undefined {
  return usable.find(({ routes }) => routes.some(({ path }) => matchPath(path, pathname)));
}

/** Preloads the remote that shows this address, such as when its link is hovered. */
export function preloadRoute(pathname: string): void {
  const remote = remoteAt(pathname);
  if (remote) addLink(remote, 'preload');
}

/** Preloads a remote by name, such as one whose widget may be opened soon. */
export function preloadRemote(name: string): void {
  const remote = usable.find((one) => one.name === name);
  if (remote) addLink(remote, 'preload');
}

/** Prefetches every remote once the page has loaded and is idle. Returns a function that cancels it. */
export function preloadAllWhenIdle(page: Window): () => void {
  const { connection } = page.navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  let isCancelled = false;
  const addAll = () => {
    if (!isCancelled) addPrefetchLinks();
  };
  const begin = () => {
    // Safari has no idle callback.
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

// `prefetch`, because browsers warn about a `preload` that is not used within seconds.
function addPrefetchLinks(): void {
  for (const remote of usable) addLink(remote, 'prefetch');
}

function addLink({ entry, integrity }: RegistryRemote, rel: 'preload' | 'prefetch'): void {
  const exists = [...document.head.querySelectorAll('link, script')].some(
    (element) => (element.getAttribute('href') ?? element.getAttribute('src')) === entry,
  );
  if (exists) return;
  const link = document.createElement('link');
  link.rel = rel;
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  // The same attribute as the script's, or the browser downloads the file a second time.
  link.integrity = integrity;
  link.href = entry;
  document.head.append(link);
}
