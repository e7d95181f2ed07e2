// The browser of each session, for the list of sessions in the settings.
import type { Kysely } from 'kysely';

/** Adds the column; it is empty for sessions from before. */
export async function createSessionDevices(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('sessions').addColumn('device', 'text').execute();
}
