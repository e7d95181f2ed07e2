// [AB-16] Somebody else's page makes the browser of a member connect a provider account, which then opens the member's. A browser
// tells where a request comes from; every way to send one is tried with the member's cookie, though some would go without it.
import type { Provider } from '@segue/contract';
import type { Browser } from '../../../testing/browser';
import { finishFlow, startFlow } from '../../../testing/oauth-flow';
import { insertMembers } from '../../../testing/insert-members';
import { startTestServer, type TestServer } from '../../../testing/test-server';

jest.setTimeout(30_000);

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const OURS = 'http://127.0.0.1:4000/account-settings';
const EVIL = 'https://evil.test/';
const TAB = '/account-settings?tab=connections';
const PEOPLE = 10;
const STARTS = ['spotify', 'soundcloud'].flatMap((provider) =>
  ['', '/'].map((end) => ({ provider, url: `/api/settings/connect/${provider}${end}` })),
);

const fetched = (site: string, mode: string, dest: string, more: Record<string, string> = {}) => ({
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest,
  ...more,
});
const byHand = { 'sec-fetch-user': '?1' };

const foreign: Record<string, Record<string, string>> = {
  'an image of another site': fetched('cross-site', 'no-cors', 'image', { referer: EVIL }),
  'a frame of another site': fetched('cross-site', 'navigate', 'iframe', { referer: EVIL }),
  'a window another site opens': fetched('cross-site', 'navigate', 'document', { referer: EVIL }),
  'a window another site opens without saying so': fetched('cross-site', 'navigate', 'document'),
  'a link on another site': fetched('cross-site', 'navigate', 'document', { ...byHand, referer: EVIL }),
  // What another site redirects is no request of ours, though it began at our page and still names it.
  'a redirect of another site, come to from our page': fetched('cross-site', 'navigate', 'document', {
    ...byHand,
    referer: OURS,
  }),
  'a chain of redirects that begins in the address bar': fetched(
    'cross-site',
    'navigate',
    'document',
    byHand,
  ),
  'a script of another site': fetched('cross-site', 'no-cors', 'empty', { referer: EVIL }),
  'a page another site has loaded in advance': fetched('cross-site', 'navigate', 'document', {
    'sec-purpose': 'prefetch;prerender',
  }),
  'a page of a sibling site': fetched('same-site', 'navigate', 'document', { ...byHand, referer: OURS }),
  'an image on our own page': fetched('same-origin', 'no-cors', 'image', { referer: OURS }),
  'a fetch of our own page': fetched('same-origin', 'cors', 'empty', { referer: OURS }),
  'a frame on our own page': fetched('same-origin', 'navigate', 'iframe', { referer: OURS }),
  'a browser that says something unknown': { 'sec-fetch-site': 'same-origin, none' },
  'an old browser on a page of another site': { referer: EVIL },
  'an old browser on a page whose name begins like ours': { referer: 'http://127.0.0.1:4000.evil.test/' },
  'an old browser on a page that carries our name': { referer: `${EVIL}?${OURS}` },
};
const nobodys: Record<string, Record<string, string>> = {
  'an address that was typed, or opened from a mail': fetched('none', 'navigate', 'document', byHand),
  'a browser that says nothing': {},
};

const rounds = () => server.app.database.selectFrom('oauth_transactions').selectAll().execute();
const connections = () => server.app.database.selectFrom('connections').selectAll().execute();

/** Where each address that starts connecting leads each of these people. */
async function startAll(people: readonly Browser[], headers: Record<string, string>) {
  const answers = [];
  for (const browser of people) {
    for (const { provider, url } of STARTS) {
      const { statusCode, headers: said } = await browser.send({ method: 'GET', url, headers });
      answers.push({ statusCode, provider, location: said.location });
    }
  }
  return answers;
}

test('the attempts are 500 or more', () => {
  expect(Object.keys(foreign).length * PEOPLE * STARTS.length).toBeGreaterThanOrEqual(500);
});

test.each(Object.entries(foreign))('%s starts no flow', async (_context, headers) => {
  const people = await insertMembers(server, PEOPLE, 'victim');
  for (const { statusCode, provider, location } of await startAll(people, headers)) {
    expect([statusCode, location]).toEqual([303, `${TAB}&error=cross_site&provider=${provider}`]);
  }
  expect(await rounds()).toEqual([]);
  expect(people.flatMap(({ cookies }) => [...cookies.keys()])).toEqual(people.map(() => 'segue-session'));
});

test.each(Object.entries(nobodys))(
  '%s shows the Connections tab and starts no flow',
  async (_context, headers) => {
    const people = await insertMembers(server, PEOPLE, 'victim');
    for (const { statusCode, location } of await startAll(people, headers)) {
      expect([statusCode, location]).toEqual([303, TAB]);
    }
    expect(await rounds()).toEqual([]);
  },
);

test.each<[string, Record<string, string>]>([
  ['our own page', fetched('same-origin', 'navigate', 'document', { ...byHand, referer: OURS })],
  ['our own page in an old browser', { referer: OURS }],
])('%s starts a flow', async (_context, headers) => {
  const people = await insertMembers(server, 1, 'member');
  for (const { provider, location } of await startAll(people, headers)) {
    expect(new URL(String(location)).hostname).toBe(`${provider}.test`);
  }
  expect(await rounds()).toHaveLength(STARTS.length);
});

describe.each<Provider>(['spotify', 'soundcloud'])('%s', (provider) => {
  // Fewer than a day's: every person starts one round and somebody else comes back with it.
  const PAIRS = 125;

  test.each([
    ['alone', false],
    ['together with the cookie of the round', true],
  ])('a state swapped between users before the callback, %s, connects nothing', async (_how, withCookie) => {
    const people = await insertMembers(server, PAIRS, 'swapped');
    const sessions = people.map(({ cookies }) => cookies.get('segue-session') ?? '');
    const states: string[] = [];
    for (const browser of people) {
      const consent = await startFlow(browser, `/api/settings/connect/${provider}/`);
      states.push(consent.searchParams.get('state') ?? '');
    }
    const reasons = new Set<string>();
    for (const [index, browser] of people.entries()) {
      const next = (index + 1) % people.length;
      // Either the browser has only its own cookies, or somebody planted their session in it.
      if (withCookie) browser.cookies.set('segue-session', sessions[next] ?? '');
      const state = states[withCookie ? index : next] ?? '';
      const answer = await finishFlow(browser, provider, { code: `attacker-${index}`, state });
      reasons.add(String(answer.headers.location));
    }
    const reason = withCookie ? 'session_changed' : 'other_browser';
    expect([...reasons]).toEqual([`${TAB}&error=${reason}&provider=${provider}`]);
    expect(await connections()).toEqual([]);
  });
});
