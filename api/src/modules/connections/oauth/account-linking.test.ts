// Two concurrent flows with one identity: the database's unique index has accepted the other one first.
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { insertSession } from '../../../plugins/sessions/session-store';
import { hashOf } from '../../../secrets/opaque-id';
import { createTokenCipher } from '../../../secrets/token-cipher';
import { userTokens } from '../../../testing/fake-services';
import { insertMembers } from '../../../testing/insert-members';
import { completeFlow, finishFlow, startedState } from '../../../testing/oauth-flow';
import { emptyServerPerTest, NEW_PASSWORD, PASSWORD, type Browser } from '../../../testing/server.fixture';
import { insertUser } from '../../auth/repository';
import { lockOwner } from '../repository';
import type { Identity } from '../encrypted-tokens';
import { connectIdentity, signInWith } from './account-linking';
import { insertFlow, type OAuthFlow } from './repository';

const ROUNDS = Number(process.env['SOAK_ROUNDS'] ?? 1);
const ACCOUNTS = process.env['SOAK_ROUNDS'] ? 200 : 40;

const server = emptyServerPerTest({ LIMIT_OAUTH_STARTS: String(100 + ACCOUNTS * ROUNDS) });
const tokenCipher = createTokenCipher('a secret of at least thirty-two characters');
const NOW = '2026-03-01T12:00:00.000Z';
const contested: Identity = {
  provider: 'spotify',
  profile: { providerUserId: 'contested', displayName: 'Contested', premium: null },
  tokens: userTokens('contested', new Date(NOW)),
};
const newUser = async () => (await insertUser(server.app.database, null, NOW)).id;

/** A connect flow whose callback arrives in the session that started it. */
async function flowOf(userId: number): Promise<OAuthFlow> {
  const session = await insertSession(server.app.database, userId, new Date(NOW));
  const flow = {
    state_hash: hashOf(session),
    provider: contested.provider,
    purpose: 'connect',
    session_hash: hashOf(session),
    user_id: userId,
    cookie_hash: '',
    verifier: '',
    return_to: null,
    invite_hash: null,
  } as const;
  await insertFlow(server.app.database, flow, new Date(NOW));
  return { ...flow, created_at: NOW };
}

