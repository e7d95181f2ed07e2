// Limits that several servers on one PostgreSQL share. One server, such as any on SQLite, keeps them in memory.
import { sql, type Kysely } from 'kysely';
import type { Dialect } from './dialect';

/** Creates the tables of request counts and of providers' back-offs. */
export async function createSharedLimits(database: Kysely<unknown>, dialect: Dialect): Promise<void> {
  // Unlogged: every limited request writes a row, and counts that a crash of PostgreSQL empties begin again.
  const create = (table: string) =>
    dialect === 'postgres'
      ? database.schema.createTable(table).modifyFront(sql`unlogged`)
      : database.schema.createTable(table);
  await create('request_counts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute();
  await create('provider_backoffs')
    .addColumn('client', 'text', (column) => column.primaryKey())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute();
}
