import type { Scope } from 'effector';
import { subscriptions } from './model';

/** Takes the commands of another version. */
export function wireOtherVersion(scope: Scope): () => void {
  return subscriptions.connect(scope);
}
