import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appPerFile, expectError, startTestApp, type TestApp } from '../../testing/server.fixture';
import { parseLrc } from './lrc';

type Fake = (path: string, query: URLSearchParams, response: ServerResponse) => void;
const record = (fields: object = {}) => ({
  id: 1,
  trackName: 'Midnight Harbour',
  artistName: 'Ada Solano',
  albumName: 'Harbour Sessions',
  duration: 228,
  instrumental: false,
  plainLyrics: 'One\nTwo',
  syncedLyrics: '[00:01.00] One\n[00:02.50] Two',
  ...fields,
});
const LINES = [
  { at: 1000, text: 'One' },
  { at: 2500, text: 'Two' },
];
const SYNCED = { kind: 'synced', lines: LINES };
const NOT_FOUND = { message: 'Failed to find specified track', name: 'TrackNotFound', statusCode: 404 };
let asked: { path: string; query: URLSearchParams; userAgent: string | undefined }[] = [];
let answer: Fake;
const send = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
/** `/api/get` finds this record or none, `/api/search` these. */
const knows =
  (exact: object | null, found: readonly object[] = []): Fake =>
  (path, _query, response) => {
    if (path === '/api/search') send(response, 200, found);
    else send(response, exact ? 200 : 404, exact ?? NOT_FOUND);
  };

const upstream = createServer((request: IncomingMessage, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://upstream');
  asked.push({ path: pathname, query: searchParams, userAgent: request.headers['user-agent'] });
  answer(pathname, searchParams, response);
});
const settings: Record<string, string> = { SEARCHES_PER_MINUTE: '5000' };
beforeAll(async () => {
  await new Promise<void>((resolve) => void upstream.listen(0, '127.0.0.1', resolve));
  settings['LYRICS_URL'] = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
});
afterAll(() => upstream.close());
beforeEach(() => {
  asked = [];
  answer = knows(record());
});
let now = new Date();
beforeEach(() => void (now = new Date(now.getTime() + 2 * 86_400_000)));
const server = appPerFile(settings, { clock: () => now });
const SONG = { title: 'Midnight Harbour', artist: 'Ada Solano', duration: '228000' };
const ask = (song: Partial<typeof SONG> = {}, { app }: Pick<TestApp, 'app'> = server) =>
  app.inject({ url: '/api/lyrics', query: { ...SONG, ...song } });
const lyricsOf = async (song: Partial<typeof SONG> = {}) => (await ask(song)).json() as unknown;

test('lyrics: found by title, artist and length, by an app that names itself [LYRICS-01]', async () => {
  const found = await ask();
  expect([found.statusCode, found.json()]).toEqual([200, SYNCED]);
  expect(found.headers['cache-control']).toBe('private, max-age=3600');
  expect(asked.map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([
    ['/api/get', { track_name: 'Midnight Harbour', artist_name: 'Ada Solano', duration: '228' }],
  ]);
  expect(asked[0]?.userAgent).toMatch(/^Segue \(http.+\)$/);
});

test.each<[string, object[], unknown]>([
  ['synced before plain', [record({ syncedLyrics: null }), record()], SYNCED],
  ['plain where nothing is synced', [record({ syncedLyrics: null })], { kind: 'plain', text: 'One\nTwo' }],
  [
    'an instrumental',
    [record({ syncedLyrics: null, plainLyrics: null, instrumental: true })],
    { kind: 'instrumental' },
  ],
  ['nothing', [], { kind: 'none' }],
  ['other lengths', [record({ duration: 224 }), record({ duration: null })], { kind: 'none' }],
  ['another song', [record({ trackName: 'Midnight' }), record({ trackName: '?!' })], { kind: 'none' }],
  ['a remaster', [record({ trackName: 'Midnight Harbour (Remastered 2011)', duration: 230.9 })], SYNCED],
  [
    'other case, accents and a second artist',
    [record({ trackName: 'MÍDNIGHT  harbour', artistName: 'Ada Solano & The Low Tides' })],
    SYNCED,
  ],
])('lyrics of a search: %s [LYRICS-02]', async (_, records, expected) => {
  answer = knows(null, records);
  expect(await lyricsOf()).toEqual(expected);
});

test.each([
  ['Midnight Harbour - 2011 Remaster', 'Ada Solano'],
  ['Midnight Harbour (feat. Oda) [Official Video]', 'Ada Solano'],
  ['Ada Solano - Midnight Harbour (Official Audio)', 'umbra recordings'],
])('lyrics: %s by %s has the lyrics of the song [LYRICS-02]', async (title, artist) => {
  answer = (path, query, response) => {
    const isSong =
      query.get('track_name') === 'Midnight Harbour' && query.get('artist_name') === 'Ada Solano';
    if (path === '/api/search') send(response, 200, isSong ? [record()] : []);
    else send(response, 404, NOT_FOUND);
  };
  expect(await lyricsOf({ title, artist })).toEqual(SYNCED);
});

test('lyrics: concurrent clients cause one request, also when there are no lyrics [LYRICS-03]', async () => {
  answer = knows(null);
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['{"kind":"none"}']));
  await ask();
  expect(asked).toHaveLength(2);
});

