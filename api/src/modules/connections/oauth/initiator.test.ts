import { newBrowser } from '../../../testing/browser';
import { startTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ SEGUE_RAISED_LIMITS: '0' });
});
afterEach(() => server.close());

const STARTS = ['/api/auth/spotify/', '/api/auth/spotify', '/api/auth/soundcloud/', '/api/auth/soundcloud'];

const fetched = (site: string, mode: string, dest: string) => ({
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest,
});
const start = (url: string, headers: Record<string, string>) =>
  newBrowser(server.app).send({ method: 'GET', url, headers });
const rounds = () => server.app.database.selectFrom('oauth_transactions').selectAll().execute();

test.each<[string, Record<string, string>]>([
  ['an image of another site', fetched('cross-site', 'no-cors', 'image')],
  ['a script of another site', fetched('cross-site', 'cors', 'empty')],
  ['a frame of another site', fetched('cross-site', 'navigate', 'iframe')],
  ['a window or a link of another site', fetched('cross-site', 'navigate', 'document')],
  ['an image of a sibling site', fetched('same-site', 'no-cors', 'image')],
  ['a link of a sibling site', fetched('same-site', 'navigate', 'document')],
  ['an image on our own page', fetched('same-origin', 'no-cors', 'image')],
  ['a fetch of our own page', fetched('same-origin', 'cors', 'empty')],
  ['a frame on our own page', fetched('same-origin', 'navigate', 'iframe')],
  ['an image that says only what it is', { 'sec-fetch-dest': 'image' }],
  ['a request that says only how it is made', { 'sec-fetch-mode': 'no-cors' }],
  ['a browser that says something unknown', { 'sec-fetch-site': 'same-origin, none' }],
  ['an old browser on a page of another site', { referer: 'https://evil.test/' }],
  ['an old browser on a page whose name begins like ours', { referer: 'http://127.0.0.1:4000.evil.test/' }],
  ['an old browser on a page without an address', { referer: 'about:blank' }],
])('%s starts no sign-in and does not count for the limit', async (_context, headers) => {
  for (let times = 0; times < 6; times += 1) {
    for (const url of STARTS) {
      const { statusCode, headers: said, cookies } = await start(url, headers);
      const provider = url.split('/')[3];
      expect([statusCode, said.location]).toEqual([303, `/sign-in?error=cross_site&provider=${provider}`]);
      expect(cookies).toEqual([]);
    }
  }
  expect(await rounds()).toEqual([]);
  const own = await start('/api/auth/spotify/', fetched('same-origin', 'navigate', 'document'));
  expect(own.headers.location).toContain('https://spotify.test/authorize');
});

test.each<[string, Record<string, string>]>([
  ['our own page', fetched('same-origin', 'navigate', 'document')],
  ['an address that was typed', fetched('none', 'navigate', 'document')],
  ['an old browser, which says nothing', {}],
  ['an old browser on our own page', { referer: 'http://127.0.0.1:4000/sign-in' }],
])('%s starts a sign-in', async (_context, headers) => {
  for (const url of STARTS) expect((await start(url, headers)).headers.location).toMatch(/^https:\/\//);
  expect(await rounds()).toHaveLength(STARTS.length);
});
