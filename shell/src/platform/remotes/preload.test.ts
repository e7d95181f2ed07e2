/** @jest-environment jest-fixed-jsdom */
import {
  aSession,
  aSoundcloudTrack,
  aVisitor,
  createTestContext,
  settled,
  type TestContext,
} from '@segue/testing';
import { send } from '@segue/event-bus';
import { loadTrackFx } from '@segue/stores/playback';
import { scopeBind } from 'effector';
import { setPreloadableRemotes, prefetchRoute, preloadRoute } from './preload';
import { legal, registryOf } from './registry.fixture';
import { registryRead } from './model';
import { wirePrefetch } from './prefetch';

const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  document.head.replaceChildren();
  setPreloadableRemotes(registryOf(legal));
});

test("preloadRoute adds a link with the hash of the remote's file", () => {
  preloadRoute('/terms');
  const { integrity } = legal;
  expect(links()).toMatchObject([{ rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity }]);
  expect(links()[0]?.getAttribute('href')).toBe(legal.entry);
});

test('prefetchRoute: both files of the remote, checked, once and without a link', async () => {
  const lazy = { entry: '/remotes/legal/1.1.0/lazy.js', integrity: `sha384-${'B'.repeat(64)}` };
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  setPreloadableRemotes(registryOf({ ...legal, lazy }));
  prefetchRoute('/terms');
  prefetchRoute('/terms');
  preloadRoute('/terms');
  expect(fetched.mock.calls).toEqual([
    [legal.entry, { integrity: legal.integrity, priority: 'low' }],
    [lazy.entry, { integrity: lazy.integrity, priority: 'low' }],
  ]);
  expect(links()).toEqual([]);
});

test('prefetchRoute: a file that could not be fetched is preloaded', async () => {
  const failure = Promise.reject(new TypeError('offline'));
  jest.spyOn(globalThis, 'fetch').mockReturnValue(failure);
  prefetchRoute('/terms');
  await failure.catch(() => undefined);
  await Promise.resolve();
  preloadRoute('/terms');
  expect(links()).toHaveLength(1);
});

test('a file that the page already loads gets no second link', () => {
  document.head.innerHTML = `<link rel="preload" href="${legal.entry}">`;
  preloadRoute('/terms');
  expect(links()).toHaveLength(1);
});

test('a remote that would be refused is not preloaded', () => {
  setPreloadableRemotes(registryOf({ ...legal, kernel: '^99.0.0' }));
  preloadRoute('/terms');
  expect(links()).toEqual([]);
});

const entry = (name: string, access: 'anyone' | 'member', order: number) => ({
  ...legal,
  name,
  container: `${name}_1`,
  entry: `/remotes/${name}/remoteEntry.js`,
  routes: [{ path: `/${name}`, component: 'Screen', access }],
  nav: [{ label: name, to: `/${name}`, order, access }],
});
const registry = registryOf(
  { ...legal, nav: legal.nav.map((one) => ({ ...one, isSecondary: true })) },
  entry('playlists', 'member', 5),
  entry('library', 'member', 4),
  entry('search', 'anyone', 1),
);
describe('the prefetch of a page', () => {
  const nameIn = (address: string) => /remotes\/(\w+)/.exec(address)?.[1];
  const preloaded = () => links().map(({ href }) => nameIn(href));
  const prefetched = () => fetched.mock.calls.map(([address]) => nameIn(String(address)));

  let context: TestContext;
  let stop: () => void;
  let fetched: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    document.body.replaceChildren();
  });
  afterEach(() => {
    stop();
    context.stop();
  });

  async function aPage(session: typeof aVisitor) {
    context = createTestContext({ session, handlers: [[loadTrackFx, () => undefined]] });
    await settled(context.scope);
    fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
    setPreloadableRemotes(registry);
    scopeBind(registryRead, { scope: context.scope })(registry);
    stop = wirePrefetch(context.scope);
  }
  const idle = () => jest.advanceTimersByTimeAsync(6000);

  test.each([
    ['a visitor gets the remotes of the menu alone', aVisitor, ['search']],
    ['a signed-in user gets those of the menu in its order', aSession(), ['search', 'library', 'playlists']],
  ])('%s, with low priority', async (_, session, expected) => {
    await aPage(session);
    expect(prefetched()).toEqual([]);
    await idle();
    expect(prefetched()).toEqual(expected);
    expect(fetched.mock.calls[0]?.[1]).toEqual({ integrity: legal.integrity, priority: 'low' });
  });

  test('nothing while the network is needed for a track that starts', async () => {
    await aPage(aVisitor);
    send('playback/play', { track: aSoundcloudTrack() });
    await idle();
    expect(prefetched()).toEqual([]);
  });

  test.each(['pointerover', 'touchstart', 'focusin'])('%s of a link preloads its remote', async (intent) => {
    await aPage(aVisitor);
    document.body.innerHTML = '<a href="/terms"><b>Terms</b></a>';
    document.querySelector('b')!.dispatchEvent(new Event(intent, { bubbles: true }));
    expect(preloaded()).toEqual(['legal']);
    expect(links()[0]?.rel).toBe('preload');
  });
});
