import { errors, type ErrorCode } from '@segue/contract';
import { send } from '@segue/event-bus';
import { aSession, createTestContext, refuse, settled } from '@segue/testing';
import { allSettled } from 'effector';
import { providerTokenFx } from './api';
import { $spotifyToken, reasonOf } from './provider-token';

test('a new Spotify connection clears the former token status', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { scope, stop } = createTestContext({
    session: aSession({ hasSpotifyPremium: true }),
    api: { providerToken: () => refuse('notConnected') },
  });
  await settled(scope);
  await allSettled(providerTokenFx, { scope, params: { body: { provider: 'spotify' } } });
  expect(scope.getState($spotifyToken).kind).toBe('failed');
  send('player/retry', { provider: 'spotify' });
  await settled(scope);
  expect(scope.getState($spotifyToken)).toEqual({ kind: 'none' });
  stop();
  logged.mockRestore();
});

test.each<[ErrorCode, unknown]>([
  ['reconnectNeeded', 'needs-reconnect'],
  ['notConnected', 'needs-reconnect'],
  ['notSignedIn', 'needs-sign-in'],
  ['providerUnavailable', 'provider-down'],
  [
    'appRefused',
    {
      text: "This site's Spotify access isn't set up correctly. Tell the person who runs it.",
      stops: true,
    },
  ],
])('a token refused with "%s" tells why nothing plays', (code, reason) => {
  const { status, message } = errors[code];
  expect(reasonOf({ kind: 'answered', status, body: { message, code }, message }, 'spotify')).toEqual(reason);
});
