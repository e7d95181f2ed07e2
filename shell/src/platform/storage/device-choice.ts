// A yes or no that belongs to the device, not to an account: in local storage, and the same in all tabs.
import { createPageStore } from '@segue/kernel/state';
import { createStoredValue } from '@segue/kernel/state/ports';
import { type Scope, createEvent, sample, scopeBind } from 'effector';
import { listen } from '../listen';

/** False until the user has chosen. `area` names it in diagnostics. */
export function createDeviceChoice({ area, key }: { area: string; key: string }) {
  const chosen = createEvent<boolean>(`${key}Chosen`);
  const stored = createStoredValue<boolean>({
    area,
    storage: 'localStorage',
    key,
    parse: (text) => ({ value: text === 'true', problems: [] }),
    serialize: String,
  });
  const $isChosen = createPageStore<boolean | null>(null)
    .on(chosen, (_, isChosen) => isChosen)
    .on(stored.valueRead, (_, isChosen) => isChosen ?? false);
  sample({ clock: chosen, target: stored.writeFx });

  return {
    $isChosen,
    chosen,
    /** Reads the choice now, and when another tab changes it: the tab that plays may be another one. */
    wire(scope: Scope): () => void {
      const read = scopeBind(stored.readFx, { scope });
      void read();
      return listen(window, ['storage'], (event) => void (event.key === key && read()));
    },
  };
}
