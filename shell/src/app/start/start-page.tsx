// Starts the page: settings and stores, then the first screen in place of the frame, then the late parts.
import { screens } from '@segue/contract';
import { startStores } from '@segue/stores/ports';
import { fork } from 'effector';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { readRuntimeConfig, wireRuntimeConfig } from '../../platform/config';
import { removeFrame } from '../../platform/frame';
import { nextTask } from '../../platform/next-task';
import { wireRemotes } from '../../platform/remotes';
import { wireScreenName } from '../../platform/screen-name';
import { wireRemovalAtLogout } from '../../platform/session/removed-at-logout';
import { wireSessionRevalidation } from '../../platform/session/revalidation';
import { withinMs } from '../../platform/time-limit';
import { watchPlayerNeeds } from '../../features/player/player-needs';
import { wireSessionTabs } from '../../platform/session/other-tabs';
import { App } from '../app';
import { keepAttached } from '../keep-attached';
import { loadScreenAt } from '../routes';
import { createLateParts } from './late-parts';
import { showStartFailure } from './start-failure';

/** How long the frame stands while the code of the first screen is on its way. */
const FRAME_LIMIT_MS = 5000;

/** Fulfilled when the first screen is drawn. */
export async function startPage(root: Element): Promise<void> {
  const config = readRuntimeConfig(document);
  if (!config) return showStartFailure("Segue couldn't read its settings. Reload to try again.");
  const { location, history } = window;
  // The route table would do it after an empty screen.
  if (location.pathname === screens.root) history.replaceState(null, '', screens.home + location.search);

  const scope = fork();
  const page = { config };
  wireRuntimeConfig(scope, page);
  wireRemotes(scope);
  const screenLoaded = withinMs(FRAME_LIMIT_MS, loadScreenAt(scope, location.pathname, config));
  await nextTask();
  startStores(scope);
  wireSessionTabs(scope);
  wireSessionRevalidation(scope);
  wireRemovalAtLogout(scope);
  wireScreenName(scope);
  const parts = createLateParts(scope, page);

  await screenLoaded;
  await nextTask();
  await new Promise<void>((resolve) => {
    // React divides the work of transitions only.
    startTransition(() =>
      createRoot(root).render(
        <>
          <FrameEnd onEnd={resolve} />
          <App scope={scope} />
        </>,
      ),
    );
  });
  keepAttached(root);
  watchPlayerNeeds(scope, parts.player);
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(parts.background, { timeout: 2000 });
  else setTimeout(parts.background);
}

/** First in the tree: its effect runs before those of the screen, which takes what was typed into the frame. */
function FrameEnd({ onEnd }: { onEnd: () => void }) {
  useLayoutEffect(() => {
    removeFrame();
    onEnd();
  }, [onEnd]);
  return null;
}
