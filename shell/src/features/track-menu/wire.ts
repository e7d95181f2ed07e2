import type { Scope } from 'effector';
import { subscriptions } from './model';

/** Takes the command `track-menu/open`. */
export function wireTrackMenu(scope: Scope): () => void {
  return subscriptions.connect(scope);
}
