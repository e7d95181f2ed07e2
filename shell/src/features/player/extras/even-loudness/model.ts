// Owns by how much each service is quieter than the volume, in local storage: it belongs to the device, not to an account.
import type { Provider } from '@segue/contract';
import { createPageStore } from '@segue/stores';
import { createStoredValue } from '@segue/stores/ports';
import { createEvent, sample } from 'effector';
import { NO_TRIMS, parseTrims, withTrim, type Trims } from './trims';

export const TRIMS_KEY = 'loudness';

export const storedTrims = createStoredValue<Trims>({
  area: 'even loudness',
  storage: 'localStorage',
  key: TRIMS_KEY,
  parse: parseTrims,
  serialize: JSON.stringify,
});

/** Decibels, 0 or less. */
export const trimChosen = createEvent<{ provider: Provider; decibels: number }>('trimChosen');
export const trimsReset = createEvent('trimsReset');

export const $trims = createPageStore<Trims>(NO_TRIMS)
  .on(storedTrims.valueRead, (_, stored) => stored ?? NO_TRIMS)
  .on(trimChosen, (trims, { provider, decibels }) => withTrim(trims, provider, decibels))
  .on(trimsReset, () => NO_TRIMS);

sample({ clock: [trimChosen, trimsReset], source: $trims, target: storedTrims.writeFx });
