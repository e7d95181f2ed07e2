// An index of the links that end: expired ones are deleted each time a queue is shared.
import type { Kysely } from 'kysely';

/** Without it that reads every shared queue, with all its tracks. */
export async function createShareExpiry(database: Kysely<unknown>): Promise<void> {
  await database.schema.createIndex('shares_by_expiry').on('shares').column('expires_at').execute();
}
