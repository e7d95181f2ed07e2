import { routes } from '@segue/contract';
import { ProviderError, type MusicProvider } from '../../providers/music-provider';
import { catalogueTrack } from '../../testing/fake-services';
import { emptyServerPerTest } from '../../testing/server.fixture';

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
