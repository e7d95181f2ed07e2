// Starts the page: settings, scope, what starts before the first render, the first render, what starts after it.
import { fork } from 'effector';
import type { ReactElement } from 'react';
import { App } from '../app';
import { keepAttached } from '../frame/keep-attached';
import { readRuntimeConfig } from '../../platform/config';
import { hydratePage, renderPage } from './first-render';
import { loadFirstScreen, loadPaintedScreen } from './first-screen';
import { nextTask } from '../../platform/next-task';
import { followPaintedScreen, readPaintedPage } from './painted-page';
import { createPorts } from './ports';
import { showStartFailure } from './start-failure';
import { afterFirstPaint, atFirstCommit, beforeFirstRender } from './what-starts-when';
import { wireAll, type Page } from './wire';

declare global {
  interface Window {
    /** Set by the renderer of painted pages (`remote-kit/prerender`), which draws the element instead. */
    seguePrerender?: (app: ReactElement) => void;
  }
}

/** Fulfilled when the first state is committed. `endRecording`: of `recordActions`. */
export async function startPage(
  root: Element,
  endRecording: () => () => void,
  takeKeys: Page['takeKeys'],
): Promise<void> {
  const config = readRuntimeConfig(document);
  if (!config) return showStartFailure(root, 'Segue couldn’t read its settings. Reload to try again.');
  const ports = createPorts();
  const scope = fork({ handlers: new Map(ports.handlers) });
  const page = { config, ports, takeKeys };
  const painted = readPaintedPage(root);
  if (painted) followPaintedScreen(painted);
  const { pathname } = window.location;

  wireAll(beforeFirstRender, scope, page);
  const isPainted = painted !== null && (await loadPaintedScreen(scope, pathname, painted, config));
  if (!isPainted) await loadFirstScreen(scope, pathname, config);

  await nextTask();
  const app = <App scope={scope} />;
  if (window.seguePrerender) return window.seguePrerender(app);
  const replayClick = endRecording();
  if (isPainted) await hydratePage(root, app, scope, painted);
  else renderPage(root, app, scope);
  keepAttached(root);
  await nextTask();
  wireAll(atFirstCommit, scope, page);
  replayClick();
  await nextTask();
  wireAll(afterFirstPaint, scope, page);
}
