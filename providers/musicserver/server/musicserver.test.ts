import type { Effect } from '@segue/provider-sandbox';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeMusicProvider } from '@segue/api/testing/music-provider.conformance';
import { searchRequest, type Subject, withSandbox } from '@segue/api/testing/sandbox.conformance';
import { MUSIC_SERVER_USER } from '@segue/api/testing/sandbox-providers';
import type { PasswordCredentials } from '@segue/api/port/music-provider';

const settings = { musicserver: { generatedSongs: 500 } };
const subject: Subject = {
  id: 'musicserver',
  api: 'musicserver',
  searchPath: '/rest/search3.view',
  commonWord: 'a',
  rareWord: 'the',
  linksPages: false,
  unknownId: 'song-unknown',
  trackLink: ({ id }, { urls }) => `${urls.musicServer}/app/#/song/${id}/show`,
  artistLink: ({ id }, { urls }) => `${urls.musicServer}/app/#/artist/${id}/show`,
  listLink: ({ urls }) => `${urls.musicServer}/app/#/playlist/playlist-1/show`,
  listWord: 'harbour',
  artistPaths: ['/rest/search3.view'],
  settings,
  environment: ({ urls }) => ({ MUSIC_SERVER_URL: urls.musicServer }),
};
describeMusicProvider(subject);

const { sandbox, create, fault, calls } = withSandbox('musicserver', subject);
const SEARCH = '/rest/search3.view';

const signIn = (credentials: PasswordCredentials, env = {}) => {
  const { login } = create({ env }).provider;
  if (login.kind !== 'password') throw new Error('This provider has OAuth.');
  return login.signIn(credentials);
};
const change = (musicserver: object) => sandbox().control.change({ musicserver });

test.each([
  ['a user name and a password', MUSIC_SERVER_USER, 'robin'],
  ['a password in another script', { username: 'zoë', password: 'ключ & ёлка +1%' }, 'zoë'],
  ['an API key', { apiKey: 'sandbox-api-key-robin' }, 'robin'],
])(
  'a music server log-in with %s is accepted, and no password is stored [MUSIC-20]',
  async (_what, credentials, name) => {
    const { userToken, displayName } = await signIn(credentials);
    expect(displayName === null || displayName === name).toBe(true);
    if ('password' in credentials) {
      const encoded = Buffer.from(credentials.password);
      for (const form of ['utf8', 'hex', 'base64'] as const)
        expect(userToken).not.toContain(encoded.toString(form));
    }
    expect((await create().provider.search({ ...searchRequest('a'), userToken })).tracks).toHaveLength(20);
  },
);

test.each([
  ['a wrong password', { ...MUSIC_SERVER_USER, password: 'wrong' }],
  ['a wrong API key', { apiKey: 'wrong' }],
])('a music server log-in with %s is refused [MUSIC-21]', async (_what, credentials) => {
  await expect(signIn(credentials)).rejects.toMatchObject({ kind: 'auth' });
});

test.each(['no-token', 'password'])(
  'server on this machine that cannot check tokens (%s): the password itself is sent [MUSIC-22]',
  async (logIns) => {
    change({ logIns });
    const { userToken } = await signIn(MUSIC_SERVER_USER);
    expect(userToken).toContain(Buffer.from(MUSIC_SERVER_USER.password).toString('hex'));
  },
);

test('server elsewhere on http that cannot check tokens: the password is not sent [MUSIC-22]', async () => {
  const asked: string[] = [];
  const error = { 'subsonic-response': { status: 'failed', error: { code: 41 } } };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(JSON.stringify(error));
  }).listen(0, '127.0.0.2');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const signingIn = signIn(MUSIC_SERVER_USER, { MUSIC_SERVER_URL: `http://127.0.0.2:${port}` });
  await expect(signingIn).rejects.toMatchObject({
    kind: 'app-refused',
    advice: expect.stringMatching(/https/),
  });
  server.close();
  expect(asked).toEqual([expect.stringMatching(/^\/rest\/ping\.view\?u=robin&t=\w{32}&s=\w{32}&v=/)]);
});

test('a music server without JSON is refused with a message [MUSIC-25]', async () => {
  change({ json: false });
  await expect(signIn(MUSIC_SERVER_USER)).rejects.toMatchObject({
    kind: 'malformed',
    advice: expect.stringContaining('XML only'),
  });
});

test.each<[string, Effect | string, object]>([
  ['HTML', 'html', { kind: 'malformed', reason: 'no music server at this address' }],
  [
    'plain HTTP refused at a port for TLS',
    { kind: 'answer', status: 400, body: 'Client sent an HTTP request to an HTTPS server.' },
    { kind: 'malformed', advice: expect.stringContaining('https://') },
  ],
  ['a truncated body', 'truncated', { kind: 'malformed' }],
  ['status 500', 'server-error', { kind: 'upstream' }],
  ['too slowly', { kind: 'slow', ms: 3000 }, { kind: 'network', reason: 'timed out' }],
  [
    'a redirect',
    {
      kind: 'answer',
      status: 302,
      body: '',
      headers: { location: 'http://127.0.0.1:9/rest/search3.view' },
    },
    { kind: 'malformed', reason: 'redirect 302' },
  ],
])('music server that answers %s: its own error [MUSIC-26]', async (_what, effect, error) => {
  fault('musicserver', SEARCH, effect, 'always');
  await expect(create({ apiMs: 1500 }).provider.search(searchRequest('a'))).rejects.toMatchObject(error);
});

