// Callbacks that are almost right. PROOF_ROUNDS multiplies their number; the seed makes every run the same.
import { ProviderError } from '../../providers/music-provider';
import type { Browser } from '../../testing/browser';
import { leaveForProvider } from '../../testing/provider-round';
import { userTokens } from '../../testing/fake-services';
import { startTestServer, type TestServer } from '../../testing/test-server';

const MUTANTS = 500 * Number(process.env['PROOF_ROUNDS'] ?? 2);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { answers } = server.providers.spotify;
  answers.exchange = (code) => {
    if (code !== 'good') throw new ProviderError('auth', { reason: 'invalid_grant' });
    return userTokens(code, server.app.clock());
  };
});
afterAll(() => server.close());

let seed = 20260301;
function random(below: number): number {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return seed % below;
}
const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;

type Callback = { path: string; query: URLSearchParams; browser: Browser };
type Mutation = (callback: Callback) => void;

const withOtherCharacter = (text: string): string => {
  const at = random(text.length);
  const replaced = pick(['A', 'b', '0', '_', '%', '<', '\u00e9', ' ', '.'].filter((one) => one !== text[at]));
  return text.slice(0, at) + replaced + text.slice(at + 1);
};
const setState =
  (change: (state: string) => string): Mutation =>
  ({ query }) =>
    query.set('state', change(query.get('state') ?? ''));
const mark = ({ cookies }: Browser) => [...cookies.keys()].find((name) => name.includes('oauth')) ?? '';

/** Each alone makes a good callback a bad one. */
const mutations: readonly Mutation[] = [
  setState(withOtherCharacter),
  setState((state) => state.slice(0, random(43))),
  setState((state) => state + pick(['=', 'A', '%00', '\n'])),
  setState((state) => [...state].reverse().join('')),
  ({ query }) => query.append('state', query.get('state') ?? ''),
  ({ query }) => query.delete('state'),
  ({ query }) => query.set('code', pick(['bad', 'GOOD', 'good ', 'good\u0000', '', 'g'.repeat(5000)])),
  ({ query }) => query.append('code', 'good'),
  ({ query }) => query.delete('code'),
  ({ query }) => query.set('error', pick(['access_denied', 'x', '', '<b>', 'invalid_scope'])),
  ({ browser }) => void browser.cookies.delete(mark(browser)),
  ({ browser }) =>
    void browser.cookies.set(mark(browser), withOtherCharacter(browser.cookies.get(mark(browser)) ?? '')),
  ({ browser }) => {
    const value = browser.cookies.get(mark(browser)) ?? '';
    browser.cookies.delete(mark(browser));
    browser.cookies.set('segue-oauth-spotify-00000000', value);
  },
  (callback) => void (callback.path = callback.path.replace('spotify', 'soundcloud')),
];

test(
  `${MUTANTS} callbacks with one to three things wrong make no session and no connection`,
  async () => {
    const statuses = new Set<number>();
    for (let mutant = 0; mutant < MUTANTS; mutant += 1) {
      const browser = server.visitor();
      const consent = await leaveForProvider(browser, '/api/auth/spotify/');
      const query = new URLSearchParams({ code: 'good', state: consent.searchParams.get('state') ?? '' });
      const callback = { path: '/api/auth/spotify/callback', query, browser };
      const looks = () => JSON.stringify([callback.path, [...query].sort(), [...browser.cookies]]);
      const right = looks();
      // Two wrongs may cancel each other out.
      for (let times = random(3); times >= 0 || looks() === right; times -= 1) pick(mutations)(callback);
      const answer = await browser.visit(`${callback.path}?${query}`, 'cross-site');
      statuses.add(answer.statusCode);
      expect(browser.cookies.has('segue-session')).toBe(false);
    }
    const { database } = server.app;
    expect(await database.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await database.selectFrom('connections').selectAll().execute()).toEqual([]);
    expect([...statuses]).toEqual([303]);
  },
  60_000 + MUTANTS * 20,
);

// The control: the very same journey without a mutation.
test('a callback with nothing wrong makes one of each', async () => {
  const browser = server.visitor();
  const consent = await leaveForProvider(browser, '/api/auth/spotify/');
  const state = consent.searchParams.get('state');
  await browser.visit(`/api/auth/spotify/callback?code=good&state=${state}`, 'cross-site');
  expect(await server.app.database.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  expect(await server.app.database.selectFrom('connections').selectAll().execute()).toHaveLength(1);
});
