import { errors, type Connections, type ErrorCode } from '@segue/contract';
import type { TokenStatus } from '../../player/engine/provider-token';
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
const failedWith = (key: ErrorCode): TokenStatus => {
  const { status, message } = errors[key];
  return { kind: 'failed', failure: { kind: 'answered', status, body: { message }, message } };
};
const now = Date.parse('2026-01-01T12:00:00.000Z');
const known = (more: Partial<Known> = {}): Known => ({
  isSignedIn: true,
  isMember: true,
  hasPremium: true,
  connections,
  haveConnectionsFailed: false,
  device: 'ready',
  token: { kind: 'given', until: now + 42.5 * 60_000 },
  now,
  ...more,
});
const rowsOf = (provider: 'spotify' | 'soundcloud', more?: Partial<Known>) =>
  Object.fromEntries(statusRows(provider, known(more)).map(({ name, value }) => [name, value]));

test('a member with Premium sees connection, active token and ready device', () => {
  expect(rowsOf('spotify')).toEqual({
    Account: 'Connected as Ada, Premium',
    Session: 'Active',
    Player: 'Ready in this tab',
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
  [{ kind: 'none' }, /^Not needed yet$/],
  [failedWith('reconnectNeeded'), /Reconnect/],
  [failedWith('notConnected'), /Reconnect/],
  [failedWith('tooMany'), /^Couldn't refresh/],
  [{ kind: 'failed', failure: { kind: 'unreachable', message: 'Offline' } }, /^Couldn't refresh/],
  [{ kind: 'given', until: now - 1 }, /^Renews/],
  [{ kind: 'given', until: now + 61_000 }, /^Active$/],
] satisfies [TokenStatus, RegExp][])('the token row shows the state of %j', (token, words) => {
  expect(rowsOf('spotify', { token })['Session']).toMatch(words);
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

test('SoundCloud needs neither a token nor a device', () => {
  expect(rowsOf('soundcloud')).toEqual({
    Account: 'Not connected',
    Session: 'Not needed',
    Player: 'In this tab',
  });
});
