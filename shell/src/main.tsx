// Starts the page: settings, scope, what starts before the first paint, the first paint, what starts after it.
import type { RuntimeConfig } from '@segue/contract';
import '@segue/ui/theme.css';
import { fork } from 'effector';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import './frame/fonts/fallback-font.css';
import { readRuntimeConfig } from './config';
import { afterFirstPaint } from './start/after-first-paint';
import { beforeFirstPaint } from './start/before-first-paint';
import { loadFirstScreen } from './start/first-screen';
import { createPorts } from './start/ports';
import { showStartFailure } from './start/start-failure';
import { wireAll } from './start/wire';

const root = document.getElementById('root') ?? document.body;
const config = readRuntimeConfig(document);
if (config) {
  start(config).catch(() => showStartFailure(root, 'Segue couldn’t start. Reload to try again.'));
} else {
  showStartFailure(root, 'Segue couldn’t read its settings. Reload to try again.');
}

async function start(config: RuntimeConfig): Promise<void> {
  const ports = createPorts();
  const scope = fork({ handlers: new Map(ports.handlers) });
  const page = { config, ports };

  wireAll(beforeFirstPaint, scope, page);
  await loadFirstScreen(scope, window.location.pathname);

  createRoot(root).render(<App scope={scope} />);
  wireAll(afterFirstPaint, scope, page);
}
