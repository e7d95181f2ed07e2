// Downloads and checks the files of remotes without running them, into the browser's cache: that of the page, not of a scope.
import { satisfiesKernel, type Registry, type RegistryRemote } from '@segue/kernel/remote';
import { createEffect } from 'effector';
import { matchPath } from 'react-router-dom';
import type { ScriptFile } from './remote-state';

let usable: readonly RegistryRemote[] = [];
const downloaded = new Set<string>();

export function setPreloadableRemotes({ remotes }: Registry): void {
  usable = remotes.filter(({ kernel }) => satisfiesKernel(kernel));
  downloaded.clear();
}

export function remoteAt(pathname: string): RegistryRemote | undefined {
  return usable.find(({ routes }) => routes.some(({ path }) => matchPath(path, pathname)));
}

export function preloadRoute(pathname: string): void {
  const remote = remoteAt(pathname);
  if (remote) download(remote, 'high');
}

/** The same for an address that may never be opened, and with the remote's lazy file. */
export function prefetchRoute(pathname: string): void {
  const remote = remoteAt(pathname);
  for (const file of [remote, remote?.lazy]) if (file) download(file, 'low');
}

export const preloadRemoteFx = createEffect((name: string) => {
  const remote = usable.find((one) => one.name === name);
  if (remote) download(remote, 'high');
});

/** Into the browser's cache. Links for it are blocked in Firefox by the page's default-src, and unknown to Safari. */
function download({ entry, integrity }: ScriptFile, priority: RequestPriority): void {
  const isInPage = [...document.head.querySelectorAll('link, script')].some(
    (element) => (element.getAttribute('href') ?? element.getAttribute('src')) === entry,
  );
  if (isInPage || downloaded.has(entry)) return;
  downloaded.add(entry);
  // With a hash the browser reads the answer to its end, so that the cache has all of it.
  fetch(entry, { integrity, priority }).catch(() => downloaded.delete(entry));
}
