// Starts the page: settings, scope, what starts before the first render, the first render, what starts after it.
import { screens, type RuntimeConfig } from '@segue/contract';
import '@segue/ui/theme.css';
import { fork } from 'effector';
import type { ReactElement } from 'react';
import { App } from './app';
import './frame/fonts/fallback-font.css';
import { readRuntimeConfig } from './config';
import { afterFirstPaint } from './start/after-first-paint';
import { atFirstCommit } from './start/at-first-commit';
import { beforeFirstRender } from './start/before-first-render';
import { hydratePage, renderPage } from './start/first-render';
import { loadFirstScreen, loadPaintedScreen } from './start/first-screen';
import { readPaintedPage } from './start/painted-page';
import { createPorts } from './start/ports';
import { showStartFailure } from './start/start-failure';
import { wireAll } from './start/wire';

declare global {
  interface Window {
    /** Set by the renderer of painted pages (`tooling/prerender`), which draws the element instead. */
    seguePrerender?: (app: ReactElement) => void;
  }
}

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
  const painted = readPaintedPage(root);
  // The server paints `/` as the screen to which it leads.
  const { location, history } = window;
  if (painted && location.pathname === screens.root)
    history.replaceState(null, '', screens.home + location.search);
  const { pathname } = location;

  wireAll(beforeFirstRender, scope, page);
  const isPainted = painted !== null && (await loadPaintedScreen(scope, pathname, painted));
  if (!isPainted) await loadFirstScreen(scope, pathname);

  const app = <App scope={scope} />;
  if (window.seguePrerender) return window.seguePrerender(app);
  if (isPainted) await hydratePage(root, app, scope, painted);
  else renderPage(root, app, scope);
  wireAll(atFirstCommit, scope, page);
  wireAll(afterFirstPaint, scope, page);
}
