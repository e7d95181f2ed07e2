// Which page made a browser start an OAuth flow. Another site must start none: it could make the browser connect the attacker's
// provider account. Each request carries the user's cookie, also where a browser would leave it out.
import { insertMembers } from '../../../testing/insert-members';
import { serverPerFile } from '../../../testing/server.fixture';
import { parseReturnTo } from './redirect-target';

const server = serverPerFile({ SEGUE_RAISED_LIMITS: '0', LIMIT_OAUTH_STARTS: '100' });
afterEach(() => server.app.database.deleteFrom('oauth_transactions').execute());
const OURS = 'http://127.0.0.1:4000/account-settings';
const EVIL = 'https://evil.test/';
const TAB = '/account-settings?tab=connections';
const PROVIDERS = ['spotify/', 'spotify', 'soundcloud/', 'soundcloud'];
const SIGN_IN = PROVIDERS.map((provider) => `/api/auth/${provider}`);
const CONNECT = PROVIDERS.map((provider) => `/api/settings/connect/${provider}`);
const providerOf = (url: string) => (url.includes('spotify') ? 'spotify' : 'soundcloud');
type Headers = Record<string, string>;
const fetched = (site: string, mode: string, dest: string, more: Headers = {}) => ({
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest,
  ...more,
});
const byHand = { 'sec-fetch-user': '?1' };
const redirected = { ...byHand, referer: OURS };
const prerendered = { 'sec-purpose': 'prefetch;prerender' };

const foreign: [string, Headers][] = [
  ['an image of another site', fetched('cross-site', 'no-cors', 'image', { referer: EVIL })],
  ['a frame of another site', fetched('cross-site', 'navigate', 'iframe', { referer: EVIL })],
  ['a link on another site', fetched('cross-site', 'navigate', 'document', { ...byHand, referer: EVIL })],
  // A redirect through another site counts as that site's, although it started at our page.
  ['a redirect of another site', fetched('cross-site', 'navigate', 'document', redirected)],
  ['a page that another site prerenders', fetched('cross-site', 'navigate', 'document', prerendered)],
  ['an image of a sibling site', fetched('same-site', 'no-cors', 'image')],
  ['an image on our own page', fetched('same-origin', 'no-cors', 'image', { referer: OURS })],
  ['a fetch of our own page', fetched('same-origin', 'cors', 'empty', { referer: OURS })],
  ['a frame on our own page', fetched('same-origin', 'navigate', 'iframe', { referer: OURS })],
  ['an image that says only what it is', { 'sec-fetch-dest': 'image' }],
  ['a browser that says something unknown', { 'sec-fetch-site': 'same-origin, none' }],
  ['an old browser on a page of another site', { referer: EVIL }],
  ['an old browser on a page whose name begins like ours', { referer: 'http://127.0.0.1:4000.evil.test/' }],
  ['an old browser on a page without an address', { referer: 'about:blank' }],
];
const own: [string, Headers][] = [
  ['our own page', fetched('same-origin', 'navigate', 'document', redirected)],
  ['an old browser on our own page', { referer: OURS }],
];
const unknown: [string, Headers][] = [
  ['an address that was typed, or opened from a mail', fetched('none', 'navigate', 'document', byHand)],
  ['an old browser, which says nothing', {}],
];

const flows = () => server.rows('oauth_transactions');
const open = async (urls: readonly string[], headers: Headers, browser = server.visitor()) => {
  const answers = [];
  for (const url of urls) answers.push({ url, ...(await browser.send({ method: 'GET', url, headers })) });
  return answers;
};
let members = 0;
const member = async () => (await insertMembers(server, 1, `member-${(members += 1)}`))[0]!;

test.each(foreign)(
  '%s starts no sign-in and does not count for the limit [AB-15]',
  async (_context, headers) => {
    for (let times = 0; times < 2; times += 1) {
      for (const { url, statusCode, headers: said, cookies } of await open(SIGN_IN, headers)) {
        const target = `/sign-in?error=cross_site&provider=${providerOf(url)}`;
        expect([statusCode, said.location]).toEqual([303, target]);
        expect(cookies).toEqual([]);
      }
    }
    expect(await flows()).toEqual([]);
    const [started] = await open(SIGN_IN.slice(0, 1), own[0]![1]);
    expect(started?.headers.location).toContain('https://spotify.test/authorize');
  },
);

test.each([...own, ...unknown])('%s starts a sign-in', async (_context, headers) => {
  for (const { headers: said } of await open(SIGN_IN, headers)) expect(said.location).toMatch(/^https:\/\//);
  expect(await flows()).toHaveLength(SIGN_IN.length);
});

test.each(foreign)('%s does not start to connect [AB-16]', async (_context, headers) => {
  const browser = await member();
  for (const { url, statusCode, headers: said } of await open(CONNECT, headers, browser)) {
    expect([statusCode, said.location]).toEqual([303, `${TAB}&error=cross_site&provider=${providerOf(url)}`]);
  }
  expect(await flows()).toEqual([]);
  expect([...browser.cookies.keys()]).toEqual(['segue-session']);
});

test.each(unknown)('%s shows the Connections tab only', async (_context, headers) => {
  const answers = await open(CONNECT, headers, await member());
  expect(answers.map((answer) => answer.headers.location)).toEqual(CONNECT.map(() => TAB));
  expect(await flows()).toEqual([]);
});

test.each(own)('%s starts to connect', async (_context, headers) => {
  for (const { url, headers: said } of await open(CONNECT, headers, await member())) {
    expect(new URL(String(said.location)).hostname).toBe(`${providerOf(url)}.test`);
  }
  expect(await flows()).toHaveLength(CONNECT.length);
});

test.each([
  ['/favorites', '/favorites'],
  ['/playlists/7?tab=spotify', '/playlists/7?tab=spotify'],
  ['/account-settings?tab=connections#spotify', '/account-settings?tab=connections'],
])('returnTo %j redirects to %j', (wanted, screen) => {
  expect(parseReturnTo(wanted)).toBe(screen);
});

test.each([
  '/favorites?next=https://evil.test',
  '/favorites?tab=%0d%0aSet-Cookie:a',
  '/favorites?tab=a\r\nLocation: //evil.test',
  '/favorites?tab=a&error=unexpected',
  '/favorites?error=unexpected',
])('the query of %j is dropped', (wanted) => {
  expect(parseReturnTo(wanted)).toBe('/favorites');
});

test.each([
  '//evil.test?tab=a',
  'https://evil.test/favorites',
  '/nowhere?tab=a',
  '?tab=a',
  '',
  ['/favorites'],
  null,
])('%j is not a screen', (wanted) => {
  expect(parseReturnTo(wanted)).toBeNull();
});
