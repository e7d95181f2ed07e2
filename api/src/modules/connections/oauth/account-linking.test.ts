// Two rounds of one identity in the same moment, as the database tells it: its index has let the other one in.
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { insertSession } from '../../../plugins/sessions/session-store';
import { hashOf } from '../../../secrets/opaque-id';
import { createTokenCipher } from '../../../secrets/token-cipher';
import { userTokens } from '../../../testing/fake-services';
import { openTestDatabase } from '../../../testing/test-database';
import { insertUser } from '../../auth/repository';
import { connectIdentity, signInWith, type Identity } from './account-linking';
import { lockOwner } from '../repository';
import { insertFlow, type OAuthFlow } from './repository';

let database: Kysely<Tables>;
let close: () => Promise<void>;
beforeEach(async () => ({ database, close } = await openTestDatabase()));
afterEach(() => close());

const tokenCipher = createTokenCipher('a secret of at least thirty-two characters');
const NOW = '2026-03-01T12:00:00.000Z';
const contested: Identity = {
  provider: 'spotify',
  profile: { providerUserId: 'contested', displayName: 'Contested', premium: null },
  tokens: userTokens('contested', new Date(NOW)),
};
const newUser = async () => (await insertUser(database, null, NOW)).id;

/** A round that has come back to the session it began in. */
async function flowOf(userId: number): Promise<OAuthFlow> {
  const session = await insertSession(database, userId, new Date(NOW));
  const round = {
    state_hash: hashOf(session),
    provider: contested.provider,
    purpose: 'connect',
    session_hash: hashOf(session),
    user_id: userId,
    cookie_hash: '',
    verifier: '',
    return_to: null,
  } as const;
  await insertFlow(database, round, new Date(NOW));
  return { ...round, created_at: NOW };
}

/** A database in which somebody else connects the identity after it was looked for and before it is kept. */
function racedBy(rival: number): Kysely<Tables> {
  let isFirst = true;
  const raced = (table: 'connections') => {
    if (!isFirst) return database.insertInto(table);
    isFirst = false;
    return {
      values: (row: never) => ({
        execute: async () => {
          const others = { ...(row as object), user_id: rival } as never;
          await database.insertInto(table).values(others).execute();
          await database.insertInto(table).values(row).execute();
        },
      }),
    };
  };
  const connection = new Proxy(database, {
    get: (target, name) => {
      if (name === 'insertInto')
        return (table: 'connections') => (table === 'connections' ? raced(table) : target.insertInto(table));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const transaction = () => ({
    execute: async (work: (inside: unknown) => unknown) => {
      const rounds = await database.selectFrom('oauth_transactions').selectAll().execute();
      try {
        return await work(connection);
      } catch (error) {
        // What a transaction does when it fails.
        if (rounds.length > 0) await database.insertInto('oauth_transactions').values(rounds).execute();
        throw error;
      }
    },
  });
  return new Proxy(database, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  });
}

test('of two concurrent connects of one identity the second fails', async () => {
  const [first, second] = [await newUser(), await newUser()];
  const parts = { database: racedBy(first), tokenCipher };
  const returned = { flow: await flowOf(second), userId: second };
  const outcome = await connectIdentity(parts, returned, contested, NOW).catch((error: unknown) => error);
  expect(outcome).toBe('already_connected');
  expect(await lockOwner(database, 'spotify', 'contested')).toBe(first);
});

test('of two concurrent first sign-ins the second finds the account of the first', async () => {
  const first = await newUser();
  const outcome = await signInWith({ database: racedBy(first), tokenCipher }, contested, NOW).catch(
    (error: unknown) => error,
  );
  expect(outcome).toMatchObject({ id: first });
});
