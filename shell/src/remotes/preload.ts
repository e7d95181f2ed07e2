// Preloads remotes before they are requested: by a link in the head the browser downloads and checks the file without
// running it. Links belong to the page, not to a scope.
import { satisfiesKernel, type Registry, type RegistryRemote } from '@segue/federation';
import { matchPath } from 'react-router-dom';
import type { ScriptFile } from './remote-state';

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

/** As `preloadRoute`, for an address that may never be opened, and with the remote's lazy file. */
export function prefetchRoute(pathname: string): void {
  const remote = remoteAt(pathname);
  // Browsers warn about a `preload` that is not used within seconds.
  for (const file of [remote, remote?.lazy]) if (file) addLink(file, 'prefetch');
}

/** Preloads a remote by name, such as one whose widget may be opened soon. */
export function preloadRemote(name: string): void {
  const remote = usable.find((one) => one.name === name);
  if (remote) addLink(remote, 'preload');
}

/** Adds a link for a remote's file, unless the page has one. */
function addLink({ entry, integrity }: ScriptFile, rel: 'preload' | 'prefetch'): void {
  const exists = [...document.head.querySelectorAll('link, script')].some(
    (element) => (element.getAttribute('href') ?? element.getAttribute('src')) === entry,
  );
  if (exists) return;
  const link = document.createElement('link');
  link.rel = rel;
  if (rel === 'prefetch') link.fetchPriority = 'low';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  // The same attribute as the script's, or the browser downloads the file a second time.
  link.integrity = integrity;
  link.href = entry;
  document.head.append(link);
}
