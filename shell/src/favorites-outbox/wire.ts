import { scopeBind, type Scope } from 'effector';
import { outboxWired } from './model';

/** Reads the hearts that an earlier load of this page could not save. */
export function wireFavoritesOutbox(scope: Scope): () => void {
  scopeBind(outboxWired, { scope })();
  return () => undefined;
}