test.each([
  [40, 'auth'],
  [41, 'app-refused'],
  [50, 'forbidden'],
  [70, 'not-found'],
  [0, 'upstream'],
])('music server error %d is %s, without the server’s text [MUSIC-26]', async (code, kind) => {
  const body = { 'subsonic-response': { status: 'failed', error: { code, message: 'secret words' } } };
  fault('musicserver', SEARCH, { kind: 'answer', status: 200, body }, 'always');
  await expect(create().provider.search(searchRequest('a'))).rejects.toMatchObject({
    kind,
    message: expect.not.stringContaining('secret words'),
  });
});

test('music server: songs with invalid fields are dropped, the others are kept [MUSIC-27]', async () => {
  const song = [
    { id: 'bare' },
    null,
    'odd',
    { title: 'No id' },
    { id: '../etc' },
    { id: 7, title: '', duration: '61', artist: 'Ada', coverArt: { odd: true }, artists: 'none' },
    { id: 'folder', isDir: true },
    { id: 'film', isVideo: true },
    { id: 'bare', title: 'again' },
  ];
  const body = { 'subsonic-response': { status: 'ok', searchResult3: { song } } };
  fault('musicserver', SEARCH, { kind: 'answer', status: 200, body }, 'always');
  const { provider, reported } = create();
  expect((await provider.search(searchRequest('a'))).tracks).toMatchObject([
    { id: 'bare', title: 'again' },
    { id: '7', title: 'Untitled', duration: 61_000, artistInfo: [{ id: 'Ada', name: 'Ada' }] },
  ]);
  expect(reported).toHaveLength(3);
});

test.each<[string, unknown, number | undefined]>([
  ['louder than others', { trackGain: -6.02, albumGain: -1, trackPeak: 0.9 }, 0.5],
  ['quieter: never louder than the file', { trackGain: 6, trackPeak: 0.2 }, 1],
  ['clipped in the file', { trackGain: 0, trackPeak: 2 }, 0.5],
  ['known by its album alone', { albumGain: -20 }, 0.1],
  ['unknown, with a fallback', { fallbackGain: -6.02, baseGain: -3 }, 0.5],
  ['unknown', {}, undefined],
  ['null', { trackGain: null }, undefined],
  ['nonsense', { trackGain: -90, albumGain: 'loud' }, undefined],
  ['no object', 'loud', undefined],
])('loudness of a song that is %s [MUSIC-51]', async (_what, replayGain, loudness) => {
  const song = [{ id: 'bare', title: 'Bare', replayGain }];
  const body = { 'subsonic-response': { status: 'ok', searchResult3: { song } } };
  fault('musicserver', SEARCH, { kind: 'answer', status: 200, body }, 'always');
  const [track] = (await create().provider.search(searchRequest('a'))).tracks;
  expect(track!.loudness).toEqual(loudness);
});

test('a search of a large library in other scripts is one request for one page [MUSIC-28]', async () => {
  change({ generatedSongs: 5000 });
  const { tracks } = await create().provider.search(searchRequest('a'));
  expect(tracks).toHaveLength(20);
  expect(calls('musicserver', SEARCH)).toHaveLength(1);
  expect(calls('musicserver', SEARCH)[0]!.query['songCount']).toBe('21');
});

describe('the catalogue', () => {
  const SIMILAR = '/rest/getSimilarSongs2.view';
  const failed = { 'subsonic-response': { status: 'failed', error: { code: 0 } } };

  test('server without similar songs: other songs of the artist [CATALOG-13]', async () => {
    const { provider } = create();
    const song = (await provider.search(searchRequest('Nine Knots'))).tracks[0]!;
    fault('musicserver', SIMILAR, { kind: 'answer', status: 200, body: failed });
    const related = await provider.catalogue({}).related(song.id);
    expect(related.length).toBeGreaterThan(0);
    for (const { artistInfo } of related) expect(artistInfo).toContainEqual(song.artistInfo[0]);
  });

  test('no request is sent without a log-in [CATALOG-04]', async () => {
    const catalogue = create().provider.catalogue({ userToken: undefined });
    await expect(catalogue.artist('a')).rejects.toMatchObject({ kind: 'auth' });
    expect(sandbox().control.log.list()).toEqual([]);
  });
});

test('server that finds no songs by the name of their artist: those of the albums [CATALOG-10]', async () => {
  const { provider } = create();
  const song = (await provider.search(searchRequest('Nine Knots'))).tracks[0]!;
  const body = { 'subsonic-response': { status: 'ok', searchResult3: {} } };
  fault('musicserver', SEARCH, { kind: 'answer', status: 200, body });
  const page = await provider.catalogue({}).artist(song.artistInfo[0]!.id);
  expect(page!.tracks).toContainEqual(song);
});
