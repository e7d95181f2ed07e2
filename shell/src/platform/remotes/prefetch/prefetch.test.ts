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
import { loadTrackFx } from '@segue/stores/ports';
import { registryRead } from '../model';
import { setPreloadableRemotes } from '../preload';
import { wirePrefetch } from '.';
import { legal, registryOf } from '../registry.fixture';
import { scopeBind } from 'effector';

const entry = (name: string, access: 'anyone' | 'member', order: number) => ({
  ...legal,
  name,
  container: `${name}_1`,
  entry: `/releases/${name}/remoteEntry.js`,
  routes: [{ path: `/${name}`, component: 'Screen', access }],
  nav: [{ label: name, to: `/${name}`, order, access }],
});
const registry = registryOf(
  { ...legal, nav: legal.nav.map((one) => ({ ...one, isSecondary: true })) },
  entry('playlists', 'member', 5),
  entry('library', 'member', 4),
  entry('search', 'anyone', 1),
);
const links = () => [...document.head.querySelectorAll('link')];
const nameIn = (address: string) => /releases\/(\w+)/.exec(address)?.[1];
const preloaded = () => links().map(({ href }) => nameIn(href));
const prefetched = () => fetched.mock.calls.map(([address]) => nameIn(String(address)));

let context: TestContext;
let stop: () => void;
let fetched: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  document.head.replaceChildren();
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

test('prefetch: a visitor gets the remotes of the menu alone, with low priority', async () => {
  await aPage(aVisitor);
  expect(prefetched()).toEqual([]);
  await idle();
  expect(prefetched()).toEqual(['search']);
  expect(fetched.mock.calls[0]?.[1]).toEqual({ integrity: legal.integrity, priority: 'low' });
});

test('prefetch: a signed-in user gets the remotes of the menu in its order', async () => {
  await aPage(aSession());
  await idle();
  expect(prefetched()).toEqual(['search', 'library', 'playlists']);
});

test('prefetch: nothing while the network is needed for a track that starts', async () => {
  await aPage(aVisitor);
  send('playback/play', { track: aSoundcloudTrack() });
  await idle();
  expect(prefetched()).toEqual([]);
});

test.each(['pointerover', 'touchstart', 'focusin'])(
  'prefetch: %s of a link preloads its remote',
  async (intent) => {
    await aPage(aVisitor);
    document.body.innerHTML = '<a href="/terms"><b>Terms</b></a>';
    document.querySelector('b')!.dispatchEvent(new Event(intent, { bubbles: true }));
    expect(preloaded()).toEqual(['legal']);
    expect(links()[0]?.rel).toBe('preload');
  },
);
