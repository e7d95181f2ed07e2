import { scopeBind, type Scope } from 'effector';
import { recentlyPlayedRequested } from './model';

/** Reads the stored list; from then on the model keeps it. */
export function wireRecentlyPlayed(scope: Scope): () => void {
  scopeBind(recentlyPlayedRequested, { scope })();
  return () => undefined;
}
