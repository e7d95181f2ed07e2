import { send } from '@segue/event-bus';
import { aSession, anAuthStatus, createTestContext, settled, type TestContext } from '@segue/testing';
import { allowProviderFx } from './engine-wiring';

const premium = aSession({ hasSpotifyPremium: true });
const contexts: TestContext[] = [];
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const context of contexts.splice(0)) context.stop();
  jest.restoreAllMocks();
});

/** A member with Premium; gives what the engine is told from now on. */
async function begin() {
  const told = jest.fn();
  const context = createTestContext({ session: premium, handlers: [[allowProviderFx, told]] });
  contexts.push(context);
  await settled(context.scope);
  told.mockClear();
  return { ...context, told: () => told.mock.calls.map(([{ isAllowed }]) => isAllowed as boolean) };
}

test('a disconnected Spotify account gets no new player', async () => {
  const { scope, api, told } = await begin();
  api.handle({ checkAuth: () => anAuthStatus(aSession()) });
  send('player/retry', { provider: 'spotify' });
  await settled(scope);
  expect(new Set(told())).toEqual(new Set([false]));
});

test.each([
  ['is still connected', () => anAuthStatus(premium)],
  ['may still be connected', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a retried Spotify connection gets a new player when the account %s', async (_, checkAuth) => {
  const { scope, api, told } = await begin();
  api.handle({ checkAuth });
  send('player/retry', { provider: 'spotify' });
  await settled(scope);
  expect(told()).toEqual([true]);
});

test('a change of the SoundCloud connection leaves the Spotify player alone', async () => {
  const { scope, told } = await begin();
  send('player/retry', { provider: 'soundcloud' });
  await settled(scope);
  expect(told()).toEqual([]);
});
