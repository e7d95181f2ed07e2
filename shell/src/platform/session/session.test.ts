import { send } from '@segue/kernel/bus';
import { $favorites, $session, pageResumed } from '@segue/kernel/state';
import { sessionEstablished } from '@segue/kernel/state/ports';
import { aSession, aSpotifyTrack, settled, aVisitor } from '@segue/kernel/testing';
import { createPlayerContext, type PlayerContext } from '../../player/player.fixture';
import { allSettled, createWatch } from 'effector';
import { wireSessionTabs } from './other-tabs';
import { wireSessionRevalidation } from './revalidation';
import '../page/page.fixture';

const contexts: PlayerContext[] = [];
afterEach(() => {
  for (const context of contexts.splice(0)) context.stop();
});

/** The other tabs of the browser. */
function otherTabs() {
  const posted: unknown[] = [];
  const target = new EventTarget();
  Object.assign(globalThis, {
    BroadcastChannel: class {
      addEventListener = target.addEventListener.bind(target);
      removeEventListener = target.removeEventListener.bind(target);
      postMessage = (data: unknown) => posted.push(data);
      close = () => undefined;
    },
  });
  return { posted, receive: (data: unknown) => target.dispatchEvent(new MessageEvent('message', { data })) };
}

async function aTab() {
  const { posted, receive } = otherTabs();
  const track = { ...aSpotifyTrack(), isFavorited: true };
  const context = createPlayerContext({
    session: aSession(),
    api: { listFavorites: () => ({ spotifyFavoriteTracks: [track], soundcloudFavoriteTracks: [] }) },
  });
  await settled(context.scope);
  contexts.push(context);
  return { ...context, posted, receive, disconnect: wireSessionTabs(context.scope) };
}

it("a logout in another tab signs out here and clears the user's data", async () => {
  const { scope, receive } = await aTab();
  expect(scope.getState($favorites).spotify).toHaveLength(1);
  receive('signed-out');
  expect(scope.getState($session)).toEqual({ status: 'signed-out' });
  expect(scope.getState($favorites).spotify).toEqual([]);
});

it('a sign-in in another tab makes this tab request the session', async () => {
  const { api, scope, receive } = await aTab();
  const before = api.requestsTo('checkAuth').length;
  receive('signed-in');
  await settled(scope);
  expect(api.requestsTo('checkAuth')).toHaveLength(before + 1);
});

it.each([['nonsense'], [{ status: 'signed-out' }], [null]])(
  'a message that is no session change is ignored: %j',
  async (data) => {
    const { scope, receive } = await aTab();
    receive(data);
    expect(scope.getState($session).status).toBe('signed-in');
  },
);

it('a sign-in and a logout are posted to the other tabs', async () => {
  const { api, scope, posted } = await aTab();
  await allSettled(sessionEstablished, { scope, params: { userInfo: {}, userHasPassword: true } });
  expect(posted).toEqual(['signed-in']);
  api.handle({ logout: () => ({ success: true }) });
  send('session/logout');
  await settled(scope);
  expect(posted).toEqual(['signed-in', 'signed-out']);
});

function aPage() {
  const context = createPlayerContext({ session: aVisitor });
  contexts.push(context);
  const resumed = jest.fn();
  createWatch({ unit: pageResumed, scope: context.scope, fn: resumed });
  return { resumed, stop: wireSessionRevalidation(context.scope) };
}

function setHidden(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it.each([
  ['is visible again', 1, () => setHidden(false)],
  ['is online again', 1, () => window.dispatchEvent(new Event('online'))],
  ['is restored from the back/forward cache', 1, () => show(true)],
  ['is hidden', 0, () => setHidden(true)],
  ['is loaded for the first time', 0, () => show(false)],
])('a page that %s revalidates the session %d times', (_, times, happen) => {
  const { resumed, stop } = aPage();
  happen();
  expect(resumed).toHaveBeenCalledTimes(times);
  stop();
});
