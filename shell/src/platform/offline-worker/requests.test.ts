import { kindOf, type RequestKind } from './requests';

const ORIGIN = 'https://segue.example';
const rows: [RequestKind, string, string, Partial<{ mode: string; cache: string }>?][] = [
  ['page', 'GET', '/', { mode: 'navigate' }],
  ['page', 'GET', '/favorites?sort=title', { mode: 'navigate' }],
  ['page', 'GET', '/playlists/7', { mode: 'navigate' }],
  ['other', 'GET', '/home?remote=legal@1.2.0', { mode: 'navigate' }],
  ['other', 'GET', '/home?channel=beta', { mode: 'navigate' }],
  ['other', 'GET', '/favicon.svg', { mode: 'navigate' }],
  ['other', 'GET', '/assets/main.0a1b2c3d.js', { mode: 'navigate' }],
  ['account', 'GET', '/api/auth/spotify/callback?code=c', { mode: 'navigate' }],
  ['account', 'POST', '/api/auth/reset/x', { mode: 'navigate' }],
  ['account', 'POST', '/api/auth/signIn'],
  ['account', 'POST', '/api/auth/logout'],
  ['account', 'DELETE', '/api/user/account'],
  ['other', 'POST', '/api/auth/token'],
  ['other', 'PUT', '/api/user/profile'],
  ['other', 'GET', '/api/search/moon/spotify/20/0'],
  ['other', 'GET', '/api/settings/sessions'],
  ['other', 'GET', '/registry.json'],
  ['other', 'GET', '/worker.js'],
  ['copy', 'GET', '/api/auth/checkAuth'],
  ['copy', 'GET', '/api/track/favorite'],
  ['copy', 'GET', '/api/playlists'],
  ['copy', 'GET', '/api/playlists/7/tracks'],
  ['copy', 'GET', '/api/covers/abc'],
  ['other', 'GET', '/api/playlists/7/tracks/9'],
  ['change', 'POST', '/api/track/favorite'],
  ['change', 'DELETE', '/api/playlists/track'],
  ['change', 'PUT', '/api/playlists/track/place'],
  ['change', 'PATCH', '/api/playlists/7'],
  ['other', 'PUT', '/api/playlists'],
  ['file', 'GET', '/assets/main.0a1b2c3d.js'],
  ['file', 'GET', '/releases/search/1.0.0/remoteEntry.js'],
  ['other', 'GET', '/releases/search/1.0.0/remoteEntry.js?retry=2'],
  ['other', 'GET', '/assets/main.0a1b2c3d.js', { cache: 'reload' }],
  ['other', 'HEAD', '/assets/main.0a1b2c3d.js'],
  ['other', 'GET', 'https://i.scdn.co/image/ab'],
  ['other', 'GET', 'https://api.spotify.com/api/playlists'],
];

test.each(rows)('%s: %s %s %j', (kind, method, address, { mode = 'cors', cache = 'default' } = {}) => {
  const { href } = new URL(address, ORIGIN);
  expect(kindOf({ method, url: href, mode, cache }, ORIGIN)).toBe(kind);
});
