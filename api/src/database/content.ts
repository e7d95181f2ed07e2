// The content of a SQLite database in figures: rows and a checksum per table.
import { createHash } from 'node:crypto';
import type { SqliteDatabase } from 'kysely';
import { runStatement } from './sqlite';

export type TableContent = { table: string; rows: number; sha256: string };

/** In a copy: the content it had when it was written. */
const CHECKSUMS = 'copy_checksums';
/** SQLite's own tables that hold data: the highest id given in each table. */
const SEQUENCES = 'sqlite_sequence';
const SCHEMA = 'sqlite_schema';

/** Rows and checksum of every table, and of the schema itself. Reads the whole database. */
export function contentOf(database: SqliteDatabase): TableContent[] {
  const tables = rowsOf(
    database,
    `select name from sqlite_schema
      where type = 'table' and (name not like 'sqlite\\_%' escape '\\' or name = '${SEQUENCES}') and name <> '${CHECKSUMS}'
      order by name`,
  ).map(({ name }) => String(name));
  return [
    summary(
      database,
      SCHEMA,
      `select type, name, tbl_name, sql from sqlite_schema where tbl_name <> '${CHECKSUMS}' order by type, name`,
    ),
    ...tables.map((table) => summary(database, table, `select * from ${quoted(table)} order by rowid`)),
  ];
}

/** The number of rows that people put in: without the schema and SQLite's own tables. */
export const countRows = (content: readonly TableContent[]): number =>
  content.reduce((sum, { table, rows }) => sum + (/^sqlite_/.test(table) ? 0 : rows), 0);

/** What differs, as names of tables; empty when both are equal. */
export function differences(one: readonly TableContent[], other: readonly TableContent[]): string[] {
  const tables = new Set([...one, ...other].map(({ table }) => table));
  const checksum = (content: readonly TableContent[], table: string) => {
    const found = content.find((entry) => entry.table === table);
    return found && `${found.rows} ${found.sha256}`;
  };
  return [...tables].filter((table) => checksum(one, table) !== checksum(other, table));
}

/** Writes the checksums into a copy. */
export function writeChecksums(database: SqliteDatabase, content: readonly TableContent[]): void {
  deleteChecksums(database);
  runStatement(database, `create table ${CHECKSUMS} ("table" text, "rows" integer, sha256 text)`);
  const insertion = database.prepare(`insert into ${CHECKSUMS} values (?, ?, ?)`);
  for (const { table, rows, sha256 } of content) insertion.run([table, rows, sha256]);
}

/** The checksums of a copy; null when it has none. */
export function readChecksums(database: SqliteDatabase): TableContent[] | null {
  if (rowsOf(database, `select 1 from sqlite_schema where name = '${CHECKSUMS}'`).length === 0) return null;
  return rowsOf(database, `select * from ${CHECKSUMS}`).map(({ table, rows, sha256 }) => ({
    table: String(table),
    rows: Number(rows),
    sha256: String(sha256),
  }));
}

export function deleteChecksums(database: SqliteDatabase): void {
  runStatement(database, `drop table if exists ${CHECKSUMS}`);
}

/** Quotes a table or column name for use in SQL. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Runs a query and returns all its rows. */
export function rowsOf(database: SqliteDatabase, query: string): Record<string, unknown>[] {
  return database.prepare(query).all([]) as Record<string, unknown>[];
}

function summary(database: SqliteDatabase, table: string, query: string): TableContent {
  const hash = createHash('sha256');
  let rows = 0;
  for (const row of database.prepare(query).iterate([])) {
    rows += 1;
    for (const value of Object.values(row as object)) {
      if (value instanceof Uint8Array) hash.update(`bytes ${value.length} `).update(value);
      // With its quotes, so that no text can look like two values.
      else hash.update(`${JSON.stringify(value)} `);
    }
  }
  return { table, rows, sha256: hash.digest('hex') };
}
