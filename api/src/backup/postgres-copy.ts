// Copies every row of a SQLite database into an empty PostgreSQL database and compares them, in one transaction.
import { Kysely, type RawBuilder, type SqliteDatabase, sql } from 'kysely';
import { quoted, rowsOf } from '../database/content';
import { existsSync } from 'node:fs';
import { connectPostgres } from '../database/connection';
import { sqliteDialect } from '../database/dialects';
import { migrate, pendingMigrations } from '../database/migrate';
import { openSqlite } from '../database/sqlite';

export type SourceTable = {
  name: string;
  columns: string[];
  /** The columns of the primary key. */
  key: { name: string; isText: boolean }[];
};

/** Without the tables of SQLite and of the migrations. */
export function tablesInOrder(database: SqliteDatabase): SourceTable[] {
  const query = `select name from sqlite_schema
    where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\' order by name`;
  const waiting = new Set(rowsOf(database, query).map(({ name }) => String(name)));
  const ordered: SourceTable[] = [];
  while (waiting.size > 0) {
    const next = [...waiting].find((name) => !referredBy(database, name).some((other) => waiting.has(other)));
    if (next === undefined) throw new Error(`the tables ${[...waiting].join(', ')} refer to each other`);
    waiting.delete(next);
    ordered.push(describe(database, next));
  }
  return ordered;
}

const referredBy = (database: SqliteDatabase, table: string): string[] =>
  rowsOf(database, `select "table" as name from pragma_foreign_key_list('${table}')`)
    .map(({ name }) => String(name))
    .filter((name) => name !== table);

function describe(database: SqliteDatabase, table: string): SourceTable {
  const columns = rowsOf(database, `select name, type, pk from pragma_table_info('${table}')`);
  const key = columns
    .filter(({ pk }) => Number(pk) > 0)
    .sort((one, other) => Number(one['pk']) - Number(other['pk']))
    .map(({ name, type }) => ({ name: String(name), isText: String(type).toLowerCase() === 'text' }));
  return { name: table, columns: columns.map(({ name }) => String(name)), key };
}

/** Rows of one insert and of one fetch. */
const CHUNK_ROWS = 500;
/** Covers are large. */
const CHUNK_BYTES = 4_000_000;
const FETCH_ROWS = 100;
const BUSY_TIMEOUT_MS = 5000;

export type Row = Record<string, unknown>;
export type TableCount = { table: string; rows: number };

/**
 * Creates the schema, copies all rows with their ids, and compares both databases row by row before it commits. Throws one sentence
 * when the source lacks migrations, the target has tables, or anything differs; PostgreSQL is then as it was.
 */
export async function copyToPostgres(file: string, url: string): Promise<TableCount[]> {
  if (!existsSync(file)) throw new Error(`there is no database ${file}`);
  const source = await openSqlite(file, BUSY_TIMEOUT_MS);
  const kysely = new Kysely<unknown>({ dialect: sqliteDialect(source) });
  const target = connectPostgres(url, { max: 1, statement_timeout: 0 }, {});
  try {
    const pending = await pendingMigrations(kysely);
    if (pending.length > 0)
      throw new Error('the SQLite database needs an upgrade first: run npm run server -- migrate');
    return await target.connection().execute(async (connection) => {
      await sql`begin`.execute(connection);
      try {
        const counts = await copyAll(source, connection as Kysely<unknown>);
        await sql`commit`.execute(connection);
        return counts;
      } catch (error) {
        // A lost connection has already rolled back.
        await sql`rollback`.execute(connection).catch(() => undefined);
        throw error;
      }
    });
  } finally {
    await target.destroy();
    await kysely.destroy();
  }
}

async function copyAll(source: SqliteDatabase, target: Kysely<unknown>): Promise<TableCount[]> {
  await requireEmpty(target);
  await migrate(target, 'postgres', { isInTransaction: true });
  const tables = tablesInOrder(source);
  const counts: TableCount[] = [];
  for (const table of tables)
    counts.push({ table: table.name, rows: await copyTable(source, target, table) });
  for (const { name, seq } of rowsOf(source, 'select name, seq from sqlite_sequence')) {
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${seq})`.execute(target);
  }
  for (const table of tables) await compareTable(source, target, table);
  return counts;
}

async function requireEmpty(target: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema() limit 1
  `.execute(target);
  if (rows[0]) throw new Error(`the PostgreSQL database is not empty (it has the table ${rows[0].name})`);
}

async function copyTable(
  source: SqliteDatabase,
  target: Kysely<unknown>,
  table: SourceTable,
): Promise<number> {
  let count = 0;
  for (const chunk of chunksOf(readRows(source, table))) {
    const values = chunk.map((row) => sql`(${sql.join(table.columns.map((column) => row[column]))})`);
    // The ids of SQLite are kept: other rows refer to them, and addresses of playlists contain them.
    await sql`
      insert into ${sql.table(table.name)} (${sql.join(table.columns.map((column) => sql.ref(column)))})
      overriding system value values ${sql.join(values)}
    `.execute(target);
    count += chunk.length;
  }
  return count;
}

/** Throws at the first row that differs in any column. */
async function compareTable(
  source: SqliteDatabase,
  target: Kysely<unknown>,
  table: SourceTable,
): Promise<void> {
  const copied = fetchRows(target, table);
  for (const row of readRows(source, table)) {
    const { value: copy } = await copied.next();
    const differing = table.columns.find((column) => !copy || !isSame(row[column], copy[column]));
    if (differing) {
      const key = table.key.map(({ name }) => String(row[name])).join(' ');
      throw new Error(`the column ${differing} of ${table.name} ${key} is not the same in PostgreSQL`);
    }
  }
  if (!(await copied.next()).done) throw new Error(`PostgreSQL has more rows of ${table.name}`);
}

function isSame(value: unknown, copy: unknown): boolean {
  if (value instanceof Uint8Array) return copy instanceof Uint8Array && Buffer.compare(value, copy) === 0;
  return value === copy;
}

function readRows(source: SqliteDatabase, { name, columns, key }: SourceTable): Iterable<Row> {
  const order = key.map((column) => quoted(column.name)).join(', ');
  const query = `select ${columns.map(quoted).join(', ')} from ${quoted(name)} order by ${order}`;
  return source.prepare(query).iterate([]) as Iterable<Row>;
}

async function* fetchRows(target: Kysely<unknown>, { name, columns, key }: SourceTable): AsyncGenerator<Row> {
  // "C" orders text by its bytes, as SQLite does.
  const order = key.map((column): RawBuilder<unknown> =>
    column.isText ? sql`${sql.ref(column.name)} collate "C"` : sql.ref(column.name),
  );
  await sql`
    declare copied no scroll cursor for
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)} order by ${sql.join(order)}
  `.execute(target);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(FETCH_ROWS)} from copied`.execute(target);
    yield* rows;
    if (rows.length === 0) break;
  }
  await sql`close copied`.execute(target);
}

function* chunksOf(rows: Iterable<Row>): Generator<Row[]> {
  let chunk: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    chunk.push(row);
    for (const value of Object.values(row)) bytes += value instanceof Uint8Array ? value.length : 0;
    if (chunk.length < CHUNK_ROWS && bytes < CHUNK_BYTES) continue;
    yield chunk;
    chunk = [];
    bytes = 0;
  }
  if (chunk.length > 0) yield chunk;
}
