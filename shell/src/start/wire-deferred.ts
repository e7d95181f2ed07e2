import { loadWithRetry } from '@segue/ui';
import { wireAll, type Wire } from './wire';

/** Wires a list that is a download of its own, which is tried again until it succeeds. */
export function wireDeferred(load: () => Promise<{ deferred: readonly Wire[] }>): Wire {
  return (scope, page) => {
    let unwire = () => undefined as void;
    const stopLoading = loadWithRetry(load, {
      onLoad: ({ deferred }) => {
        unwire = wireAll(deferred, scope, page);
      },
    });
    return () => {
      stopLoading();
      unwire();
    };
  };
}
