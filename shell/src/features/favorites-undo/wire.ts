import type { Scope } from 'effector';
import { subscriptions } from './model';

/** Takes the undo of removed favorites from the bus. */
export function wireFavoritesUndo(scope: Scope): () => void {
  return subscriptions.connect(scope);
}
