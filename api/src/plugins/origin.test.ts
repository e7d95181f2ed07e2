import { isError, routes, type Route } from '@segue/contract';
import { serverPerFile, expectError } from '../testing/server.fixture';

const server = serverPerFile();

const ORIGIN = 'http://127.0.0.1:4000';
const unsafe = Object.values<Route>(routes).filter((route) => route.method !== 'GET');
const foreign: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
  [
    'a form of another site',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', origin: 'https://evil.test' },
  ],
  ['a sibling site', { 'sec-fetch-site': 'same-site', origin: ORIGIN }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['a page with an unknown Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin, cross-site' }],
  ['another site in an old browser', { origin: 'https://evil.test' }],
  ['a page with origin null', { origin: 'null' }],
  ['a site with our host as prefix', { origin: 'http://127.0.0.1:4000.evil.test', host: '127.0.0.1:4000' }],
  ['another site by its Referer', { referer: 'https://evil.test/127.0.0.1:4000/' }],
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
  'attempts',
] as const;
const dump = async () => JSON.stringify(await Promise.all(TABLES.map((table) => server.rows(table))));

test.each(foreign)(
  'a change from %s is rejected on every route with every content type',
  async (_from, headers) => {
    const browser = await server.member();
    const before = await dump();
    for (const [index, { method, path }] of unsafe.entries()) {
      // The first route gets every content type, the others some.
      for (const type of index === 0 ? types : [types[index % types.length]!]) {
        const answer = await browser.send({
          method,
          url: path.replace(':provider', 'spotify'),
          headers: { ...headers, 'content-type': type },
          payload: '{}',
        });
        expectError(answer, 'crossSite');
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      }
    }
    expect(await dump()).toBe(before);
  },
);

test('the same requests from our own page are not rejected', async () => {
  const browser = await server.member();
  for (const { method, path } of unsafe) {
    const answer = await browser.call(method as 'POST', path.replace(':provider', 'spotify'), {});
    expect(isError(answer.body, 'crossSite')).toBe(false);
  }
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json garbage',
  'multipart/form-data; boundary=x',
])('a body of type %s is not parsed as JSON', async (type) => {
  const browser = await server.member();
  const answer = await browser.send({
    method: 'PUT',
    url: '/api/playback/volume',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': type },
    payload: '{"newVolume":0.2}',
  });
  expect(answer.statusCode).toBe(415);
});

test('a CORS preflight is answered without permission', async () => {
  const answer = await server.app.inject({
    method: 'OPTIONS',
    url: '/api/playlists',
    headers: { origin: 'https://evil.test', 'access-control-request-method': 'DELETE' },
  });
  expect(answer.statusCode).toBe(404);
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test.each<[string, Record<string, string>]>([
  ['our own page in an old browser', { origin: ORIGIN }],
  ['our own page in an older one', { referer: `${ORIGIN}/home` }],
  ['a client that is not a browser', {}],
])('a change from %s is accepted', async (_from, headers) => {
  const browser = await server.member();
  const answer = await browser.send({
    method: 'PUT',
    url: '/api/playback/volume',
    headers,
    payload: { newVolume: 0.2 },
  });
  expect(answer.statusCode).toBe(200);
});
