import type { RuntimeConfig } from '@segue/contract';
import type { Scope } from 'effector';
import { loadRemoteAt, runningBuildAt } from '../../platform/remotes';
import { withinMs } from '../../platform/time-limit';
import { loadOwnScreenAt } from '../routes';
import type { PaintedPage } from './painted-page';

/** How long the first render waits for the code of its screen; after that the page shows a loading state. */
const FIRST_RENDER_WAIT_MS = 100;
/** How long a painted page waits for the code that painted it; after that the screen is loading like any other. */
const PAINTED_WAIT_MS = 2000;
/** How much longer while the page has the focus somewhere: without its field the next keys would be lost. A download fails before. */
const FOCUS_WAIT_MS = 6000;

/** Loads the screen of an address, so that the first render is complete when the code is near. */
export async function loadFirstScreen(scope: Scope, pathname: string, config: RuntimeConfig): Promise<void> {
  await withinMs(
    FIRST_RENDER_WAIT_MS,
    Promise.all([loadRemoteAt(scope, pathname), loadOwnScreenAt(pathname, config)]),
  );
}

/**
 * Loads what painted the page; false when the page cannot be hydrated with it. The code runs in the same order as in the
 * renderer, shell before remote before lazy parts, because styled-components numbers components in that order.
 */
export async function loadPaintedScreen(
  scope: Scope,
  pathname: string,
  { container }: PaintedPage,
  config: RuntimeConfig,
): Promise<boolean> {
  const remote = loadRemoteAt(scope, pathname);
  if (container === null) {
    const own = loadOwnScreenAt(pathname, config);
    // With a session the guard's "Loading..." is painted, which needs no more code.
    return config.hasSession !== false || (await withinMs(PAINTED_WAIT_MS, own)) === true;
  }
  await withinMs(PAINTED_WAIT_MS, remote);
  if (document.activeElement !== document.body) await withinMs(FOCUS_WAIT_MS, remote);
  return runningBuildAt(scope, pathname)?.container === container;
}
