// Which late features were started, and when the player's are needed besides their commands.
import type { RuntimeConfig } from '@segue/contract';
import { $isSignedIn, createPageStore } from '@segue/stores';
import { $notices } from '@segue/stores/ports';
import { createEvent, createWatch, type Scope } from 'effector';
import { hasSavedPlayback } from '../../platform/session/removed-at-logout';
import { watchPage } from '../../platform/watch-page';

/** The download of late features began. */
export const lateStarted = createEvent<'background' | 'player'>('lateStarted');
/** Whose elements the frame draws. */
export const $started = createPageStore({ background: false, player: false }).on(
  lateStarted,
  (started, name) => ({ ...started, [name]: true }),
);

/** Looked for in the DOM, because rows are drawn by any release of any remote. */
const TRACK = '[data-track], [data-plays]';

/**
 * Calls `start` once: for a user with a session, a queue of an earlier visit or of another tab, a notice, a track on screen, or a
 * key that may be a shortcut.
 */
export function watchPlayerNeeds(
  scope: Scope,
  { config }: { config: RuntimeConfig },
  start: () => void,
): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const startIf = (isNeeded: boolean) => {
    if (!isNeeded || signal.aborted) return;
    watching.abort();
    start();
  };
  window.addEventListener('storage', () => startIf(hasSavedPlayback()), { signal });
  const onKey = ({ target, ctrlKey, metaKey }: KeyboardEvent) =>
    startIf(ctrlKey || metaKey || !(target as Element).matches('input, textarea'));
  document.addEventListener('keydown', onKey, { signal });
  const stops = [
    createWatch({ unit: $isSignedIn, scope, fn: startIf }),
    createWatch({ unit: $notices, scope, fn: (notices) => startIf(notices.length > 0) }),
    watchPage(() => startIf(document.querySelector(TRACK) !== null)),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
  startIf(config.hasSession === true || hasSavedPlayback());
  return () => watching.abort();
}
