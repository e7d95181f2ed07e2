// Whether a song that both services have is shown once; remembered in this browser.
import { createPageStore } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';

/** Also named in the privacy policy. */
const ONCE_KEY = 'eachSongOnce';

/** The choice of one remote; `read` reads what another screen or tab may have chosen. */
export function createOnceChoice() {
  const read = createEvent();
  const toggled = createEvent();
  // The browser may refuse its storage; the choice is then not remembered.
  const readFx = createEffect(() => localStorage.getItem(ONCE_KEY));
  const writeFx = createEffect((isOnce: boolean) => localStorage.setItem(ONCE_KEY, String(isOnce)));
  const $isOnce = createPageStore(true)
    .on(readFx.doneData, (_, stored) => stored !== 'false')
    .on(toggled, (isOnce) => !isOnce);
  sample({ clock: read, target: readFx });
  sample({ clock: toggled, source: $isOnce, target: writeFx });
  return { $isOnce, read, toggled };
}