/** A database in which `rival` connects the identity between our lookup and our insert. */
function racedBy(rival: number): Kysely<Tables> {
  let isFirst = true;
  const raced = (table: 'connections') => {
    if (!isFirst) return server.app.database.insertInto(table);
    isFirst = false;
    return {
      values: (row: never) => ({
        onConflict: () => ({
          execute: async () => {
            const others = { ...(row as object), user_id: rival } as never;
            await server.app.database.insertInto(table).values(others).execute();
            await server.app.database.insertInto(table).values(row).execute();
          },
        }),
      }),
    };
  };
  const connection = new Proxy(server.app.database, {
    get: (target, name) => {
      if (name === 'insertInto')
        return (table: 'connections') => (table === 'connections' ? raced(table) : target.insertInto(table));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const transaction = () => ({
    execute: async (work: (inside: unknown) => unknown) => {
      const flows = await server.app.database.selectFrom('oauth_transactions').selectAll().execute();
      try {
        return await work(connection);
      } catch (error) {
        // Throws, so that the transaction rolls back.
        if (flows.length > 0)
          await server.app.database.insertInto('oauth_transactions').values(flows).execute();
        throw error;
      }
    },
  });
  return new Proxy(server.app.database, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  });
}

test('of two concurrent connects of one identity the second fails', async () => {
  const [first, second] = [await newUser(), await newUser()];
  const parts = { database: racedBy(first), tokenCipher, clock: server.app.clock };
  const connecting = connectIdentity(parts, await flowOf(second), contested);
  await expect(connecting).rejects.toThrow('already_connected');
  expect(await lockOwner(server.app.database, 'spotify', 'contested')).toBe(first);
});

test('of two concurrent first sign-ins the second finds the account of the first', async () => {
  const first = await newUser();
  const { config, clock } = server.app;
  const parts = { config, clock, database: racedBy(first), tokenCipher };
  const outcome = await signInWith(parts, { invite_hash: null }, contested).catch((error: unknown) => error);
  expect(outcome).toMatchObject({ id: first });
});

// The five classes of account pre-hijacking: an attacker prepares an account before its owner arrives. Mutation check: when
// `signInWith` also matches by email, classes 1 and 5 fail.
const VICTIM = 'victim@example.com';
const signIn = (browser: Browser, password: string) => browser.signIn(VICTIM, password);
const status = (browser: Browser) => browser.read('checkAuth');
/** The operator resets the password for the rightful owner of the address. */
const recover = async () => server.reset(await server.resetLink(VICTIM));

test('class 1, classic-federated merge: the identity never joins the prepared account', async () => {
  await server.member(VICTIM);
  const victim = server.visitor();
  // The display name at the provider is the same address.
  expect((await completeFlow(victim, 'spotify', VICTIM)).headers.location).toBe('/setup-account');
  expect((await victim.setUp(VICTIM, NEW_PASSWORD)).statusCode).toBe(409);
  expect((await signIn(server.visitor(), NEW_PASSWORD)).statusCode).toBe(401);
});

test("class 1, federated-classic merge: registering never joins the provider's account", async () => {
  const attacker = await server.newcomer('spotify', VICTIM);
  const victim = await server.member(VICTIM);
  expect((await status(attacker)).userHasPassword).toBe(false);
  expect((await status(victim)).userInfo?.email).toBe(VICTIM);
  const again = await server.newcomer('spotify', VICTIM);
  expect((await status(again)).userInfo?.email).toBeNull();
});

test('class 2, unexpired session: earlier sessions end when the owner resets the password', async () => {
  const attacker = await server.member(VICTIM);
  await recover();
  expect((await status(attacker)).isAuthenticated).toBe(false);
});

test('class 3, trojan identifier: a provider connected earlier no longer signs in', async () => {
  const attacker = await server.member(VICTIM);
  await attacker.connect('soundcloud', 'attacker');
  await recover();
  const back = server.visitor();
  expect((await completeFlow(back, 'soundcloud', 'attacker')).headers.location).toBe('/setup-account');
  expect((await status(back)).userInfo?.email).toBeNull();
  expect((await signIn(server.visitor(), NEW_PASSWORD)).statusCode).toBe(200);
});

test('class 4, unexpired change: earlier reset links and OAuth flows fail', async () => {
  const attacker = await server.member(VICTIM);
  const older = await server.resetLink(VICTIM);
  const consent = await attacker.visit('/api/settings/connect/spotify/');
  const state = new URL(String(consent.headers.location)).searchParams.get('state');
  await recover();
  expect((await server.visitor().visit(older)).statusCode).toBe(404);
  const back = await attacker.visit(`/api/auth/spotify/callback?code=attacker&state=${state}`, 'cross-site');
  expect(back.headers.location).toContain('error=state_invalid');
  expect(await server.rows('connections')).toEqual([]);
});

test("class 5, non-verifying provider: its email gives no access to the owner's account", async () => {
  const owner = await server.member(VICTIM);
  await owner.call('PUT', '/api/playback/volume', { newVolume: 0.25 });
  const { answers } = server.providers.spotify;
  answers.profile = () => ({ providerUserId: 'attacker', displayName: VICTIM, premium: true });
  const attacker = await server.newcomer('spotify', 'attacker');
  expect((await status(attacker)).userInfo).toMatchObject({ email: null, displayName: VICTIM });
  expect((await signIn(server.visitor(), PASSWORD)).json().userInfo.volume).toBe(0.25);
});

// Many accounts connect one provider identity at once. SOAK_ROUNDS sets how often.
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
