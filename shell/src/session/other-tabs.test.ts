import { send } from '@segue/event-bus';
import { $favorites, $session } from '@segue/stores';
import { announceSessionFx, sessionEstablished } from '@segue/stores/ports';
import { aSession, aSpotifyTrack, createWorld, settled, type World } from '@segue/testing';
import { allSettled, fork } from 'effector';
import { createSessionTabs } from './other-tabs';

function aChannel() {
  const posted: unknown[] = [];
  const target = new EventTarget();
  const channel = {
    postMessage: (data: unknown) => posted.push(data),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  } as unknown as BroadcastChannel;
  return {
    channel,
    posted,
    hear: (data: unknown) => target.dispatchEvent(new MessageEvent('message', { data })),
  };
}

async function aTab() {
  const { channel, posted, hear } = aChannel();
  const link = createSessionTabs(() => channel);
  const track = { ...aSpotifyTrack(), isFavorited: true };
  const world = createWorld({
    session: aSession(),
    handlers: link.handlers,
    api: { listFavorites: () => ({ spotifyFavoriteTracks: [track], soundcloudFavoriteTracks: [] }) },
  });
  await settled(world.scope);
  worlds.push(world);
  return { ...world, posted, hear, disconnect: link.wire(world.scope) };
}

const worlds: World[] = [];
afterEach(() => {
  for (const world of worlds.splice(0)) world.stop();
});

it('a sign-out in another tab signs out here and leaves nothing personal', async () => {
  const { scope, hear } = await aTab();
  expect(scope.getState($favorites).spotifyFavoriteTracks).toHaveLength(1);
  hear('signed-out');
  expect(scope.getState($session)).toEqual({ status: 'signed-out' });
  expect(scope.getState($favorites).spotifyFavoriteTracks).toEqual([]);
});

it('a sign-in in another tab makes this one ask who is here', async () => {
  const { api, scope, hear } = await aTab();
  const before = api.requestsTo('checkAuth').length;
  hear('signed-in');
  await settled(scope);
  expect(api.requestsTo('checkAuth')).toHaveLength(before + 1);
});

it.each([['nonsense'], [{ status: 'signed-out' }], [null]])(
  'what is no change of session is not heard: %j',
  async (data) => {
    const { scope, hear } = await aTab();
    hear(data);
    expect(scope.getState($session).status).toBe('signed-in');
  },
);

it('after the link is cut nothing is heard', async () => {
  const { scope, hear, disconnect } = await aTab();
  disconnect();
  hear('signed-out');
  expect(scope.getState($session).status).toBe('signed-in');
});

it('a sign-in and a sign-out here are told to the others', async () => {
  const { api, scope, posted } = await aTab();
  await allSettled(sessionEstablished, { scope, params: { userInfo: {}, userHasPassword: true } });
  expect(posted).toEqual(['signed-in']);
  api.handle({ logout: () => ({ success: true }) });
  send('session/logout');
  await settled(scope);
  expect(posted).toEqual(['signed-in', 'signed-out']);
});

it('without a channel each tab goes on alone', async () => {
  const link = createSessionTabs(() => null);
  const scope = fork({ handlers: new Map(link.handlers) });
  link.wire(scope);
  const told = await allSettled(announceSessionFx, { scope, params: 'signed-out' });
  expect(told.status).toBe('done');
});
