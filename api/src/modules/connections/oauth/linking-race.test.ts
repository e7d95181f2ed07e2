// Many accounts connect one provider identity at once. SOAK_ROUNDS sets how often.
import { finishFlow, startedState } from '../../../testing/oauth-flow';
import { insertMembers } from '../../../testing/insert-members';
import { serverPerFile } from '../../../testing/server.fixture';

const ROUNDS = Number(process.env['SOAK_ROUNDS'] ?? 1);
const ACCOUNTS = process.env['SOAK_ROUNDS'] ? 200 : 40;

const server = serverPerFile({ LIMIT_OAUTH_STARTS: String(ACCOUNTS * ROUNDS) });

const START = '/api/settings/connect/soundcloud/';

// Mutation check: without the constraint `connections_identity` several accounts get the identity.
test(
  `of ${ACCOUNTS} concurrent callbacks exactly one gets the identity, ${ROUNDS} times`,
  async () => {
    const browsers = await insertMembers(server, ACCOUNTS, 'racer');
    const counts = { won: 0, lost: 0, else: 0 };
    for (let race = 0; race < ROUNDS; race += 1) {
      const states: string[] = [];
      for (const browser of browsers) states.push(await startedState(browser, START));
      const answers = await Promise.all(
        browsers.map((browser, index) =>
          finishFlow(browser, 'soundcloud', { code: `identity-${race}`, state: states[index]! }),
        ),
      );
      for (const { statusCode, headers } of answers) {
        const location = String(headers.location);
        if (statusCode === 303 && location === '/account-settings?tab=connections') counts.won += 1;
        else if (statusCode === 303 && location.includes('error=already_connected')) counts.lost += 1;
        else counts.else += 1;
      }
      const owners = (await server.rows('connections')).filter(
        (row) => row.provider_user_id === `identity-${race}`,
      );
      expect(owners).toHaveLength(1);
      // In-process requests and the embedded database never yield to the event loop; this runs what they deferred.
      await new Promise((turned) => setImmediate(turned));
    }
    expect(counts).toEqual({ won: ROUNDS, lost: ROUNDS * (ACCOUNTS - 1), else: 0 });
  },
  60_000 + ROUNDS * 20_000,
);
