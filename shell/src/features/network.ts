// Follows the browser's network state, and sends changes of favorites again until all are sent.
import { send } from '@segue/kernel/bus';
import { $unsavedFavorites, favoritesRetried } from '@segue/kernel/state/ports';
import { type Scope, type Store, scopeBind } from 'effector';
import { listen } from '../platform/listen';
import { watchStore } from '../platform/watch-store';
import { networkChanged } from './offline';

const $hasUnsavedFavorites = $unsavedFavorites.map(({ length }) => length > 0);

const RETRY_MS = 10_000;
/** Offline, the banner says so. */
const NOT_SAVED = 'Your favorites aren’t saved yet. Segue keeps trying.';

export function wireNetwork(scope: Scope): void {
  const report = scopeBind(() => networkChanged(navigator.onLine), { scope });
  report();
  listen(window, ['online', 'offline'], report);
  const retry = scopeBind(favoritesRetried, { scope });
  let isTold = false;
  watchStore($hasUnsavedFavorites, scope, (hasUnsaved) => (isTold = isTold && hasUnsaved));
  retryWhile($hasUnsavedFavorites, scope, () => {
    if (!isTold && navigator.onLine) send('notice/show', { text: NOT_SAVED });
    isTold = true;
    retry();
  });
}

/** Calls `retry` every ten seconds while the store is true. */
export function retryWhile($isNeeded: Store<boolean>, scope: Scope, retry: () => void): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  watchStore($isNeeded, scope, (isNeeded) => {
    clearInterval(timer);
    if (isNeeded) timer = setInterval(retry, RETRY_MS);
  });
}
