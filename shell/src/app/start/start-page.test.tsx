import { RUNTIME_CONFIG_ELEMENT } from '@segue/contract';
import { $runtimeConfig } from '@segue/kernel/state';
import { createFakeApi, later, type Later } from '@segue/kernel/testing';
import { screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { takeTyped, type Typed } from '../../platform/page/frame';
import { loadScreenAt } from '../routes';
import { startPage } from './start-page';

// jsdom has no message channels.
jest.mock('../../platform/next-task', () => ({ nextTask: () => Promise.resolve() }));
// Restoring would apply the page of the previous test.
jest.mock('../../platform/page/keep-attached', () => ({ keepAttached: () => undefined }));
jest.mock('../routes');
jest.mock('../app', () => ({ App }));
// Their channels would keep the test open, and hear messages of others after it.
jest.mock('../../platform/session/other-tabs', () => ({ wireSessionTabs: () => undefined }));
jest.mock('../../features/appearance', () => ({
  ...jest.requireActual<object>('../../features/appearance'),
  wireAppearance: () => undefined,
}));

let typed: Typed | null;
function App() {
  useLayoutEffect(() => void (typed = takeTyped()), []);
  return <main>The first screen</main>;
}
const FRAME = '<form role="search"><input name="q" value=""></form>';
const box = () => document.querySelector('input') ?? document.createElement('input');

let screenLoad: Later<void>;
beforeEach(() => {
  // The page renders without a further call.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  typed = null;
  screenLoad = later();
  jest.mocked(loadScreenAt).mockReset().mockReturnValue(screenLoad.promise);
  globalThis.fetch = createFakeApi({}).fetch;
});
afterEach(() => history.replaceState(null, '', '/'));

/** Starts a page with these settings and the frame. */
function start(settings: unknown = { ...$runtimeConfig.defaultState, hasSession: false }): Promise<void> {
  document.body.innerHTML = `<div id="frame">${FRAME}</div><div id="root"></div>
    <script type="application/json" id="${RUNTIME_CONFIG_ELEMENT}">${JSON.stringify(settings)}</script>`;
  return startPage(document.querySelector('#root') ?? document.body);
}
const firstScreen = () => screen.queryByText('The first screen');

test('the frame stands until the code of the screen is there, and leaves with the first render', async () => {
  const started = start();
  await waitFor(() => expect(loadScreenAt).toHaveBeenCalled());
  expect(firstScreen()).toBeNull();
  expect(document.querySelector('#frame')).not.toBeNull();
  screenLoad.arrive();
  await started;
  expect(firstScreen()).toBeVisible();
  expect(document.querySelector('#frame')).toBeNull();
});

test('the frame waits five seconds for a screen that does not come', async () => {
  jest.useFakeTimers();
  void start();
  await jest.advanceTimersByTimeAsync(4900);
  expect(firstScreen()).toBeNull();
  await jest.advanceTimersByTimeAsync(200);
  jest.useRealTimers();
  await waitFor(() => expect(firstScreen()).toBeVisible());
});

test('text typed into the frame, and its selection, go to the first screen once', async () => {
  const started = start();
  box().focus();
  box().value = 'harbur';
  box().setSelectionRange(5, 6);
  screenLoad.arrive();
  await started;
  expect(typed).toEqual({ text: 'harbur', selection: [5, 6] });
  expect(takeTyped()).toBeNull();
});

test('without typing the first screen gets no text', async () => {
  const started = start();
  screenLoad.arrive();
  await started;
  expect(typed).toEqual({ text: null, selection: null });
});

test('the root leads to the home screen, with the query, before anything is drawn', async () => {
  history.replaceState(null, '', '/?q=rain');
  void start();
  await waitFor(() => expect(loadScreenAt).toHaveBeenCalled());
  expect(location.pathname + location.search).toBe('/home?q=rain');
  expect(jest.mocked(loadScreenAt).mock.lastCall?.[1]).toBe('/home');
});

test('a page without valid settings shows a sentence and a button', async () => {
  await start({});
  expect(screen.getByRole('alert')).toHaveTextContent('Segue couldn’t read its settings.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
  expect(document.querySelector('#frame')).toBeNull();
});
