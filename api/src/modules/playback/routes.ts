import type { Database } from '../../database/tables';
import { routes } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../contract-routes';

/** Does not touch `updated_at`: the volume is not a change of the profile. */
async function updateVolume(database: Database, userId: number, volume: number): Promise<void> {
  await database.updateTable('users').set({ volume }).where('id', '=', userId).execute();
}

/** The saved volume of the player. */
export async function playbackModule(app: FastifyInstance): Promise<void> {
  registerRoute(app, routes.saveVolume, async ({ body, session }) => {
    await updateVolume(app.database, session.userId, body.newVolume);
    return { success: true };
  });
}
