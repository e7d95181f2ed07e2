import type { Database } from '../../database/tables';

/** Does not touch `updated_at`: the volume is not a change of the profile. */
export async function updateVolume(database: Database, userId: number, volume: number): Promise<void> {
  await database.updateTable('users').set({ volume }).where('id', '=', userId).execute();
}
