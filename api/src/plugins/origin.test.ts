import { isError, routes, type Route } from '@segue/contract';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ORIGIN = 'http://127.0.0.1:4000';
const unsafe = Object.values<Route>(routes).filter((route) => route.method !== 'GET');
const foreign: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site', origin: ORIGIN }],
  ['nowhere', { 'sec-fetch-site': 'none' }],
  ['an old browser on another site', { origin: 'https://evil.test' }],
  ['a page without an origin', { origin: 'null' }],
  ['an old browser that only says the page', { referer: 'https://evil.test/127.0.0.1:4000/' }],
];
const types = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];

async function dump(): Promise<string> {
  const { database } = server.app;
  return JSON.stringify([
    await database.selectFrom('users').selectAll().orderBy('id').execute(),
    await database.selectFrom('sessions').selectAll().orderBy('id_hash').execute(),
    await database.selectFrom('favorites').selectAll().execute(),
    await database.selectFrom('playlists').selectAll().orderBy('id').execute(),
  ]);
}

test.each(foreign)(
  'a change that comes from %s is refused on every route, and changes nothing',
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
      }
    }
    expect(await dump()).toBe(before);
  },
);

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
