import { scopeBind, type Scope } from 'effector';
import { SKIP_PREVIEWS_KEY, storedChoice } from './model';

/** Applies the choice now, and when another tab changes it: the tab that plays may be another one. */
export function wireSkipPreviews(scope: Scope): () => void {
  const read = scopeBind(storedChoice.readFx, { scope });
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SKIP_PREVIEWS_KEY) void read();
  };
  window.addEventListener('storage', onStorage);
  void read();
  return () => window.removeEventListener('storage', onStorage);
}
