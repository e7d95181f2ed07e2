import { scopeBind, type Scope } from 'effector';
import { networkChanged } from './model';

/** Follows the browser's network state. */
export function wireOffline(scope: Scope): () => void {
  const report = scopeBind(() => networkChanged({ isOnline: navigator.onLine }), { scope });
  report();
  window.addEventListener('online', report);
  window.addEventListener('offline', report);
  return () => {
    window.removeEventListener('online', report);
    window.removeEventListener('offline', report);
  };
}
