import type { Scope } from 'effector';
import { loadRemoteAt } from '../remotes';
import { loadOwnScreenAt } from '../routes';

/** How long the first render waits for the code of its screen; after that the page shows a loading state. */
const FIRST_RENDER_WAIT_MS = 100;

/** Loads the screen of an address, so that the first render is complete when the code is near. */
export async function loadFirstScreen(scope: Scope, pathname: string): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, FIRST_RENDER_WAIT_MS));
  await Promise.race([timeout, Promise.all([loadRemoteAt(scope, pathname), loadOwnScreenAt(pathname)])]);
}
