// Whether a song that both services have is shown once; remembered in this browser.
import { createPageStore } from '@segue/kernel/state';
import { createEffect, createEvent, sample } from 'effector';

/** Also named in the privacy policy. */
const GROUPING_KEY = 'eachSongOnce';

/** The choice of one remote; `read` reads what another screen or tab may have chosen. */
export function createGroupingChoice() {
  const read = createEvent();
  const toggled = createEvent();
  // The browser may refuse its storage; the choice is then not remembered.
  const readFx = createEffect(() => localStorage.getItem(GROUPING_KEY));
  const writeFx = createEffect((isGrouped: boolean) => localStorage.setItem(GROUPING_KEY, String(isGrouped)));
  const $isGrouped = createPageStore(false)
    .on(readFx.doneData, (_, stored) => stored === 'true')
    .on(toggled, (isGrouped) => !isGrouped);
  sample({ clock: read, target: readFx });
  sample({ clock: toggled, source: $isGrouped, target: writeFx });
  return { $isGrouped, read, toggled };
}
