// The entry of the page. Its modules are evaluated in several tasks, so that the browser can paint and take input in between.
import '@segue/ui/theme.css';
import './app/frame/fonts/fallback-font.css';
import './app/start/not-started.css';
import './app/start/too-old.css';
import { storeParts } from '@segue/kernel/state/parts';
import { nextTask } from './platform/next-task';
import { showStartFailure } from './app/start/start-failure';

/** In this order; each needs the former ones. All are in the file of the page. */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './platform/shared-vendors/styled-components'),
  () => import(/* webpackMode: "eager" */ './platform/shared-vendors/react-router-dom'),
  () => import(/* webpackMode: "eager" */ '@segue/contract'),
  ...storeParts,
  () => import(/* webpackMode: "eager" */ '@segue/kernel/state'),
  () => import(/* webpackMode: "eager" */ './app/app'),
];

document.getElementById('not-started')?.remove();
const root = document.getElementById('root') ?? document.body;
start().catch(() => showStartFailure('Segue couldn’t start. Reload to try again.'));

async function start(): Promise<void> {
  // `too-old.css` shows a message instead.
  if (getComputedStyle(root).display === 'none') return;
  for (const evaluate of parts) {
    await nextTask();
    await evaluate();
  }
  await nextTask();
  const { startPage } = await import(/* webpackMode: "eager" */ './app/start/start-page');
  await startPage(root);
}
