// Follows the browser's network state, and sends changes of favorites again until all are sent.
import { $unsavedFavorites, favoritesRetried } from '@segue/kernel/state/ports';
import { type Scope, type Store, scopeBind } from 'effector';
import { joinStops, listen } from '../platform/listen';
import { watchStore } from '../platform/watch-store';
import { networkChanged } from './offline';

const $hasUnsavedFavorites = $unsavedFavorites.map(({ length }) => length > 0);

const RETRY_MS = 10_000;

export function wireNetwork(scope: Scope): () => void {
  const report = scopeBind(() => networkChanged(navigator.onLine), { scope });
  const retry = scopeBind(favoritesRetried, { scope });
  report();
  return joinStops(
    retryWhile($hasUnsavedFavorites, scope, retry),
    listen(window, ['online', 'offline'], report),
  );
}

/** Calls `retry` every ten seconds while the store says so. */
export function retryWhile($isNeeded: Store<boolean>, scope: Scope, retry: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = watchStore($isNeeded, scope, (isNeeded) => {
    clearInterval(timer);
    if (isNeeded) timer = setInterval(retry, RETRY_MS);
  });
  return joinStops(stop, () => clearInterval(timer));
}
