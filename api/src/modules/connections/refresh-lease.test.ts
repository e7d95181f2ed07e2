// One refresh at a time, also with two servers on one database. Mutation check: when `takeLease` always returns true, the tests
// count several refreshes.
import type { Kysely } from 'kysely';
import { ProviderError } from '../../providers/music-provider';
import { openDatabase } from '../../database/connection';
import type { Tables } from '../../database/tables';
import { userTokens, failing } from '../../testing/fake-services';
import { completeFlow } from '../../testing/oauth-flow';
import { emptyServerPerTest } from '../../testing/server.fixture';
import { createAccessTokens, type AccessTokens } from './access-tokens';

const ROUNDS = Number(process.env['SOAK_ROUNDS'] ?? 2);
const PARALLEL = process.env['SOAK_ROUNDS'] ? 500 : 100;

const server = emptyServerPerTest();
let second: Kysely<Tables>;
let both: AccessTokens[];
let pat: number;
/** Valid refresh tokens; each works once, like SoundCloud's. */
let good: Set<string>;
let refused: number;

beforeEach(async () => {
  const { clock, config, providers, tokenCipher } = server.app;
  // Of a second server only what refreshes: on SQLite a whole one would wait for the first to end.
  second = await openDatabase({ url: config.databaseUrl, folder: config.dataDir });
  both = [
    createAccessTokens(server.app),
    createAccessTokens({ clock, providers, tokenCipher, database: second }),
  ];
  await completeFlow(await server.member(), 'soundcloud', 'pat', '/api/settings/connect/soundcloud/');
  pat = (await server.rows('connections'))[0]!.user_id;

  good = new Set(['refresh-of-pat']);
  refused = 0;
  server.providers.soundcloud.answers.refresh = async (refreshToken) => {
    if (!good.delete(refreshToken)) {
      refused += 1;
      throw new ProviderError('auth', { reason: 'invalid_grant' });
    }
    await new Promise((answered) => setTimeout(answered, 5));
    const next = userTokens(`pat-${server.providers.soundcloud.calls.refresh}`, server.app.clock());
    good.add(next.refreshToken ?? '');
    return next;
  };
});
afterEach(async () => {
  await second.destroy();
});

const tokenOf = (index: number) => both[index % both.length]!.of(pat, 'soundcloud');
const renewals = () => server.providers.soundcloud.calls.refresh;

test(
  `${PARALLEL} concurrent requests to two servers refresh exactly once, ${ROUNDS} times`,
  async () => {
    for (let hour = 1; hour <= ROUNDS; hour += 1) {
      server.wait(3601);
      const outcomes = await Promise.allSettled(
        Array.from({ length: PARALLEL }, (_, index) => tokenOf(index)),
      );
      expect(renewals()).toBe(hour);
      const tokens = outcomes.map((outcome) =>
        outcome.status === 'fulfilled' ? outcome.value.token : outcome.reason,
      );
      expect(new Set(tokens)).toEqual(new Set([expect.any(String)]));
    }
    expect(refused).toBe(0);
  },
  30_000 + ROUNDS * 1000,
);

test('the lease of a server that died expires', async () => {
  server.wait(3601);
  await server.app.database
    .updateTable('connections')
    .set({ renewed_by: 'dead', renewal_ends_at: new Date(server.app.clock().getTime() + 9000).toISOString() })
    .execute();
  const waiting = tokenOf(0);
  for (let look = 0; look < 5; look += 1) await server.rows('users');
  expect(renewals()).toBe(0);
  server.wait(9);
  await waiting;
  expect(renewals()).toBe(1);
});

test('a failed refresh releases its lease at once', async () => {
  server.wait(3601);
  const usual = server.providers.soundcloud.answers.refresh;
  server.providers.soundcloud.answers.refresh = failing('network');
  await expect(tokenOf(0)).rejects.toMatchObject({ code: 'providerUnavailable' });
  server.providers.soundcloud.answers.refresh = usual;
  expect((await tokenOf(1)).token).toBe('access-of-pat-2');
});

test('a disconnect during a refresh wins on both servers', async () => {
  server.wait(3601);
  const usual = server.providers.soundcloud.answers.refresh;
  server.providers.soundcloud.answers.refresh = async (refreshToken) => {
    await server.app.database.deleteFrom('connections').execute();
    return usual(refreshToken);
  };
  const outcomes = await Promise.allSettled([tokenOf(0), tokenOf(1)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await server.rows('connections')).toEqual([]);
});
