// Sign-ins in several tabs of one browser, in every order of their callbacks.
import { finishFlow, startFlow } from '../../../testing/oauth-flow';
import { serverPerFile } from '../../../testing/server.fixture';

const server = serverPerFile();

/** All permutations. */
const ordersOf = <T>(all: readonly T[]): T[][] =>
  all.length === 0
    ? [[]]
    : all.flatMap((first, at) => ordersOf(all.toSpliced(at, 1)).map((rest) => [first, ...rest]));

test.each([2, 3, 4, 5])('%d tabs sign in, whatever the order of their callbacks', async (count) => {
  const tabs = Array.from({ length: count }, (_, tab) => tab);
  for (const order of ordersOf(tabs)) {
    const browser = server.visitor();
    const user = `tabs-${order.join('')}`;
    const states: string[] = [];
    for (const _ of tabs) {
      const consent = await startFlow(browser, '/api/auth/spotify/');
      states.push(consent.searchParams.get('state') ?? '');
    }
    for (const tab of order) {
      const answer = await finishFlow(browser, 'spotify', { code: user, state: states[tab]! });
      expect(answer.headers.location).toBe('/setup-account');
    }
  }
  const users = await server.app.database
    .selectFrom('connections')
    .select('user_id')
    .where('provider_user_id', 'like', 'tabs-%')
    .execute();
  expect(new Set(users.map(({ user_id }) => user_id)).size).toBe(users.length);
});
