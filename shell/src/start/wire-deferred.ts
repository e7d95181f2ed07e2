import { loadWithRetry } from '@segue/ui';
import { holdCommands } from './held-commands';
import { wireAll, type Wire } from './wire';

/** Wires a list that is a download of its own, which is tried again until it succeeds. Its commands wait for it. */
export function wireDeferred(load: () => Promise<{ deferred: readonly Wire[] }>): Wire {
  return (scope, page) => {
    const commands = holdCommands();
    let unwire = () => undefined as void;
    const stopLoading = loadWithRetry(load, {
      onLoad: ({ deferred }) => {
        unwire = wireAll(deferred, scope, page);
        commands.sendHeld();
      },
    });
    return () => {
      stopLoading();
      commands.stop();
      unwire();
    };
  };
}
