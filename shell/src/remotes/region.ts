// Runs the code of a remote in an effector region: clearing it removes every unit that the code made, with the links
// to units of the shell (https://effector.dev/en/api/effector/withregion/).
import type { RemoteModule } from '@segue/federation';
import { createPageStore } from '@segue/stores';
import { clearNode, withRegion, type Scope, type Store } from 'effector';
import type { LoadedModule } from './remote-state';

/** A unit that stands for the region, or marks its end: effector numbers the values of stores as it makes them. */
const createMark = () => createPageStore(0, { sid: 'shell/region' });
const numberOf = ($mark: Store<number>) => +($mark as unknown as { stateRef: { id: string } }).stateRef.id;

/** Starts a module whose `dispose` also removes the units it made. They are removed at once when the start throws. */
export function startInRegion(start: () => RemoteModule): LoadedModule {
  const $region = createMark();
  let $end = $region;
  const clear = (scope?: Scope) => {
    clearNode($region);
    // `clearNode` leaves the values in the scope, and with them the code that they point to.
    const { reg = {} } = (scope ?? {}) as { reg?: Record<number, unknown> };
    for (let id = numberOf($region); id < numberOf($end); id += 1) delete reg[id];
  };
  try {
    const module = withRegion($region, start);
    $end = createMark();
    return {
      ...module,
      dispose(scope?: Scope) {
        clear(scope);
        module.dispose();
      },
    };
  } catch (error) {
    clear();
    throw error;
  }
}
