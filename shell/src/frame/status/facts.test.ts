import { errors, type Connections, type ErrorCode } from '@segue/contract';
import type { TokenStatus } from '../../player/engine/provider-token';
import { factsOf, type Known } from './facts';

const connections: Connections = {
  spotify: { connected: true, displayName: 'Ada', lastConnected: null, premiumAccount: false },
  soundcloud: { connected: false, displayName: null, lastConnected: null },
};
const refusedFor = (key: ErrorCode): TokenStatus => {
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
const told = (provider: 'spotify' | 'soundcloud', more?: Partial<Known>) =>
  Object.fromEntries(factsOf(provider, known(more)).map(({ name, value }) => [name, value]));

test('a member who can play is told so, with the state of the token', () => {
  expect(told('spotify')).toEqual({
    Connection: 'Connected as Ada, Premium',
    Token: 'Active',
    Device: 'Ready in this tab',
  });
});

test.each([
  ['a visitor', { isMember: false, connections: null, device: 'none' }, /^None; it needs/],
  ['a free account', { hasPremium: false, device: 'none' }, /Premium accounts only$/],
  ['a lost device', { device: 'lost' }, /^Disconnected\./],
  ['a refused one', { device: 'refused' }, /^Refused/],
  ['one that is on its way', { device: 'connecting' }, /^Connecting…$/],
] as const)('of the device of %s it says why it is as it is', (_, more, words) => {
  expect(told('spotify', more)['Device']).toMatch(words);
});

test.each([
  [{ kind: 'none' }, /^Not needed yet$/],
  [refusedFor('reconnectNeeded'), /Reconnect/],
  [refusedFor('notConnected'), /Reconnect/],
  [refusedFor('tooMany'), /^Couldn't refresh/],
  [{ kind: 'failed', failure: { kind: 'unreachable', message: 'Offline' } }, /^Couldn't refresh/],
  [{ kind: 'given', until: now - 1 }, /^Renews/],
  [{ kind: 'given', until: now + 61_000 }, /^Active$/],
] satisfies [TokenStatus, RegExp][])('of the token %j it says how it stands', (token, words) => {
  expect(told('spotify', { token })['Token']).toMatch(words);
});

test.each([
  [{ isSignedIn: false, isMember: false }, 'Sign in to connect a Spotify account'],
  [{ isMember: false }, 'Finish setting up your account to connect a Spotify account'],
  [{ connections: null }, 'Loading…'],
  [{ connections: null, haveConnectionsFailed: true }, "Couldn't load"],
])('of the connection, with %j, it says what there is to know or to do', (more, words) => {
  expect(told('spotify', more)['Connection']).toBe(words);
});

test.each([
  ['connected', 'spotify', {}, true],
  ['not connected', 'soundcloud', {}, false],
  ['not known', 'spotify', { connections: null }, undefined],
  ['of a visitor', 'spotify', { isMember: false }, undefined],
] as const)('connection %s: the mark says so, or nothing', (_, provider, more, isConnected) => {
  expect(factsOf(provider, known(more))[0]?.isConnected).toBe(isConnected);
});

test('SoundCloud needs neither', () => {
  expect(told('soundcloud')).toEqual({
    Connection: 'Not connected',
    Token: 'Not needed',
    Device: 'The player in this page',
  });
});
