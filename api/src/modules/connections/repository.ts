// Provider connections in SQL; tokens arrive here sealed.
import type { Selectable } from 'kysely';
import type { Provider } from '@segue/contract';
import type { ConnectionsTable, Database } from '../../database/tables';

export type ConnectionRow = Selectable<ConnectionsTable>;

/** All connections of an account. */
export async function selectConnections(database: Database, userId: number): Promise<ConnectionRow[]> {
  return database.selectFrom('connections').selectAll().where('user_id', '=', userId).execute();
}

/** One provider of an account. */
export async function findConnection(
  database: Database,
  userId: number,
  provider: Provider,
): Promise<ConnectionRow | null> {
  const row = await database
    .selectFrom('connections')
    .selectAll()
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Whose this provider account is, and stays until the transaction ends: on PostgreSQL who disconnects it waits. The only way by
 * which a provider identifies a person.
 */
export async function holdOwner(
  database: Database,
  provider: Provider,
  providerUserId: string,
): Promise<number | null> {
  const row = await database
    .updateTable('connections')
    .set((connection) => ({ display_name: connection.ref('display_name') }))
    .where('provider', '=', provider)
    .where('provider_user_id', '=', providerUserId)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Keeps a connection, in place of what the account had at this provider. Run it in a transaction. */
export async function saveConnection(database: Database, row: ConnectionRow): Promise<void> {
  const { user_id: userId, provider, ...changes } = row;
  const { numUpdatedRows } = await database
    .updateTable('connections')
    .set(changes)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await database.insertInto('connections').values(row).execute();
}

export type TokenChange = Pick<
  ConnectionRow,
  'access_token' | 'refresh_token' | 'token_expires_at' | 'needs_reconnect' | 'renewed_by' | 'renewal_ends_at'
>;

/**
 * Replaces the tokens if they are still the ones that were read. False when the connection is gone or
 * somebody else has replaced them.
 */
export async function replaceTokens(
  database: Database,
  read: ConnectionRow,
  change: TokenChange,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('connections')
    .set(change)
    .where('user_id', '=', read.user_id)
    .where('provider', '=', read.provider)
    .where('refresh_token', read.refresh_token === null ? 'is' : '=', read.refresh_token)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What the provider says now about a paid plan. */
export async function savePremium(database: Database, read: ConnectionRow, premium: boolean): Promise<void> {
  await database
    .updateTable('connections')
    .set({ premium: premium ? 1 : 0 })
    .where('user_id', '=', read.user_id)
    .where('provider', '=', read.provider)
    .where('provider_user_id', '=', read.provider_user_id)
    .execute();
}

/** Forgets the connection and its tokens; answers with what was forgotten, or null when there was none. */
export async function deleteConnection(
  database: Database,
  userId: number,
  provider: Provider,
): Promise<ConnectionRow | null> {
  const row = await database
    .deleteFrom('connections')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
