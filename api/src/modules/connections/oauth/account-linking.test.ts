// Two concurrent flows with one identity, seen from the database: its unique index has accepted the other one.
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { insertSession } from '../../../plugins/sessions/session-store';
import { hashOf } from '../../../secrets/opaque-id';
import { createTokenCipher } from '../../../secrets/token-cipher';
import { userTokens } from '../../../testing/fake-services';
import { insertUser } from '../../auth/repository';
import { connectIdentity, signInWith, type Identity } from './account-linking';
import { lockOwner } from '../repository';
import { insertFlow, type OAuthFlow } from './repository';
import { databasePerTest } from '../../../testing/server.fixture';

const opened = databasePerTest();

const tokenCipher = createTokenCipher('a secret of at least thirty-two characters');
const NOW = '2026-03-01T12:00:00.000Z';
const contested: Identity = {
  provider: 'spotify',
  profile: { providerUserId: 'contested', displayName: 'Contested', premium: null },
  tokens: userTokens('contested', new Date(NOW)),
};
const newUser = async () => (await insertUser(opened.database, null, NOW)).id;

/** A connect flow whose callback came to its own session. */
async function flowOf(userId: number): Promise<OAuthFlow> {
  const session = await insertSession(opened.database, userId, new Date(NOW));
  const flow = {
    state_hash: hashOf(session),
    provider: contested.provider,
    purpose: 'connect',
    session_hash: hashOf(session),
    user_id: userId,
    cookie_hash: '',
    verifier: '',
    return_to: null,
  } as const;
  await insertFlow(opened.database, flow, new Date(NOW));
  return { ...flow, created_at: NOW };
}

/** A database in which `rival` connects the identity between our lookup and our insert. */
function racedBy(rival: number): Kysely<Tables> {
  let isFirst = true;
  const raced = (table: 'connections') => {
    if (!isFirst) return opened.database.insertInto(table);
    isFirst = false;
    return {
      values: (row: never) => ({
        onConflict: () => ({
          execute: async () => {
            const others = { ...(row as object), user_id: rival } as never;
            await opened.database.insertInto(table).values(others).execute();
            await opened.database.insertInto(table).values(row).execute();
          },
        }),
      }),
    };
  };
  const connection = new Proxy(opened.database, {
    get: (target, name) => {
      if (name === 'insertInto')
        return (table: 'connections') => (table === 'connections' ? raced(table) : target.insertInto(table));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const transaction = () => ({
    execute: async (work: (inside: unknown) => unknown) => {
      const flows = await opened.database.selectFrom('oauth_transactions').selectAll().execute();
      try {
        return await work(connection);
      } catch (error) {
        // Rolls back, like a transaction.
        if (flows.length > 0) await opened.database.insertInto('oauth_transactions').values(flows).execute();
        throw error;
      }
    },
  });
  return new Proxy(opened.database, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  });
}

test('of two concurrent connects of one identity the second fails', async () => {
  const [first, second] = [await newUser(), await newUser()];
  const parts = { database: racedBy(first), tokenCipher };
  const returned = { flow: await flowOf(second), userId: second };
  const outcome = await connectIdentity(parts, returned, contested, NOW).catch((error: unknown) => error);
  expect(outcome).toBe('already_connected');
  expect(await lockOwner(opened.database, 'spotify', 'contested')).toBe(first);
});

test('of two concurrent first sign-ins the second finds the account of the first', async () => {
  const first = await newUser();
  const outcome = await signInWith({ database: racedBy(first), tokenCipher }, contested, NOW).catch(
    (error: unknown) => error,
  );
  expect(outcome).toMatchObject({ id: first });
});
