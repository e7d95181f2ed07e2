import { loadWithRetry } from '@segue/ui';
import { holdCommands } from './held-commands';
import { nextTask } from '../../platform/next-task';
import type { Wire } from './wire';

/**
 * Wires a list that is a download of its own, which is tried again until it succeeds. Its commands wait for it. Each feature
 * is evaluated in a task of its own and wired in another: the page answers input in between.
 */
export function wireDeferred(load: () => Promise<{ deferred: readonly (() => Promise<Wire>)[] }>): Wire {
  return (scope, page) => {
    const commands = holdCommands();
    const stops: (() => void)[] = [];
    let isStopped = false;
    const wireEach = async (list: readonly (() => Promise<Wire>)[]) => {
      for (const evaluate of list) {
        await nextTask();
        const wire = await evaluate();
        await nextTask();
        if (isStopped) return;
        stops.push(wire(scope, page));
      }
      commands.sendHeld();
    };
    const stopLoading = loadWithRetry(load, { onLoad: ({ deferred }) => void wireEach(deferred) });
    return () => {
      isStopped = true;
      stopLoading();
      commands.stop();
      for (const stop of stops.reverse()) stop();
    };
  };
}
