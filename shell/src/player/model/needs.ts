// Reasons to load the player besides its commands.
import { $notices } from '@segue/kernel/state/ports';
import { createWatch, type Scope } from 'effector';
import { $isQueueOpen } from './panels';
import { earlyKeys } from '../../platform/page/early-keys';
import { listen } from '../../platform/listen';
import { hasSavedPlayback } from '../../platform/session/removed-at-logout';
import { watchPage } from '../../platform/page/watch-page';

/** Looked for in the DOM, because rows are drawn by any release of any remote. */
const TRACK = '[data-track], [data-plays]';

const mayBeShortcut = ({ target, ctrlKey, metaKey }: KeyboardEvent) =>
  ctrlKey || metaKey || !(target as Element).matches('input, textarea');

/** Calls `start` for saved playback, a track on screen, the opened queue, a notice, and a key that may be a shortcut. */
export function watchPlayerNeeds(scope: Scope, start: () => void): void {
  const stops: (() => void)[] = [];
  const startIf = (isNeeded: boolean) => {
    if (!isNeeded) return;
    for (const stop of stops.splice(0)) stop();
    start();
  };
  stops.push(
    listen(window, ['storage'], () => startIf(hasSavedPlayback())),
    listen(document, ['keydown'], (event) => startIf(mayBeShortcut(event))),
    createWatch({ unit: $isQueueOpen, scope, fn: startIf }),
    createWatch({ unit: $notices, scope, fn: (notices) => startIf(notices.length > 0) }),
    watchPage(() => startIf(document.querySelector(TRACK) !== null)),
  );
  startIf(hasSavedPlayback() || earlyKeys().some(mayBeShortcut));
}
