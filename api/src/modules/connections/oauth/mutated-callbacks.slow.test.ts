// Random mutations of correct callbacks. SOAK_ROUNDS multiplies their number; the seed makes runs repeatable.
import { PROVIDERS, type Provider } from '@segue/contract';
import { ProviderError } from '../../../providers/music-provider';
import type { Browser } from '../../../testing/browser';
import { startedState } from '../../../testing/oauth-flow';
import { insertMembers } from '../../../testing/insert-members';
import { userTokens } from '../../../testing/fake-services';
import { serverPerFile } from '../../../testing/server.fixture';

const MUTANTS = 500 * Number(process.env['SOAK_ROUNDS'] ?? 2);

const server = serverPerFile();
beforeAll(async () => {
  for (const provider of PROVIDERS) {
    server.providers[provider].answers.exchange = (code) => {
      if (code !== 'good') throw new ProviderError('auth', { reason: 'invalid_grant' });
      return userTokens(code, server.app.clock());
    };
  }
});

let seed = 20260301;
function random(below: number): number {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  // The low bits of a linear congruential generator have short periods.
  return (seed >>> 8) % below;
}
const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;

type Callback = { provider: Provider; path: string; query: URLSearchParams; browser: Browser };
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
const cookieName = ({ cookies }: Browser) => [...cookies.keys()].find((name) => name.includes('oauth')) ?? '';

/** Each of these makes a correct callback wrong. */
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
  ({ browser }) => void browser.cookies.delete(cookieName(browser)),
  ({ browser }) =>
    void browser.cookies.set(
      cookieName(browser),
      withOtherCharacter(browser.cookies.get(cookieName(browser)) ?? ''),
    ),
  ({ provider, browser }) => {
    const value = browser.cookies.get(cookieName(browser)) ?? '';
    browser.cookies.delete(cookieName(browser));
    browser.cookies.set(`segue-oauth-${provider}-00000000`, value);
  },
  (callback) => void (callback.path = callbackOf(otherThan(callback.provider))),
];

const otherThan = (provider: Provider): Provider => (provider === 'spotify' ? 'soundcloud' : 'spotify');
const callbackOf = (provider: Provider) => `/api/auth/${provider}/callback`;
const KINDS = PROVIDERS.flatMap((provider) => [
  { provider, start: `/api/auth/${provider}/`, connects: false },
  { provider, start: `/api/settings/connect/${provider}/`, connects: true },
]);

test(
  `${MUTANTS} callbacks with one to three mutations create no session or connection`,
  async () => {
    const { database } = server.app;
    const [member] = await insertMembers(server, 1, 'member');
    const session = member?.cookies.get('segue-session') ?? '';
    const sessions = await database.selectFrom('sessions').select('id_hash').execute();
    const statuses = new Set<number>();
    for (let mutant = 0; mutant < MUTANTS; mutant += 1) {
      const { provider, start, connects } = KINDS[mutant % KINDS.length]!;
      const browser = server.visitor();
      if (connects) browser.cookies.set('segue-session', session);
      const state = await startedState(browser, start);
      expect(state).toHaveLength(43);
      const query = new URLSearchParams({ code: 'good', state });
      const callback = { provider, path: callbackOf(provider), query, browser };
      const looks = () => JSON.stringify([callback.path, [...query].sort(), [...browser.cookies]]);
      const right = looks();
      // Two mutations may cancel each other out.
      for (let times = random(3); times >= 0 || looks() === right; times -= 1) pick(mutations)(callback);
      const answer = await browser.visit(`${callback.path}?${query}`, 'cross-site');
      statuses.add(answer.statusCode);
      expect(browser.cookies.get('segue-session')).toBe(connects ? session : undefined);
    }
    expect(await database.selectFrom('sessions').select('id_hash').execute()).toEqual(sessions);
    expect(await database.selectFrom('connections').selectAll().execute()).toEqual([]);
    expect([...statuses]).toEqual([303]);
  },
  60_000 + MUTANTS * 20,
);

// The same callbacks without a mutation succeed.
test.each(KINDS)('a callback without mutations succeeds: $start', async ({ provider, start, connects }) => {
  const { database } = server.app;
  const [member] = await insertMembers(server, 1, start);
  const browser = connects && member ? member : server.visitor();
  await database.deleteFrom('connections').execute();
  const before = (await database.selectFrom('sessions').selectAll().execute()).length;
  const state = await startedState(browser, start);
  await browser.visit(`${callbackOf(provider)}?code=good&state=${state}`, 'cross-site');
  const after = (await database.selectFrom('sessions').selectAll().execute()).length;
  expect(after - before).toBe(connects ? 0 : 1);
  expect(await database.selectFrom('connections').selectAll().execute()).toHaveLength(1);
});
