// Provider connections in SQL; their tokens are encrypted already.
import type { Selectable } from 'kysely';
import type { Provider } from '@segue/contract';
import type { Database, Tables } from '../../database/tables';

export type ConnectionRow = Selectable<Tables['connections']>;

export async function selectConnections(database: Database, userId: number): Promise<ConnectionRow[]> {
  return database.selectFrom('connections').selectAll().where('user_id', '=', userId).execute();
}

export async function findConnection(database: Database, userId: number, provider: Provider) {
  return database
    .selectFrom('connections')
    .selectAll()
    .where((row) => row.and({ user_id: userId, provider }))
    .executeTakeFirst();
}

const updateOne = (database: Database, { user_id, provider }: Pick<ConnectionRow, 'user_id' | 'provider'>) =>
  database.updateTable('connections').where('user_id', '=', user_id).where('provider', '=', provider);

/** The only way an identity is matched to an account. Locks the row: on PostgreSQL a disconnect waits for the transaction. */
export async function lockOwner(database: Database, provider: Provider, providerUserId: string) {
  const row = await database
    .updateTable('connections')
    .set((connection) => ({ display_name: connection.ref('display_name') }))
    .where((row) => row.and({ provider, provider_user_id: providerUserId }))
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function saveConnection(database: Database, row: ConnectionRow): Promise<void> {
  await database
    .insertInto('connections')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doUpdateSet(row))
    .execute();
}

export type TokenChange = Pick<
  ConnectionRow,
  'access_token' | 'refresh_token' | 'token_expires_at' | 'needs_reconnect' | 'renewed_by' | 'renewal_ends_at'
>;

/** Replaces the tokens if they are unchanged since they were read; false when they changed or the connection was deleted. */
export async function replaceTokens(database: Database, read: ConnectionRow, change: TokenChange) {
  const { numUpdatedRows } = await updateOne(database, read)
    .set(change)
    .where((row) => row.and({ refresh_token: read.refresh_token }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The provider refuses the access token: it counts as expired, for all servers. */
export async function expireAccessToken(database: Database, read: ConnectionRow): Promise<void> {
  await updateOne(database, read)
    .set({ token_expires_at: null })
    .where('access_token', '=', read.access_token)
    .execute();
}

export async function savePremium(database: Database, read: ConnectionRow, premium: boolean): Promise<void> {
  await updateOne(database, read)
    .set({ premium: premium ? 1 : 0 })
    .where('provider_user_id', '=', read.provider_user_id)
    .execute();
}

export async function deleteConnection(database: Database, userId: number, provider: Provider) {
  return database
    .deleteFrom('connections')
    .where((row) => row.and({ user_id: userId, provider }))
    .returningAll()
    .executeTakeFirst();
}

/** Longer than a provider may take to answer; the lease of a server that died expires after it. */
export const LEASE_MS = 15_000;

/** The right to refresh unchanged tokens: SoundCloud's work once, and two servers may need one at the same moment. */
export async function takeLease(database: Database, read: ConnectionRow, holder: string, now: Date) {
  const { numUpdatedRows } = await updateOne(database, read)
    .set(leaseOf(holder, now))
    .where((row) => row.and({ access_token: read.access_token, refresh_token: read.refresh_token }))
    .where((where) =>
      where.or([where('renewal_ends_at', 'is', null), where('renewal_ends_at', '<=', now.toISOString())]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Extends the lease from `now`, or ends it. */
export async function changeLease(database: Database, read: ConnectionRow, holder: string, now: Date | null) {
  await updateOne(database, read)
    .set(leaseOf(now && holder, now))
    .where('renewed_by', '=', holder)
    .execute();
}

const leaseOf = (holder: string | null, now: Date | null) => ({
  renewed_by: holder,
  renewal_ends_at: now && new Date(now.getTime() + LEASE_MS).toISOString(),
});

export function isLeased(row: ConnectionRow, now: Date): boolean {
  return row.renewal_ends_at !== null && Date.parse(row.renewal_ends_at) > now.getTime();
}
