import type { Connections } from '@segue/contract';
import type { Diagnostic } from '@segue/stores/ports';
import { statusRows, type Known } from './status-rows';
import { failureSentences } from './failure-sentences';

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

const logged = (message: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  at: '2026-01-01T12:00:00.000Z',
  area: 'spotify',
  level: 'error',
  message,
  ...more,
});

test.each([
  ['POST /api/auth/token: x', "Spotify didn't allow playing."],
  ['GET /api/search/:query/:provider/:limit/:offset: 502', "A search on Spotify didn't get through."],
  ['The playback SDK did not load', 'The player of Spotify did not load.'],
  ['The device did not become ready', 'The connection to the player of Spotify was lost.'],
  ['An unforeseen failure', 'Something went wrong with Spotify.'],
])('status: the failure "%s" is shown as "%s"', (message, sentence) => {
  expect(failureSentences([logged(message)], 'spotify')).toMatchObject([{ sentence }]);
});

test('status: equal failures are shown once, with their number and the latest time', () => {
  const later = '2026-01-01T12:05:00.000Z';
  const failures = [
    logged('GET /api/playlists: x'),
    logged('The playback SDK did not load'),
    logged('GET /api/playlists: y', { at: later }),
  ];
  expect(failureSentences(failures).map(({ sentence, count, at }) => [sentence, count, at])).toEqual([
    ['The player of Segue did not load.', 1, '2026-01-01T12:00:00.000Z'],
    ["A playlist couldn't be loaded or saved.", 2, later],
  ]);
});

test('status: warnings are not shown', () => {
  expect(failureSentences([logged('left out of a list: 1', { level: 'warning' })])).toEqual([]);
});
