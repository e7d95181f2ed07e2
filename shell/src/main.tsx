// Start order, read from top to bottom: settings of the page, scope, session, remotes, first picture, the rest.
import { apiBaseChanged } from '@segue/api-client';
import { runtimeConfigRead, startStores } from '@segue/stores/ports';
import type { RuntimeConfig } from '@segue/contract';
import { allSettled, fork } from 'effector';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { readRuntimeConfig } from './config';
import { createEngineLink, type PortHandlers } from './player/engine/connect';
import { savedStateHandlers } from './player/saved-state-storage';
import { startRemotes } from './remotes';
import { preloadOwnScreen } from './routes';
import { createTabLink } from './session/other-tabs';
import { showStartFailure } from './start-failure';

const root = document.getElementById('root') ?? document.body;
const config = readRuntimeConfig(document);
if (config) {
  start(config).catch(() => showStartFailure(root, 'The page could not start. Reloading usually helps.'));
} else {
  showStartFailure(root, 'The settings of this page could not be read. Reloading may help.');
}

async function start(config: RuntimeConfig): Promise<void> {
  const engine = createEngineLink();
  const otherTabs = createTabLink();
  const scope = fork({
    handlers: new Map([...engine.handlers, ...savedStateHandlers, ...otherTabs.handlers] as PortHandlers),
  });

  await allSettled(runtimeConfigRead, { scope, params: config });
  await allSettled(apiBaseChanged, { scope, params: config.apiBase });
  startStores(scope);
  otherTabs.connect(scope);

  await Promise.all([startRemotes(scope), preloadOwnScreen(window.location.pathname)]);

  createRoot(root).render(<App scope={scope} />);

  engine.connect(scope, config);
}
