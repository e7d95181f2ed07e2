import { screens } from '@segue/contract';
import { startStores } from '@segue/kernel/state/ports';
import { fork } from 'effector';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { readRuntimeConfig, wireRuntimeConfig } from '../../platform/config';
import { removeFrame } from '../../platform/page/frame';
import { nextTask } from '../../platform/next-task';
import { wireRemotes } from '../../platform/remotes';
import { wireScreenName } from '../../platform/page/screen-name';
import { wireRemovalAtLogout } from '../../platform/session/removed-at-logout';
import { wireSessionRevalidation } from '../../platform/session/revalidation';
import { withinMs } from '../../platform/network/time-limit';
import { wirePanels, watchPlayerNeeds } from '../../player';
import { wireSessionTabs } from '../../platform/session/other-tabs';
import { App } from '../app';
import { keepAttached } from '../../platform/page/keep-attached';
import { loadScreenAt } from '../routes';
import { createLateParts } from './late-parts';
import { showStartFailure } from './start-failure';

const FRAME_LIMIT_MS = 5000;

export async function startPage(root: Element): Promise<void> {
  const config = readRuntimeConfig(document);
  if (!config) return showStartFailure('Segue couldn’t read its settings. Reload to try again.');
  const { location, history } = window;
  // Otherwise the route table would redirect after an empty screen.
  if (location.pathname === screens.root) history.replaceState(null, '', screens.home + location.search);

  const scope = fork();
  const page = { config };
  wireRuntimeConfig(scope, page);
  wireRemotes(scope);
  const screenLoaded = withinMs(FRAME_LIMIT_MS, loadScreenAt(scope, location.pathname, config));
  await nextTask();
  startStores(scope);
  wirePanels(scope);
  wireSessionTabs(scope);
  wireSessionRevalidation(scope);
  wireRemovalAtLogout(scope);
  wireScreenName(scope);
  const parts = createLateParts(scope, page);

  await screenLoaded;
  await nextTask();
  await new Promise<void>((resolve) => {
    // React splits only the work of transitions.
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

/** First in the tree: its effect runs before the screen's, which reads the text typed into the frame. */
function FrameEnd({ onEnd }: { onEnd: () => void }) {
  useLayoutEffect(() => {
    removeFrame();
    onEnd();
  }, [onEnd]);
  return null;
}
