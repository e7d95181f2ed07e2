/** @jest-environment jest-fixed-jsdom */
import { REGISTRY_ELEMENT } from '@segue/contract';
import { send } from '@segue/event-bus';
import { loadBuildFx } from '../../platform/remotes';
import { legal, moduleOf } from '../../platform/remotes/registry.fixture';
import { $runtimeConfig, $session } from '@segue/stores';
import { $queue } from '@segue/stores/ports';
import { aSession, aSoundcloudTrack, anAuthStatus, createFakeApi, later, type FakeApi } from '@segue/testing';
import { allSettled, fork, type Scope } from 'effector';
import { loadFirstScreen, loadPaintedScreen } from './first-screen';
import { followPaintedScreen } from './painted-page';
import { createPorts } from './ports';
import { atFirstCommit, beforeFirstRender } from './what-starts-when';
import { wireAll, type Wire } from './wire';

const config = $runtimeConfig.defaultState;
const stops: (() => void)[] = [];
let api: FakeApi;

beforeEach(() => {
  api = createFakeApi({ checkAuth: () => anAuthStatus(aSession()) });
  globalThis.fetch = api.fetch;
});
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
  sessionStorage.clear();
});

/** The page once its first state is committed, with the registry that the server wrote into it. */
function startPage({
  loadBuild = async () => moduleOf({}),
  lists = [beforeFirstRender, atFirstCommit],
}: { loadBuild?: () => unknown; lists?: (readonly Wire[])[] } = {}) {
  const data = document.createElement('script');
  data.id = REGISTRY_ELEMENT;
  data.type = 'application/json';
  data.textContent = JSON.stringify({ schema: 1, revision: 'r1', remotes: [legal] });
  document.body.replaceChildren(data);
  const ports = createPorts();
  const scope: Scope = fork({ handlers: new Map([...ports.handlers, [loadBuildFx, loadBuild] as never]) });
  const page = { config, ports, takeKeys: () => [] };
  const stop = wireAll(lists.flat(), scope, page);
  stops.push(stop);
  return { scope, page, stop };
}
const hidePage = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('before the first commit neither the session nor the storage changes the first state', () => {
  sessionStorage.setItem('playbackState', '{}');
  const read = jest.spyOn(Storage.prototype, 'getItem');
  const { scope } = startPage({ lists: [beforeFirstRender] });
  expect(scope.getState($session)).toEqual({ status: 'loading' });
  expect(api.requestsTo('checkAuth')).toHaveLength(0);
  expect(read).not.toHaveBeenCalled();
});

test('unwiring stops commands and revalidation', async () => {
  const { scope, stop } = startPage();
  await allSettled(scope);
  stop();
  stops.length = 0;
  hidePage(false);
  send('queue/add', { track: aSoundcloudTrack() });
  expect(api.requestsTo('checkAuth')).toHaveLength(1);
  expect(scope.getState($queue)).toEqual([]);
});

test('a slow screen holds the first render back for a tenth of a second', async () => {
  jest.useFakeTimers();
  const { scope } = startPage({ loadBuild: () => later().promise });
  const isDrawable = jest.fn();
  const loaded = loadFirstScreen(scope, '/terms', config).then(isDrawable);
  await jest.advanceTimersByTimeAsync(99);
  expect(isDrawable).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await loaded;
  expect(isDrawable).toHaveBeenCalledTimes(1);
});

test('a painted page waits for the remote that painted it', async () => {
  const loading = later();
  const { scope } = startPage({ loadBuild: () => loading.promise });
  const loaded = loadPaintedScreen(scope, '/terms', { container: legal.container, screen: null }, config);
  loading.arrive(moduleOf({}));
  expect(await loaded).toBe(true);
});

test('a painted page in which the user types waits longer for a silent remote', async () => {
  jest.useFakeTimers();
  const loading = later();
  const { scope } = startPage({ loadBuild: () => loading.promise });
  document.body.appendChild(document.createElement('input')).focus();
  const isHydratable = jest.fn();
  const loaded = loadPaintedScreen(
    scope,
    '/terms',
    { container: legal.container, screen: null },
    config,
  ).then(isHydratable);
  await jest.advanceTimersByTimeAsync(4000);
  expect(isHydratable).not.toHaveBeenCalled();
  loading.arrive(moduleOf({}));
  await loaded;
  expect(isHydratable).toHaveBeenCalledWith(true);
});

test('a page painted as another screen takes its address and keeps the wanted path [GUARD-07]', () => {
  history.replaceState(null, '', '/playlists/7?tab=spotify');
  followPaintedScreen({ container: null, screen: '/sign-in' });
  expect(location.pathname + location.search).toBe('/sign-in');
  expect(history.state).toEqual({ usr: { wanted: '/playlists/7?tab=spotify' } });
  history.replaceState(null, '', '/?q=rain');
  followPaintedScreen({ container: 'search_1', screen: '/home' });
  expect(location.pathname + location.search).toBe('/home?q=rain');
  history.replaceState(null, '', '/');
});
