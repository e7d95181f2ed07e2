// Features that are downloaded and wired when something needs them for the first time.
import type { RuntimeConfig } from '@segue/contract';
import { type Scope, scopeBind } from 'effector';
import type { Ports } from './ports';
import { loadOnCommand, type Noun } from '@segue/event-bus';
import { lateStarted } from './late-needs';
import { loadWithRetry } from '@segue/ui';
import { nextTask } from '../../platform/next-task';

/** What the features of a page need besides its scope. `takeKeys`: of `recordKeys`. */
export type Page = { config: RuntimeConfig; ports: Ports; takeKeys: () => readonly KeyboardEvent[] };

/** Connects one feature to a scope and to the browser. Returns a function that disconnects it again. */
export type Wire = (scope: Scope, page: Page) => () => void;

/** Wires features in the order of the list, and unwires them in the opposite one. */
export function wireAll(list: readonly Wire[], scope: Scope, page: Page): () => void {
  const stops = list.map((wire) => wire(scope, page));
  return () => {
    for (const stop of stops.reverse()) stop();
  };
}

type LateFeatures = {
  /** Each is evaluated in a task of its own and wired in another: the page answers input in between. */
  load: () => Promise<{ features: readonly (() => Promise<Wire>)[] }>;
  /** The first command with one of these nouns loads the features, which handle it when all of them are wired. */
  nouns?: readonly Noun[];
  /** Calls `start` when something else needs the features. May return a function that stops it. */
  watch: (scope: Scope, page: Page, start: () => void) => (() => void) | void;
  /** Told when the download begins. */
  name?: 'background' | 'player';
};

/** Wires features when they are needed. A failed download is tried again until it succeeds. */
export function wireLate({ load, nouns = [], watch, name }: LateFeatures): Wire {
  return (scope, page) => {
    const stops: (() => void)[] = [];
    let isStarted = false;
    let isStopped = false;
    const start = () => {
      if (isStarted) return;
      isStarted = true;
      if (name) scopeBind(lateStarted, { scope })(name);
      stops.push(loadWithRetry(load, { onLoad: ({ features }) => void wireEach(features) }));
    };
    const wireEach = async (features: readonly (() => Promise<Wire>)[]) => {
      for (const evaluate of features) {
        await nextTask();
        const wire = await evaluate();
        await nextTask();
        if (isStopped) return;
        stops.push(wire(scope, page));
      }
      commands.sendHeld();
    };
    const commands = loadOnCommand(nouns, start);
    stops.push(commands.stop);
    const stopWatch = watch(scope, page, start);
    if (stopWatch) stops.push(stopWatch);
    return () => {
      isStopped = true;
      for (const stop of stops.reverse()) stop();
    };
  };
}
