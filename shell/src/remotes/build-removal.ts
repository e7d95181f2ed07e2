// Takes a replaced build off the page: its code, its units and what it left in the document.
import type { RemoteModule } from '@segue/federation';
import type { RemoteBuild } from './remote-state';

/** Waits for React to unmount the parts of the build, because their gates close in the units that go with it. */
export async function removeBuild(module: RemoteModule, { container, entry }: RemoteBuild): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  try {
    module.dispose();
  } finally {
    // A global that a script declares cannot be deleted.
    (window as unknown as Record<string, unknown>)[container] = undefined;
    for (const element of document.head.querySelectorAll('script, link')) {
      const url = element.getAttribute('src') ?? element.getAttribute('href');
      if (url?.replace(/\?retry=\d+$/, '') === entry) element.remove();
    }
    // The federation runtime keeps a list of all containers that it ever started.
    const { __FEDERATION__: runtime } = window as { __FEDERATION__?: { __INSTANCES__: { name: string }[] } };
    if (runtime) runtime.__INSTANCES__ = runtime.__INSTANCES__.filter(({ name }) => name !== container);
  }
}
