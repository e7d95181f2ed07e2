// Open OAuth flows in SQL. A state is good for one callback.
import type { Selectable } from 'kysely';
import type { Provider } from '@segue/contract';
import type { Database, Tables } from '../../../database/tables';
import { hashOf, newOpaqueId } from '../../../secrets/opaque-id';

export type OAuthFlow = Selectable<Tables['oauth_transactions']>;

export const FLOW_LIFETIME_S = 600;

/** Saves a flow that is about to start, and deletes the expired ones. */
export async function insertFlow(database: Database, flow: Omit<OAuthFlow, 'created_at'>, now: Date) {
  const expired = new Date(now.getTime() - FLOW_LIFETIME_S * 1000).toISOString();
  await database.deleteFrom('oauth_transactions').where('created_at', '<', expired).execute();
  await database
    .insertInto('oauth_transactions')
    .values({ ...flow, created_at: now.toISOString() })
    .execute();
}

/** Of concurrent callbacks one gets it. The row stays, under a hash that no state has, so that a disconnect can delete it meanwhile. */
export async function claimFlow(database: Database, stateHash: string) {
  return database
    .updateTable('oauth_transactions')
    .set({ state_hash: hashOf(newOpaqueId()) })
    .where('state_hash', '=', stateHash)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a claimed flow; false when it was deleted in the meantime. */
export async function deleteFlow(database: Database, claimed: OAuthFlow): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('oauth_transactions')
    .where('state_hash', '=', claimed.state_hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteConnectFlows(database: Database, userId: number, provider: Provider) {
  await database
    .deleteFrom('oauth_transactions')
    .where((row) => row.and({ user_id: userId, provider }))
    .execute();
}
