import { scopeBind, type Scope } from 'effector';
import { watchStore } from '../../../../platform/watch-store';
import { $trims, storedTrims, TRIMS_KEY } from './model';
import type { Trims } from './trims';

/** Gives the engine the trims now and at every change, also one that another tab makes. */
export function wireTrims(scope: Scope, apply: (trims: Trims) => Promise<void>): () => void {
  const read = scopeBind(storedTrims.readFx, { scope });
  const onStorage = ({ key }: StorageEvent) => {
    if (key === TRIMS_KEY) void read();
  };
  window.addEventListener('storage', onStorage);
  const stop = watchStore($trims, scope, (trims) => void apply(trims).catch(() => undefined));
  void read();
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}
