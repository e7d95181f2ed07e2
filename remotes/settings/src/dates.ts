import { diagnosticReported } from '@segue/kernel/state';
import { sample, type Store } from 'effector';

type LoadedDate = string | null | undefined;

/** Reports a loaded date that the browser cannot parse; the screen shows it as "—". */
export function reportInvalidDate<State>(
  $loaded: Store<State>,
  datesOf: (state: State) => LoadedDate[],
): void {
  const isInvalid = (date: LoadedDate) => typeof date === 'string' && Number.isNaN(Date.parse(date));
  sample({
    clock: $loaded.updates.filterMap((state) => datesOf(state).find(isInvalid) ?? undefined),
    fn: (date) => ({ area: 'settings', message: `Invalid date "${date}"`, level: 'warning' as const }),
    target: diagnosticReported,
  });
}

/** A relative time inside a sentence; the names of months keep their capital. */
export function inSentence(time: string): string {
  return time.replace(/^(Just|Yesterday|Never)/, (word) => word.toLowerCase());
}
