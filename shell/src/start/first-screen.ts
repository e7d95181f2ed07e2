import type { Scope } from 'effector';
import { loadRemoteAt, runningBuildAt } from '../remotes';
import { loadOwnScreenAt } from '../routes';
import type { PaintedPage } from './painted-page';

/** How long the first render waits for the code of its screen; after that the page shows a loading state. */
const FIRST_RENDER_WAIT_MS = 100;
/** How long a painted page waits for the remote that painted it; after that the remote is loading like any other. */
const PAINTED_WAIT_MS = 2000;

/** Loads the screen of an address, so that the first render is complete when the code is near. */
export async function loadFirstScreen(scope: Scope, pathname: string): Promise<void> {
  await atMost(FIRST_RENDER_WAIT_MS, [loadRemoteAt(scope, pathname), loadOwnScreenAt(pathname)]);
}

/**
 * Loads what painted the page; false when the page cannot be hydrated with it. The code runs in the same order as in the
 * renderer, shell before remote before lazy parts, because styled-components numbers components in that order.
 */
export async function loadPaintedScreen(
  scope: Scope,
  pathname: string,
  { container }: PaintedPage,
): Promise<boolean> {
  const remote = loadRemoteAt(scope, pathname);
  if (container === null) {
    void loadOwnScreenAt(pathname);
    return true;
  }
  await atMost(PAINTED_WAIT_MS, [remote]);
  return runningBuildAt(scope, pathname)?.container === container;
}

function atMost(ms: number, loads: readonly Promise<void>[]): Promise<unknown> {
  const timeout = new Promise((resolve) => setTimeout(resolve, ms));
  return Promise.race([timeout, Promise.all(loads)]);
}
