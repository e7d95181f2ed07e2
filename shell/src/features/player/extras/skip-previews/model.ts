// Keeps in local storage whether the queue passes over previews: it belongs to the device, not to an account.
import { createStoredValue, skipPreviewsChosen } from '@segue/stores/ports';
import { type Scope, createEvent, sample, scopeBind } from 'effector';

const SKIP_PREVIEWS_KEY = 'skipPreviews';

export const skipPreviewsToggled = createEvent<boolean>('skipPreviewsToggled');

const storedChoice = createStoredValue<boolean>({
  area: 'skip previews',
  storage: 'localStorage',
  key: SKIP_PREVIEWS_KEY,
  parse: (text) => ({ value: text === 'true', problems: [] }),
  serialize: String,
});

sample({ clock: storedChoice.valueRead, fn: (isChosen) => isChosen === true, target: skipPreviewsChosen });
sample({ clock: skipPreviewsToggled, target: [skipPreviewsChosen, storedChoice.writeFx] });

/** Applies the choice now, and when another tab changes it: the tab that plays may be another one. */
export function wireSkipPreviews(scope: Scope): () => void {
  const read = scopeBind(storedChoice.readFx, { scope });
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SKIP_PREVIEWS_KEY) void read();
  };
  window.addEventListener('storage', onStorage);
  void read();
  return () => window.removeEventListener('storage', onStorage);
}
