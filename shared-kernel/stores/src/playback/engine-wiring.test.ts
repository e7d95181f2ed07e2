import type { AuthStatus } from '@segue/contract';
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

test.each<[string, 'spotify' | 'soundcloud', () => AuthStatus | Promise<never>, boolean[]]>([
  ['a disconnected Spotify account gets no', 'spotify', () => anAuthStatus(aSession()), [false]],
  ['a Spotify account that is still connected gets a', 'spotify', () => anAuthStatus(premium), [true]],
  [
    'a Spotify account that may be connected gets a',
    'spotify',
    () => Promise.reject(new TypeError()),
    [true],
  ],
  ['a change of the SoundCloud connection makes no', 'soundcloud', () => anAuthStatus(premium), []],
])('%s new Spotify player', async (_, provider, checkAuth, expected) => {
  const { scope, api, allowed } = await begin();
  api.handle({ checkAuth });
  send('player/retry', { provider });
  await settled(scope);
  expect([...new Set(allowed())]).toEqual(expected);
});
