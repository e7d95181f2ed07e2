import { $unsavedFavorites, favoritesRetried } from '@segue/stores/ports';
import { scopeBind, type Scope } from 'effector';
import { watchStore } from '../../platform/watch-store';
import { networkChanged } from './model';

const RETRY_MS = 10_000;

/** Follows the browser's network state, and sends changes of favorites again until all are sent. */
export function wireOffline(scope: Scope): () => void {
  const report = scopeBind(() => networkChanged({ isOnline: navigator.onLine }), { scope });
  const retry = scopeBind(favoritesRetried, { scope });
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = watchStore($unsavedFavorites, scope, (unsaved) => {
    if (unsaved.length > 0) {
      timer ??= setInterval(() => retry(), RETRY_MS);
      return;
    }
    clearInterval(timer);
    timer = undefined;
  });
  report();
  window.addEventListener('online', report);
  window.addEventListener('offline', report);
  return () => {
    stop();
    clearInterval(timer);
    window.removeEventListener('online', report);
    window.removeEventListener('offline', report);
  };
}
