// The appearance that a user chose; null until then.
import type { Kysely } from 'kysely';

export async function addAppearance(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('users').addColumn('appearance', 'text').execute();
}
