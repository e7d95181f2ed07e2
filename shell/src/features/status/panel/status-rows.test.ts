import type { Connections } from '@segue/contract';
import { statusRows, type Known } from './status-rows';

const connections: Connections = {
  spotify: {
    connected: true,
    displayName: 'Ada',
    lastConnected: null,
    endsAt: null,
    hasEnded: false,
    premiumAccount: false,
  },
  soundcloud: { connected: false, displayName: null, lastConnected: null, endsAt: null, hasEnded: false },
};
const known = (more: Partial<Known> = {}): Known => ({
  isSignedIn: true,
  isMember: true,
  hasPremium: true,
  connections,
  haveConnectionsFailed: false,
  device: 'ready',
  ...more,
});
const rowsOf = (provider: 'spotify' | 'soundcloud', more?: Partial<Known>) =>
  Object.fromEntries(statusRows(provider, known(more)).map(({ name, value }) => [name, value]));

test('a member with Premium sees connection and ready device', () => {
  expect(rowsOf('spotify')).toEqual({
    Account: 'Connected as Ada, Premium',
    Player: 'Plays in this tab',
  });
});

test.each([
  ['a visitor', { isMember: false, connections: null, device: 'none' }, /connected Premium account$/],
  ['a free account', { hasPremium: false, device: 'none' }, /^Needs Spotify Premium$/],
  ['a lost device', { device: 'lost' }, /^Disconnected\./],
  ['a refused device', { device: 'refused' }, /^Blocked/],
  ['a connecting device', { device: 'connecting' }, /^Connecting…$/],
] as const)('the device row of %s says why', (_, more, words) => {
  expect(rowsOf('spotify', more)['Player']).toMatch(words);
});

test.each([
  [{ isSignedIn: false, isMember: false }, 'Sign in to connect a Spotify account'],
  [{ isMember: false }, 'Finish setting up your account to connect a Spotify account'],
  [{ connections: null }, 'Loading…'],
  [{ connections: null, haveConnectionsFailed: true }, "Couldn't load"],
])('the connection row with %j says what to do', (more, words) => {
  expect(rowsOf('spotify', more)['Account']).toBe(words);
});

test.each([
  ['connected', 'spotify', {}, true],
  ['not connected', 'soundcloud', {}, false],
  ['unknown', 'spotify', { connections: null }, undefined],
  ['a visitor’s', 'spotify', { isMember: false }, undefined],
] as const)('the mark of a connection that is %s shows it', (_, provider, more, isConnected) => {
  expect(statusRows(provider, known(more))[0]?.isConnected).toBe(isConnected);
});
