// OAuth rounds under way, in SQL. Each is used once: no state opens it a second time.
import type { Selectable } from 'kysely';
import type { Database, OauthTransactionsTable } from '../../database/tables';
import type { Provider } from '@segue/contract';
import { hashOf, newOpaqueId } from '../../secrets/opaque-id';

export type OauthTransaction = Selectable<OauthTransactionsTable>;

export const TRANSACTION_LIFE_S = 600;

/** Remembers a round that the browser is about to start, and forgets those nobody finished. */
export async function insertTransaction(
  database: Database,
  transaction: Omit<OauthTransaction, 'created_at'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - TRANSACTION_LIFE_S * 1000).toISOString();
  await database.deleteFrom('oauth_transactions').where('created_at', '<', before).execute();
  await database
    .insertInto('oauth_transactions')
    .values({ ...transaction, created_at: now.toISOString() })
    .execute();
}

/**
 * Takes the round of this state; of two who ask at once, one gets it. Until it has ended it is kept under a name no state
 * leads to: asking the provider takes a while, and who gives the round up meanwhile has to find it.
 */
export async function takeTransaction(
  database: Database,
  stateHash: string,
): Promise<OauthTransaction | null> {
  const transaction = await database
    .updateTable('oauth_transactions')
    .set({ state_hash: hashOf(newOpaqueId()) })
    .where('state_hash', '=', stateHash)
    .returningAll()
    .executeTakeFirst();
  return transaction ?? null;
}

/** Forgets a round that was taken; false when somebody gave it up before. */
export async function endTransaction(database: Database, taken: OauthTransaction): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('oauth_transactions')
    .where('state_hash', '=', taken.state_hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Which of these browser marks still belong to a round, oldest first. */
export async function liveMarks(database: Database, cookieHashes: readonly string[]): Promise<string[]> {
  if (cookieHashes.length === 0) return [];
  const rows = await database
    .selectFrom('oauth_transactions')
    .select('cookie_hash')
    .where('cookie_hash', 'in', [...cookieHashes])
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.cookie_hash);
}

/** Gives up the round with this browser mark. */
export async function forgetMark(database: Database, cookieHash: string): Promise<void> {
  await database.deleteFrom('oauth_transactions').where('cookie_hash', '=', cookieHash).execute();
}

/** Gives up every round that would connect this provider to this account. */
export async function forgetConnecting(
  database: Database,
  userId: number,
  provider: Provider,
): Promise<void> {
  await database
    .deleteFrom('oauth_transactions')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute();
}
