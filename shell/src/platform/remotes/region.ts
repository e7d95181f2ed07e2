// Runs the code of a remote in an effector region: clearing it removes every unit that the code made, with the links
// to units of the shell (https://effector.dev/en/api/effector/withregion/).
import type { RemoteModule } from '@segue/federation';
import { createPageStore } from '@segue/stores';
import { clearNode, withRegion, type Store } from 'effector';

/** A store made before or after the units of a module: effector numbers stores in order, so two of them enclose its units. */
const createMark = () => createPageStore(0);

type Marks = readonly [first: Store<number>, end: Store<number>];
const marks = new WeakMap<RemoteModule, Marks>();

/** Two stores that were made before and after the units of a started module. */
export const marksOf = (module: RemoteModule): Marks | undefined => marks.get(module);

/** Starts a module whose `dispose` also removes the units it made. They are removed at once when the start throws. */
export function startInRegion(start: () => RemoteModule): RemoteModule {
  const $region = createMark();
  try {
    const module = withRegion($region, start);
    const started = {
      ...module,
      dispose() {
        clearNode($region);
        module.dispose();
      },
    };
    marks.set(started, [$region, createMark()]);
    return started;
  } catch (error) {
    clearNode($region);
    throw error;
  }
}
