import { createPageStore } from '@segue/kernel/state';
import { createEffect, createEvent, sample } from 'effector';

/** One of several options, remembered in this browser; the first one until `read` finds what a screen or tab has chosen. */
export function createStoredChoice<Option extends string>(key: string, options: readonly Option[]) {
  const read = createEvent();
  const chosen = createEvent<Option>();
  // If the browser blocks storage, the choice is not remembered.
  const readFx = createEffect(() => localStorage.getItem(key));
  const writeFx = createEffect((option: Option) => localStorage.setItem(key, option));
  const $choice = createPageStore<Option>(options[0]!)
    .on(readFx.doneData, (_, stored) => options.find((option) => option === stored) ?? options[0]!)
    .on(chosen, (_, option) => option);
  sample({ clock: read, target: readFx });
  sample({ clock: chosen, target: writeFx });
  return { $choice, read, chosen };
}
