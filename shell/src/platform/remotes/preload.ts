// Downloads and checks the files of remotes before they are requested, without running them. Links in the head and the browser's
// cache belong to the page, not to a scope.
import { satisfiesKernel, type Registry, type RegistryRemote } from '@segue/federation';
import { matchPath } from 'react-router-dom';
import type { ScriptFile } from './remote-state';

let usable: readonly RegistryRemote[] = [];
const prefetched = new Set<string>();

/** Sets the remotes to preload from; one that would be refused is never downloaded. */
export function setPreloadableRemotes({ remotes }: Registry): void {
  usable = remotes.filter(({ kernel }) => satisfiesKernel(kernel));
  prefetched.clear();
}

export function remoteAt(pathname: string): RegistryRemote | undefined {
  return usable.find(({ routes }) => routes.some(({ path }) => matchPath(path, pathname)));
}

/** Preloads the remote that shows this address, such as when its link is hovered. */
export function preloadRoute(pathname: string): void {
  const remote = remoteAt(pathname);
  if (remote) preload(remote);
}

/** As `preloadRoute`, for an address that may never be opened, and with the remote's lazy file. */
export function prefetchRoute(pathname: string): void {
  const remote = remoteAt(pathname);
  for (const file of [remote, remote?.lazy]) if (file) prefetch(file);
}

/** Preloads a remote by name, such as one whose widget may be opened soon. */
export function preloadRemote(name: string): void {
  const remote = usable.find((one) => one.name === name);
  if (remote) preload(remote);
}

const isRequested = (entry: string) =>
  prefetched.has(entry) ||
  [...document.head.querySelectorAll('link, script')].some(
    (element) => (element.getAttribute('href') ?? element.getAttribute('src')) === entry,
  );

function preload({ entry, integrity }: ScriptFile): void {
  if (isRequested(entry)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  // The same attribute as the script's, or the browser downloads the file a second time.
  link.integrity = integrity;
  link.href = entry;
  document.head.append(link);
}

/**
 * Downloads a file into the browser's cache. A link with `rel=prefetch` is blocked in Firefox by the page's default-src and
 * unknown to Safari; browsers warn about a `preload` that is not used within seconds.
 */
function prefetch({ entry, integrity }: ScriptFile): void {
  if (isRequested(entry)) return;
  prefetched.add(entry);
  // With a hash the browser reads the answer to its end, so that the cache has all of it.
  fetch(entry, { integrity, priority: 'low' }).catch(() => prefetched.delete(entry));
}
