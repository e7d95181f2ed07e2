import { routes } from '@segue/contract';
import { ProviderError, type MusicProvider } from '../../providers/music-provider';
import { catalogueTrack } from '../../testing/fake-services';
import { emptyServerPerTest } from '../../testing/server.fixture';
import { readLink } from './routes';

const server = emptyServerPerTest();
const PLAYLIST = 'https://open.spotify.com/playlist/4cOdK2wGLETKBW3PvgPWqT?si=1';
const open = (url: string, browser = server.visitor()) =>
  browser.call('GET', `${routes.openLink.path}?${new URLSearchParams({ url }).toString()}`);
const answerLink = (answer: () => ReturnType<MusicProvider['openLink']>) => {
  server.providers.spotify.answers.openLink = answer;
};

test('link: a track is answered with its data', async () => {
  const answer = await open('spotify:track:abc');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { kind: 'track', track: { ...catalogueTrack('spotify', 'spotify:track:abc'), isFavorited: false } },
  ]);
});

test('link: a playlist is answered with its name, its page and its tracks', async () => {
  const track = catalogueTrack('spotify', 'a');
  const list = { kind: 'playlist', provider: 'spotify', title: 'Evening', trackCount: 600 } as const;
  answerLink(async () => ({ ...list, id: '4cOdK2wGLETKBW3PvgPWqT', artists: [], tracks: [track] }));
  expect((await open(PLAYLIST)).json()).toEqual({
    ...list,
    webUrl: 'https://open.spotify.com/playlist/4cOdK2wGLETKBW3PvgPWqT',
    tracks: [{ ...track, isFavorited: false }],
  });
});

test('link: an artist is answered with the id of the artist’s page [CATALOG-50]', async () => {
  answerLink(async () => ({ artistId: 'abc' }));
  const artist = { kind: 'artist', provider: 'spotify', id: 'abc' };
  expect((await open('spotify:artist:abc')).json()).toEqual(artist);
});

test.each<[string, string, number, () => ReturnType<MusicProvider['openLink']>]>([
  ['is of neither service', 'linkUnknown', 400, async () => null],
  ['leads to nothing', 'linkNotFound', 404, async () => null],
  ['is not served to this app', 'linkNotServed', 403, () => Promise.reject(new ProviderError('forbidden'))],
  ['is of an app that is refused', 'appRefused', 502, () => Promise.reject(new ProviderError('app-refused'))],
  ['gets no answer', 'providerUnavailable', 502, () => Promise.reject(new ProviderError('network'))],
])('link: an address that %s is %s', async (_what, code, status, answer) => {
  answerLink(answer);
  const url = code === 'linkUnknown' ? 'https://example.com/track/1' : PLAYLIST;
  const { statusCode, json } = await open(url);
  expect([statusCode, json()]).toEqual([status, expect.objectContaining({ code })]);
});

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
