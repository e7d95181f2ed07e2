// The tables of a SQLite database, each after the tables that its rows refer to.
import type { SqliteDatabase } from 'kysely';
import { rowsOf } from '../database/content';

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
