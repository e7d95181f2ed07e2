// Downloaded after the first screen: the player when something needs it, the rest when the page is idle.
import type { RuntimeConfig } from '@segue/contract';
import { holdCommands } from '@segue/kernel/bus';
import { createPageStore } from '@segue/kernel/state';
import { loadWithRetry } from '@segue/ui';
import { createEvent, scopeBind, type Scope } from 'effector';
import { nextTask } from '../../platform/next-task';

type Name = 'background' | 'player';
export type Page = { config: RuntimeConfig };

export const partRequested = createEvent<Name>('partRequested');
export const $requestedParts = createPageStore({ background: false, player: false }).on(
  partRequested,
  (parts, name) => ({ ...parts, [name]: true }),
);

/** The parts, each started by its first call; a command that nothing handles yet starts both, which then handle it. */
export function createLateParts(scope: Scope, page: Page): Record<Name, () => void> {
  const missing = new Set<Name>(['background', 'player']);
  const request = scopeBind(partRequested, { scope });
  const part = <Module>(name: Name, load: () => Promise<Module>, start: (module: Module) => void) => {
    let isRequested = false;
    const onLoad = async (module: Module) => {
      // Its modules were evaluated before in this task.
      await nextTask();
      start(module);
      missing.delete(name);
      commands.sendHeld();
      if (missing.size === 0) commands.stop();
    };
    return () => {
      if (isRequested) return;
      isRequested = true;
      request(name);
      loadWithRetry(load, { onLoad: (module) => void onLoad(module) });
    };
  };
  const background = part(
    'background',
    () => import(/* webpackChunkName: "background" */ './background'),
    ({ startBackground }) => startBackground(scope, page),
  );
  const player = part(
    'player',
    () => import(/* webpackChunkName: "player" */ './tracks'),
    ({ startTracks }) => startTracks(scope, page),
  );
  const commands = holdCommands(() => {
    player();
    background();
  });
  return { background, player };
}
