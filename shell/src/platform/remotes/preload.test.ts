/** @jest-environment jest-fixed-jsdom */
import { aSession, aSoundcloudTrack, aVisitor, settled } from '@segue/kernel/testing';
import { send } from '@segue/kernel/bus';
import { scopeBind } from 'effector';
import { createPlayerContext, type PlayerContext } from '../../player/player.fixture';
import { loadTrackFx } from '../../player/model/playback-ports';
import { setPreloadableRemotes, prefetchRoute, preloadRoute } from './preload';
import { legal, registryOf } from './registry.fixture';
import { registryRead } from './model';
import { wirePrefetch } from './prefetch';

let fetched: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>;
beforeEach(() => {
  document.head.replaceChildren();
  fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  setPreloadableRemotes(registryOf(legal));
});

test('a remote that will probably be opened: both files, checked and once', () => {
  const lazy = { entry: '/remotes/legal/1.1.0/lazy.js', integrity: `sha384-${'B'.repeat(64)}` };
  setPreloadableRemotes(registryOf({ ...legal, lazy }));
  preloadRoute('/terms');
  prefetchRoute('/terms');
  expect(fetched.mock.calls).toEqual([
    [legal.entry, { integrity: legal.integrity, priority: 'high' }],
    [lazy.entry, { integrity: lazy.integrity, priority: 'low' }],
  ]);
});

test('a file that could not be downloaded is requested again', async () => {
  const failure = Promise.reject(new TypeError('offline'));
  fetched.mockReturnValueOnce(failure);
  prefetchRoute('/terms');
  await failure.catch(() => undefined);
  await Promise.resolve();
  preloadRoute('/terms');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a file that is loading, or an incompatible remote: nothing is requested', () => {
  document.head.innerHTML = `<link rel="preload" href="${legal.entry}">`;
  preloadRoute('/terms');
  document.head.replaceChildren();
  setPreloadableRemotes(registryOf({ ...legal, kernel: '^99.0.0' }));
  preloadRoute('/terms');
  expect(fetched).not.toHaveBeenCalled();
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
  const prefetched = () => fetched.mock.calls.map(([address]) => nameIn(String(address)));

  let context: PlayerContext;
  let stop: () => void;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    document.body.replaceChildren();
  });
  afterEach(() => {
    stop();
    context.stop();
  });

  async function aPage(session: typeof aVisitor) {
    context = createPlayerContext({ session, handlers: [[loadTrackFx, () => undefined]] });
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
    expect(prefetched()).toEqual(['legal']);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ priority: 'high' });
  });
});
