// Cleans up after an interrupted migration of early versions, which committed each SQLite statement separately.
import { sql, type Kysely } from 'kysely';

type Leftovers = { tables?: string[]; columns?: [table: string, column: string][]; indexes?: string[] };

/** What the migrations of those versions create. 0005 is missing: it only changes rows and may run twice. */
const CREATED: Readonly<Record<string, Leftovers>> = {
  '0001-accounts': { tables: ['app_tokens', 'oauth_transactions', 'connections', 'sessions', 'users'] },
  '0002-collections': { tables: ['covers', 'playlist_tracks', 'playlists', 'favorites', 'tracks'] },
  '0003-account-safety': {
    tables: ['password_resets', 'attempts'],
    columns: [
      ['connections', 'renewed_by'],
      ['connections', 'renewal_ends_at'],
    ],
  },
  '0004-track-references': {
    indexes: ['favorites_by_track', 'playlist_tracks_by_track', 'tracks_by_age'],
  },
};

/**
 * Drops the tables, columns and indexes of an unfinished migration, so that it can run again. A table with rows cannot come from an
 * unfinished migration: then it throws and drops nothing.
 */
export async function removeLeftovers(database: Kysely<unknown>, migration: string): Promise<void> {
  const { tables = [], columns = [], indexes = [] } = CREATED[migration] ?? {};
  for (const table of tables) {
    if (!(await exists(database, sql`select 1 from sqlite_master where type = 'table' and name = ${table}`)))
      continue;
    if (await exists(database, sql`select 1 from ${sql.table(table)} limit 1`))
      throw unexpectedRows(migration, table);
    await database.schema.dropTable(table).execute();
  }
  for (const [table, column] of columns) {
    if (await exists(database, sql`select 1 from pragma_table_info(${table}) where name = ${column}`))
      await database.schema.alterTable(table).dropColumn(column).execute();
  }
  for (const index of indexes) await database.schema.dropIndex(index).ifExists().execute();
}

async function exists(database: Kysely<unknown>, query: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await query.execute(database);
  return rows.length > 0;
}

const unexpectedRows = (migration: string, table: string): Error =>
  new Error(
    `The database does not fit its record of upgrades: the table "${table}" has rows, but "${migration}", which makes it, ` +
      'never finished. Restore a copy of the database from before the upgrade and start again.',
  );
