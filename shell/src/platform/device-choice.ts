// A yes or no that belongs to the device, not to an account: in local storage, and the same in all tabs.
import { createPageStore } from '@segue/stores';
import { createStoredValue } from '@segue/stores/ports';
import { type Effect, type Scope, createEvent, sample, scopeBind } from 'effector';
import { listen } from './listen';

type Options = {
  /** Names it in diagnostics. */
  area: string;
  key: string;
  /** Until the user has chosen. */
  initial: boolean;
};

export function createDeviceChoice({ area, key, initial }: Options) {
  const chosen = createEvent<boolean>(`${key}Chosen`);
  const stored = createStoredValue<boolean>({
    area,
    storage: 'localStorage',
    key,
    parse: (text) => ({ value: text === 'true', problems: [] }),
    serialize: String,
  });
  /** Null until it was read. */
  const $isChosen = createPageStore<boolean | null>(null)
    .on(chosen, (_, isChosen) => isChosen)
    .on(stored.valueRead, (_, isChosen) => isChosen ?? initial);
  sample({ clock: chosen, target: stored.writeFx });

  return {
    $isChosen,
    chosen,
    readFx: stored.readFx,
    /** Reads the choice now, and when another tab changes it: the tab that plays may be another one. */
    wire: (scope: Scope) => readInAllTabs(scope, key, stored.readFx),
  };
}

/** Reads a value of local storage now and whenever another tab changes it. Returns a function that stops it. */
export function readInAllTabs(scope: Scope, key: string, readFx: Effect<void, string | null>): () => void {
  const read = scopeBind(readFx, { scope });
  void read();
  return listen(window, ['storage'], (event) => void (event.key === key && read()));
}