test.each<[string, Fake]>([
  ['a server error', (_path, _query, response) => send(response, 500, { name: 'UnknownError' })],
  ['no JSON', (_path, _query, response) => response.end('<html>')],
  [
    'a redirect',
    (_path, _query, response) => response.writeHead(302, { location: 'http://127.0.0.1:9' }).end(),
  ],
  ['a broken connection', (_path, _query, response) => response.destroy()],
  [
    'a body without end',
    (_path, _query, response) =>
      response.end(JSON.stringify([record({ plainLyrics: 'x'.repeat(3_000_000) })])),
  ],
])('lyrics: %s of the service is an error, and not kept [LYRICS-04]', async (_, broken) => {
  // A separate server, because several failures in a row open its circuit breaker.
  const other = await startTestApp(settings);
  answer = broken;
  expectError(await ask({}, other), 'providerUnavailable');
  answer = knows(record());
  expect((await ask({}, other)).json()).toEqual(SYNCED);
  await other.close();
});

test('lyrics: names that the service refuses count as without lyrics [LYRICS-04]', async () => {
  answer = (_path, _query, response) => send(response, 400, { name: 'ValidationError', statusCode: 400 });
  expect(await lyricsOf({ title: '...' })).toEqual({ kind: 'none' });
});

test.each([{ title: '' }, { title: 'x'.repeat(501) }, { duration: '-1' }])(
  'lyrics: %j is refused without a request [LYRICS-04]',
  async (song) => {
    expectError(await ask(song), 'badRequest');
    expect(asked).toEqual([]);
  },
);

test('lyrics: limited per network; other sites are refused and do not count [LYRICS-04]', async () => {
  const { app, close } = await startTestApp({ ...settings, SEARCHES_PER_MINUTE: '2' });
  const from = (site: string) =>
    app.inject({ url: '/api/lyrics', query: SONG, headers: { 'sec-fetch-site': site } });
  for (const site of ['cross-site', 'same-site', 'cross-site']) expectError(await from(site), 'crossSite');
  for (let times = 0; times < 2; times += 1) expect((await from('same-origin')).statusCode).toBe(200);
  expectError(await from('same-origin'), 'tooMany');
  await close();
  const off = await startTestApp();
  expectError(await ask({}, off), 'notFound');
  await off.close();
});

test.each([
  ['hundredths', '[01:02.34] One', ['62340 One']],
  ['milliseconds', '[00:01.234]One', ['1234 One']],
  ['tenths', '[00:01.2] One', ['1200 One']],
  ['no fraction', '[03:07] One', ['187000 One']],
  ['a colon before the fraction', '[00:01:50] One', ['1500 One']],
  ['more than an hour', '[61:00.00] One', ['3660000 One']],
  [
    'several stamps in a line',
    '[00:10.00][00:30.00] Again\n[00:20.00] Other',
    ['10000 Again', '20000 Other', '30000 Again'],
  ],
  ['an empty line', '[00:01.00] One\n[00:02.00]\n', ['1000 One', '2000 ']],
  ['a positive offset: earlier', '[offset:+500]\n[00:01.00] One', ['500 One']],
  ['a negative offset: later', '[OFFSET: -250]\n[00:01.00] One', ['1250 One']],
  ['an offset before the start', '[offset:5000]\n[00:01.00] One', ['0 One']],
  ['other tags', '[ar:Ada Solano]\n[length: 03:48]\n[00:01.00] One', ['1000 One']],
  ['times of words', '[00:01.00] <00:01.00> One <00:01.50> two', ['1000 One two']],
  ['brackets in the text', '[00:01.00] One [x2] [00:99]', ['1000 One [x2] [00:99]']],
  ['Windows lines', '[00:01.00] One\r\n[00:02.00] Two\r', ['1000 One', '2000 Two']],
  ['text without a time', 'Plain\n[00:75.00] Two\n[aa:bb] Three\n00:01.00 Four\n[00:01.00', []],
  ['nothing', '', []],
])('LRC: %s [LYRICS-05]', (_, text, lines) => {
  expect(parseLrc(text).map((line) => `${line.at} ${line.text}`)).toEqual(lines);
});

test('LRC: at most 2000 lines, in time linear to its length [LYRICS-05]', () => {
  expect(parseLrc('[00:01.00]'.repeat(5000))).toHaveLength(2000);
  const start = performance.now();
  parseLrc(`${'[00:01.00] '.repeat(4000)}[`);
  parseLrc('[00:0'.repeat(10_000));
  expect(performance.now() - start).toBeLessThan(500);
});
