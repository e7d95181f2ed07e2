import type { Scope } from 'effector';
import { subscriptions } from './lookup';

/** Takes the commands of another version. */
export function wireOtherVersion(scope: Scope): () => void {
  return subscriptions.connect(scope);
}
