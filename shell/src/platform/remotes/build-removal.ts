// Takes replaced builds off the page: their code, their units and what they left in the document.
import type { RemoteBuild, RemoteModule } from '@segue/federation';
import { diagnosticReported } from '@segue/stores';
import { createEvent, createWatch, scopeBind, type Scope, type Store } from 'effector';
import { marksOf } from './region';

type Removal = { module: RemoteModule; build: RemoteBuild };

/** These builds are on the screen no longer. */
export const buildsReplaced = createEvent<readonly Removal[]>('buildsReplaced');

export function wireBuildRemoval(scope: Scope): () => void {
  const report = scopeBind(diagnosticReported, { scope });
  const removeAll = (builds: readonly Removal[]) => {
    for (const { module, build } of builds) {
      removeTraces(build);
      try {
        module.dispose();
      } catch (error) {
        report({ area: module.name, message: `${module.name} could not be disposed of.`, detail: error });
      }
      removeValues(module, scope);
    }
  };
  return createWatch({
    unit: buildsReplaced,
    scope,
    // React unmounts the parts of the build first: their gates close in the units that go with it.
    fn: (builds) => void setTimeout(removeAll, 0, builds),
  });
}

/** The number of a store's value; effector numbers them as they are made. */
const numberOf = ($mark: Store<number>) =>
  Number(($mark as unknown as { stateRef: { id: string } }).stateRef.id);

// `dispose` leaves the values in the scope, and with them the code that they point to; effector has no function for it.
export function removeValues(module: RemoteModule, scope: Scope): void {
  const [first = 0, end = 0] = marksOf(module)?.map(numberOf) ?? [];
  const { reg } = scope as unknown as { reg: Record<number, unknown> };
  for (let number = first; number < end; number += 1) delete reg[number];
}

function removeTraces({ container, entry, lazy }: RemoteBuild): void {
  // A global that a script declares cannot be deleted.
  (window as unknown as Record<string, unknown>)[container] = undefined;
  for (const element of document.head.querySelectorAll('script, link')) {
    const url = (element.getAttribute('src') ?? element.getAttribute('href'))?.replace(/\?retry=\d+$/, '');
    if (url && [entry, lazy?.entry].includes(url)) element.remove();
  }
  // The federation runtime keeps a list of all containers that it ever started.
  const { __FEDERATION__: runtime } = window as { __FEDERATION__?: { __INSTANCES__: { name: string }[] } };
  if (runtime) runtime.__INSTANCES__ = runtime.__INSTANCES__.filter(({ name }) => name !== container);
}
