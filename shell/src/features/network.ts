// Follows the browser's network state, and sends changes of favorites again until all are sent.
import { $unsavedFavorites, favoritesRetried } from '@segue/kernel/state/ports';
import { type Scope, type Store, scopeBind } from 'effector';
import { listen } from '../platform/listen';
import { watchStore } from '../platform/watch-store';
import { networkChanged } from './offline';

const $hasUnsavedFavorites = $unsavedFavorites.map(({ length }) => length > 0);

const RETRY_MS = 10_000;

export function wireNetwork(scope: Scope): void {
  const report = scopeBind(() => networkChanged(navigator.onLine), { scope });
  report();
  listen(window, ['online', 'offline'], report);
  retryWhile($hasUnsavedFavorites, scope, scopeBind(favoritesRetried, { scope }));
}

/** Calls `retry` every ten seconds while the store is true. */
export function retryWhile($isNeeded: Store<boolean>, scope: Scope, retry: () => void): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  watchStore($isNeeded, scope, (isNeeded) => {
    clearInterval(timer);
    if (isNeeded) timer = setInterval(retry, RETRY_MS);
  });
}
