// The only two places where the two databases are described differently.
import { sql, type CreateTableBuilder, type RawBuilder } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';

/** A generated, never reused `id`. */
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

/** Bytes. */
export function blobType(dialect: Dialect): RawBuilder<unknown> {
  return dialect === 'sqlite' ? sql`blob` : sql`bytea`;
}
