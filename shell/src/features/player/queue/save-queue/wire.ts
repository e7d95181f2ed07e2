import type { Scope } from 'effector';
import { subscriptions } from './undo';

/** Takes the undo of a saved queue from the bus. */
export function wireSaveQueue(scope: Scope): () => void {
  return subscriptions.connect(scope);
}
