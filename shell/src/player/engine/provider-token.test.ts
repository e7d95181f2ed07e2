import { send } from '@segue/event-bus';
import { aSession, createWorld, refuse, settled } from '@segue/testing';
import { allSettled } from 'effector';
import { providerTokenFx } from './api';
import { $spotifyToken } from './provider-token';

test('a new Spotify connection clears the former token status', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { scope, stop } = createWorld({
    session: aSession({ hasSpotifyPremium: true }),
    api: { providerToken: () => refuse('notConnected') },
  });
  await settled(scope);
  await allSettled(providerTokenFx, { scope, params: { body: { provider: 'spotify' } } });
  expect(scope.getState($spotifyToken).kind).toBe('failed');
  send('connections/changed', { provider: 'spotify' });
  await settled(scope);
  expect(scope.getState($spotifyToken)).toEqual({ kind: 'none' });
  stop();
  logged.mockRestore();
});
