import { readLink } from './routes';

const HOSTS = {
  spotifyOpenUrl: 'https://open.spotify.com',
  linkHosts: [
    'https://open.spotify.com',
    'https://soundcloud.com',
    'https://www.soundcloud.com',
    'https://m.soundcloud.com',
    'https://on.soundcloud.com',
  ],
};
const ID = '4cOdK2wGLETKBW3PvgPWqT';
const spotify = (kind: string) => ({ provider: 'spotify', link: `spotify:${kind}:${ID}` });
const soundcloud = (path: string) => ({ provider: 'soundcloud', link: `https://soundcloud.com${path}` });

test.each([
  [`https://open.spotify.com/track/${ID}`, 'track'],
  [`https://open.spotify.com/track/${ID}/`, 'track'],
  [`open.spotify.com/track/${ID}`, 'track'],
  [`HTTPS://OPEN.SPOTIFY.COM/track/${ID}`, 'track'],
  [`  https://open.spotify.com/track/${ID}\n`, 'track'],
  [`https://open.spotify.com/intl-de/track/${ID}`, 'track'],
  [`https://open.spotify.com/intl-pt/album/${ID}`, 'album'],
  [`https://open.spotify.com/embed/track/${ID}`, 'track'],
  [`https://open.spotify.com/user/pat/playlist/${ID}`, 'playlist'],
  [`spotify:track:${ID}`, 'track'],
  [`SPOTIFY:track:${ID}`, 'track'],
  [`spotify:artist:${ID}`, 'artist'],
  [`https://open.spotify.com/intl-de/artist/${ID}?si=1`, 'artist'],
  [`spotify:user:pat:playlist:${ID}`, 'playlist'],
])('link: %j names a Spotify %s', (text, kind) => {
  expect(readLink(text, HOSTS)).toEqual(spotify(kind));
});

test.each([
  ['https://soundcloud.com/kite/harbour', '/kite/harbour'],
  ['https://soundcloud.com/kite/harbour?si=1&utm_source=clipboard', '/kite/harbour'],
  ['https://soundcloud.com/kite/harbour?in=pat/sets/tapes', '/kite/harbour'],
  ['https://soundcloud.com/kite/harbour/', '/kite/harbour'],
  ['soundcloud.com/kite/harbour', '/kite/harbour'],
  ['https://m.soundcloud.com/kite/harbour', '/kite/harbour'],
  ['https://soundcloud.com/kite/harbour/s-AbC12', '/kite/harbour/s-AbC12'],
  ['https://soundcloud.com/kite/sets/tapes/s-AbC12', '/kite/sets/tapes/s-AbC12'],
])('link: %j names a page of SoundCloud', (text, path) => {
  expect(readLink(text, HOSTS)).toEqual(soundcloud(path));
});

test('link: a short address of SoundCloud stays as it is, for SoundCloud to resolve', () => {
  const link = 'https://on.soundcloud.com/AbCdEf123';
  expect(readLink(`${link}?x=1`, HOSTS)).toEqual({ provider: 'soundcloud', link });
});

test.each([
  ...['', 'late ferry', 'spotify:', 'spotify:track:', 'spotify:track:../me', `spotify:track:${ID}:more`],
  ...[`spotify:show:${ID}`, `https://open.spotify.com/track/${ID}/../../v1/me`],
  `https://open.spotify.com/track/${'a'.repeat(65)}`,
  ...[`https://open.spotify.com@evil.example/track/${ID}`, `https://pat:secret@open.spotify.com/x/${ID}`],
  ...[`https://open.spotify.com.evil.example/track/${ID}`, `//evil.example/track/${ID}`],
  `https://open.spotify.com:8443@evil.example/track/${ID}`,
  ...[
    'https://soundcloud.com',
    'https://soundcloud.com/kite/../..',
    'https://soundcloud.com/kite/har%2Fbour',
  ],
  ...['https://soundcloud.com/kite/harbour:x', 'https://soundcloud.com/a/b/c/d/e/f/g'],
  ...['https://soundcloud.com.evil.example/kite/harbour', 'https://api.soundcloud.com/tracks/1'],
  ...[
    'https://on.soundcloud.com/',
    'javascript:alert(1)//soundcloud.com/a/b',
    'data:text/html,soundcloud.com/a/b',
  ],
  ...['http://127.0.0.1/kite/harbour', 'http://169.254.169.254/latest/meta-data'],
  ...['https://soundcloud.com/kite/har\u202ebour', 'https://soundcloud.com/kite\u0000/harbour'],
  `https://soundcloud.com/${'a/'.repeat(1001)}`,
])('link: %j is refused', (text) => {
  expect(readLink(text, HOSTS)).toBeNull();
});

test('link: with configured hosts, pages below their addresses are read and others are not', () => {
  const hosts = { spotifyOpenUrl: 'http://127.0.0.1:4001/open', linkHosts: ['http://127.0.0.1:4001'] };
  expect(readLink(`http://127.0.0.1:4001/open/track/${ID}`, hosts)).toEqual(spotify('track'));
  expect(readLink('http://127.0.0.1:4001/site/kite/harbour', hosts)).toEqual({
    provider: 'soundcloud',
    link: 'http://127.0.0.1:4001/site/kite/harbour',
  });
  expect(readLink('http://127.0.0.1:4002/site/kite/harbour', hosts)).toBeNull();
});
