import { scopeBind, type Scope } from 'effector';
import { connectionEndWired } from './model';

/** Checks once a day whether a provider connection ends soon; from then on the model does it. */
export function wireConnectionEnd(scope: Scope): () => void {
  scopeBind(connectionEndWired, { scope })();
  return () => undefined;
}
