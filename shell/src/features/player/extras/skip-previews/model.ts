// Keeps in local storage whether the queue passes over previews: it belongs to the device, not to an account.
import { createStoredValue, skipPreviewsChosen } from '@segue/stores/ports';
import { createEvent, sample } from 'effector';

export const SKIP_PREVIEWS_KEY = 'skipPreviews';

export const skipPreviewsToggled = createEvent<boolean>('skipPreviewsToggled');

export const storedChoice = createStoredValue<boolean>({
  area: 'skip previews',
  storage: 'localStorage',
  key: SKIP_PREVIEWS_KEY,
  parse: (text) => ({ value: text === 'true', problems: [] }),
  serialize: String,
});

sample({ clock: storedChoice.valueRead, fn: (isChosen) => isChosen === true, target: skipPreviewsChosen });
sample({ clock: skipPreviewsToggled, target: [skipPreviewsChosen, storedChoice.writeFx] });
