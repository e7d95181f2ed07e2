import type { Database } from '../../database/tables';

/** 0 is silence, not absence. Not a change of the account, so its date stays. */
export async function updateVolume(database: Database, userId: number, volume: number): Promise<void> {
  await database.updateTable('users').set({ volume }).where('id', '=', userId).execute();
}
