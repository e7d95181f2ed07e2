import { send } from '@segue/event-bus';
import { aSession, anAuthStatus, createTestContext, settled, type TestContext } from '@segue/testing';
import { allowProviderFx } from './playback-ports';

const premium = aSession({ hasSpotifyPremium: true });
const contexts: TestContext[] = [];
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const context of contexts.splice(0)) context.stop();
  jest.restoreAllMocks();
});

/** Opens a context with a Premium user and records the calls of `allowProviderFx`. */
async function begin() {
  const allowProvider = jest.fn();
  const context = createTestContext({ session: premium, handlers: [[allowProviderFx, allowProvider]] });
  contexts.push(context);
  await settled(context.scope);
  allowProvider.mockClear();
  return {
    ...context,
    allowed: () => allowProvider.mock.calls.map(([{ isAllowed }]) => isAllowed as boolean),
  };
}

test('a disconnected Spotify account gets no new player', async () => {
  const { scope, api, allowed } = await begin();
  api.handle({ checkAuth: () => anAuthStatus(aSession()) });
  send('player/retry', { provider: 'spotify' });
  await settled(scope);
  expect(new Set(allowed())).toEqual(new Set([false]));
});

test.each([
  ['is still connected', () => anAuthStatus(premium)],
  ['may still be connected', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a retried Spotify connection gets a new player when the account %s', async (_, checkAuth) => {
  const { scope, api, allowed } = await begin();
  api.handle({ checkAuth });
  send('player/retry', { provider: 'spotify' });
  await settled(scope);
  expect(allowed()).toEqual([true]);
});

test('a change of the SoundCloud connection leaves the Spotify player alone', async () => {
  const { scope, allowed } = await begin();
  send('player/retry', { provider: 'soundcloud' });
  await settled(scope);
  expect(allowed()).toEqual([]);
});
