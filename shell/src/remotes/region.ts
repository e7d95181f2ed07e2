// Runs the code of a remote in an effector region: clearing it removes every unit that the code made, with the links
// to units of the shell (https://effector.dev/en/api/effector/withregion/).
import type { RemoteModule } from '@segue/federation';
import { createPageStore } from '@segue/stores';
import { clearNode, withRegion } from 'effector';
import type { LoadedModule } from './remote-state';

/** A unit that stands for the region, or marks its end: effector numbers the values of stores as it makes them. */
const createMark = () => createPageStore(0, { sid: 'shell/region' });

/** Starts a module whose `dispose` also removes the units it made. They are removed at once when the start throws. */
export function startInRegion(start: () => RemoteModule): LoadedModule {
  const $region = createMark();
  try {
    const module = withRegion($region, start);
    return {
      ...module,
      marks: [$region, createMark()],
      dispose() {
        clearNode($region);
        module.dispose();
      },
    };
  } catch (error) {
    clearNode($region);
    throw error;
  }
}
