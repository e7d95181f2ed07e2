// Reports a loaded date that the browser cannot parse; the screen shows it as "—".
import { diagnosticReported } from '@segue/stores';
import { sample, type Store } from 'effector';

type LoadedDate = string | null | undefined;

export function reportInvalidDate<State>(
  $loaded: Store<State>,
  datesOf: (state: State) => LoadedDate[],
): void {
  sample({
    clock: $loaded.updates.filterMap((state) => datesOf(state).find(isInvalid) ?? undefined),
    fn: (date) => ({ area: 'settings', message: `Invalid date "${date}"`, level: 'warning' as const }),
    target: diagnosticReported,
  });
}

function isInvalid(date: LoadedDate): boolean {
  return typeof date === 'string' && Number.isNaN(Date.parse(date));
}
