import { isError, routes, type Route } from '@segue/contract';
import { startTestServer, type TestServer } from '../testing/test-server';

// Password hashing is slow, and slower on a busy machine.
jest.setTimeout(30_000);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ORIGIN = 'http://127.0.0.1:4000';
const unsafe = Object.values<Route>(routes).filter((route) => route.method !== 'GET');
const foreign: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
  [
    'a form of another site',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', origin: 'https://evil.test' },
  ],
  ['a sibling site', { 'sec-fetch-site': 'same-site', origin: ORIGIN }],
  ['nowhere', { 'sec-fetch-site': 'none' }],
  ['a browser that says something unknown', { 'sec-fetch-site': 'same-origin, cross-site' }],
  ['an old browser on another site', { origin: 'https://evil.test' }],
  ['a page without an origin', { origin: 'null' }],
  [
    'a site that sends our name as its host',
    { origin: 'http://127.0.0.1:4000.evil.test', host: '127.0.0.1:4000' },
  ],
  ['an old browser that only says the page', { referer: 'https://evil.test/127.0.0.1:4000/' }],
];
const types = [
  'application/json',
  'Application/JSON; charset=utf-8',
  'application/json garbage',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/csp-report',
];
const TABLES = [
  'users',
  'sessions',
  'connections',
  'oauth_transactions',
  'favorites',
  'playlists',
  'playlist_tracks',
  'covers',
  'attempts',
  'password_resets',
] as const;

/** Everything the server keeps. */
async function dump(): Promise<string> {
  const contents = await Promise.all(
    TABLES.map((table) => server.app.database.selectFrom(table).selectAll().execute()),
  );
  return JSON.stringify(contents);
}

test('the matrix has at least 882 cases, and more with every new route', () => {
  expect(unsafe.length * foreign.length * types.length).toBeGreaterThanOrEqual(882);
});

// Control: without the hook of the origin plugin every one of these nine fails; with `Sec-Fetch-Site` alone looked at, four do.
test.each(foreign)(
  'a change that comes from %s is refused on every route and in every dress, and changes nothing',
  async (_from, headers) => {
    const browser = await server.member();
    const before = await dump();
    for (const { method, path } of unsafe) {
      for (const type of types) {
        const answer = await browser.send({
          method,
          url: path.replace(':provider', 'spotify'),
          headers: { ...headers, 'content-type': type },
          payload: '{}',
        });
        expect(answer.statusCode).toBe(403);
        expect(isError(answer.body, 'crossSite')).toBe(true);
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      }
    }
    expect(await dump()).toBe(before);
  },
);

test('the same requests from our own page get past the fence', async () => {
  for (const { method, path } of unsafe) {
    const browser = await server.member();
    const answer = await browser.call(method as 'POST', path.replace(':provider', 'spotify'), {});
    expect(isError(answer.body, 'crossSite')).toBe(false);
  }
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json garbage',
  'multipart/form-data; boundary=x',
])('a body of %s is not taken for JSON, whoever sends it', async (type) => {
  const browser = await server.member();
  const answer = await browser.send({
    method: 'PUT',
    url: '/api/playback/volume',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': type },
    payload: '{"newVolume":0.2}',
  });
  expect(answer.statusCode).toBe(415);
});

test('a preflight is answered without leave for anybody', async () => {
  const answer = await server.app.inject({
    method: 'OPTIONS',
    url: '/api/playlists',
    headers: { origin: 'https://evil.test', 'access-control-request-method': 'DELETE' },
  });
  expect(answer.statusCode).toBe(404);
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test.each<[string, Record<string, string>]>([
  ['our own page', { 'sec-fetch-site': 'same-origin' }],
  ['our own page in an old browser', { origin: ORIGIN }],
  ['our own page in an older one', { referer: `${ORIGIN}/home` }],
  ['something that is no browser', {}],
])('a change that comes from %s is made', async (_from, headers) => {
  const browser = await server.member();
  const answer = await browser.send({
    method: 'PUT',
    url: '/api/playback/volume',
    headers,
    payload: { newVolume: 0.2 },
  });
  expect(answer.statusCode).toBe(200);
});
