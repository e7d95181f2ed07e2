import type { RuntimeConfig } from '@segue/contract';
import type { Scope } from 'effector';
import type { Ports } from './ports';

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
