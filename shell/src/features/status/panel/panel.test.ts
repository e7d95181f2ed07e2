import type { Connections } from '@segue/contract';
import type { Diagnostic } from '@segue/kernel/state/ports';
import { failureOf, stateOf, type Known } from './provider-status';

const none = { connected: false, displayName: null, lastConnected: null, endsAt: null, hasEnded: false };
const connections: Connections = {
  spotify: { ...none, connected: true, displayName: 'Ada', premiumAccount: false },
  soundcloud: none,
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
const apart: Connections = { ...connections, spotify: { ...connections.spotify, connected: false } };

test.each([
  ['a ready device', {}, 'Connected as Ada'],
  ['a free account', { hasPremium: false, device: 'none' }, 'Needs Spotify Premium'],
  ['a lost device', { device: 'lost' }, 'Disconnected. Reconnects with the next track.'],
  ['a refused device', { device: 'refused' }, 'Blocked by Spotify or by this browser'],
  ['no connection', { connections: apart, device: 'none' }, 'Not connected'],
  [
    'a visitor',
    { isSignedIn: false, isMember: false, connections: null, device: 'none' },
    'Sign in to connect a Spotify account',
  ],
  [
    'an account without password',
    { isMember: false, connections: null, device: 'none' },
    'Finish setting up your account to connect a Spotify account',
  ],
  ['connections that load', { connections: null, device: 'none' }, 'Loading…'],
  [
    'connections that failed',
    { connections: null, device: 'none', haveConnectionsFailed: true },
    'Couldn’t load',
  ],
] as const)('status: the line of Spotify with %s', (_, more, sentence) => {
  expect(stateOf('spotify', known(more))).toBe(sentence);
});

test('status: a service that needs no account plays in this tab', () => {
  expect(stateOf('soundcloud', known({ isMember: false, connections: null }))).toBe('Plays in this tab');
});

const logged = (message: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  at: '2026-01-01T12:00:00.000Z',
  area: 'spotify',
  level: 'error',
  message,
  ...more,
});

test.each([
  ['POST /api/auth/token: x', 'Spotify asks you to connect again.'],
  ['GET /api/search/:query/:provider/:limit/:offset: 502', 'A request to Spotify didn’t get through.'],
  ['The playback SDK did not load', 'The player of Spotify did not load.'],
  ['The device did not become ready', 'The connection to the player of Spotify was lost.'],
  ['An unforeseen failure', 'Something went wrong with Spotify.'],
])('status: the failure "%s" is shown as "%s"', (message, sentence) => {
  expect(failureOf([logged(message)], 'spotify')).toBe(sentence);
});

test('status: the newest failure of each is shown, and no warning', () => {
  const diagnostics = [
    logged('GET /api/playlists: x', { area: 'api' }),
    logged('POST /api/auth/token: x'),
    logged('The playback SDK did not load'),
    logged('left out of a list: 1', { level: 'warning' }),
  ];
  expect(failureOf(diagnostics, 'spotify')).toBe('The player of Spotify did not load.');
  expect(failureOf(diagnostics, 'soundcloud')).toBeNull();
  expect(failureOf(diagnostics, null)).toBe('A request to Segue didn’t get through.');
});
