// The right to renew a connection's tokens, held in its row: a refresh token may be good for one use only, and another
// server may be asked for the same token in the same moment.
import type { Database } from '../../database/tables';
import type { ConnectionRow } from './repository';

/** Longer than a provider may take to answer; a server that died holds its lease no longer than this. */
export const LEASE_MS = 15_000;

/** Takes the lease if the tokens are still the ones that were read and nobody else holds it. */
export async function takeLease(
  database: Database,
  read: ConnectionRow,
  holder: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('connections')
    .set({ renewed_by: holder, renewal_ends_at: new Date(now.getTime() + LEASE_MS).toISOString() })
    .where('user_id', '=', read.user_id)
    .where('provider', '=', read.provider)
    .where('access_token', read.access_token === null ? 'is' : '=', read.access_token)
    .where('refresh_token', read.refresh_token === null ? 'is' : '=', read.refresh_token)
    .where((where) =>
      where.or([where('renewal_ends_at', 'is', null), where('renewal_ends_at', '<=', now.toISOString())]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Holds the lease for longer, while the provider has not answered. */
export async function extendLease(
  database: Database,
  read: ConnectionRow,
  holder: string,
  now: Date,
): Promise<void> {
  await database
    .updateTable('connections')
    .set({ renewal_ends_at: new Date(now.getTime() + LEASE_MS).toISOString() })
    .where('user_id', '=', read.user_id)
    .where('provider', '=', read.provider)
    .where('renewed_by', '=', holder)
    .execute();
}

/** Gives the lease back when the renewal came to nothing. */
export async function dropLease(database: Database, read: ConnectionRow, holder: string): Promise<void> {
  await database
    .updateTable('connections')
    .set({ renewed_by: null, renewal_ends_at: null })
    .where('user_id', '=', read.user_id)
    .where('provider', '=', read.provider)
    .where('renewed_by', '=', holder)
    .execute();
}

/** Whether somebody else is renewing at this moment. */
export function isLeased(row: ConnectionRow, now: Date): boolean {
  return row.renewal_ends_at !== null && Date.parse(row.renewal_ends_at) > now.getTime();
}
