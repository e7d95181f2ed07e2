// Column types that differ between SQLite and PostgreSQL.
import { sql, type CreateTableBuilder, type RawBuilder } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';

/** A generated `id` that is never reused. */
export function idColumn<Name extends string>(
  table: CreateTableBuilder<Name, never>,
  dialect: Dialect,
): CreateTableBuilder<Name, 'id'> {
  return table.addColumn('id', 'integer', (column) =>
    dialect === 'sqlite'
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedAlwaysAsIdentity(),
  );
}

/** The type of a column with bytes. */
export function blobType(dialect: Dialect): RawBuilder<unknown> {
  return dialect === 'sqlite' ? sql`blob` : sql`bytea`;
}
