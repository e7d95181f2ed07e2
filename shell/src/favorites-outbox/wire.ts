import { $unsavedFavorites, favoritesRetried } from '@segue/stores/ports';
import { scopeBind, type Scope } from 'effector';
import { watchStore } from '../watch-store';
import { outboxWired } from './model';

const RETRY_MS = 10_000;

/** Reads the hearts that an earlier load of this page could not save; sends again while any are left. */
export function wireFavoritesOutbox(scope: Scope): () => void {
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
  scopeBind(outboxWired, { scope })();
  return () => {
    stop();
    clearInterval(timer);
  };
}
