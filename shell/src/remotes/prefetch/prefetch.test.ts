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
const files = () => links().map(({ href }) => /releases\/(\w+)/.exec(href)?.[1]);

let context: TestContext;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  document.head.replaceChildren();
  document.body.replaceChildren();
});
afterEach(() => {
  stop();
  context.stop();
  jest.useRealTimers();
});

async function aPage(session: typeof aVisitor) {
  context = createTestContext({ session, handlers: [[loadTrackFx, () => undefined]] });
  await settled(context.scope);
  setPreloadableRemotes(registry);
  scopeBind(registryRead, { scope: context.scope })(registry);
  stop = wirePrefetch(context.scope);
}
const idle = () => jest.advanceTimersByTimeAsync(6000);

test('prefetch: a visitor gets the remotes of the menu alone, with low priority', async () => {
  await aPage(aVisitor);
  expect(files()).toEqual([]);
  await idle();
  expect(files()).toEqual(['search']);
  expect(links()[0]).toMatchObject({ rel: 'prefetch', fetchPriority: 'low', integrity: legal.integrity });
});

test('prefetch: a signed-in user gets the remotes of the menu in its order', async () => {
  await aPage(aSession());
  await idle();
  expect(files()).toEqual(['search', 'library', 'playlists']);
});

test('prefetch: nothing while the network is needed for a track that starts', async () => {
  await aPage(aVisitor);
  send('playback/play', { track: aSoundcloudTrack() });
  await idle();
  expect(files()).toEqual([]);
});

test.each(['pointerover', 'touchstart', 'focusin'])(
  'prefetch: %s of a link preloads its remote',
  async (intent) => {
    await aPage(aVisitor);
    document.body.innerHTML = '<a href="/terms"><b>Terms</b></a>';
    document.querySelector('b')!.dispatchEvent(new Event(intent, { bubbles: true }));
    expect(files()).toEqual(['legal']);
    expect(links()[0]?.rel).toBe('preload');
  },
);

test('prefetch: a link to another site preloads nothing', async () => {
  await aPage(aVisitor);
  document.body.innerHTML = '<a href="https://elsewhere.example/terms">Terms</a>';
  document.querySelector('a')!.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(files()).toEqual([]);
});

test('prefetch: nothing where data is saved', async () => {
  document.head.innerHTML = '<meta name="segue-save-data" content="on">';
  await aPage(aVisitor);
  document.body.innerHTML = '<a href="/terms">Terms</a>';
  document.querySelector('a')!.dispatchEvent(new Event('focusin', { bubbles: true }));
  await idle();
  expect(files()).toEqual([]);
});
