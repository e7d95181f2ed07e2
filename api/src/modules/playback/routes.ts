import { routes } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../contract-routes';

export async function playbackModule(app: FastifyInstance): Promise<void> {
  registerRoute(app, routes.saveVolume, async ({ body, session }) => {
    const volume = body.newVolume;
    // Does not touch `updated_at`: the volume is not a change of the profile.
    await app.database.updateTable('users').set({ volume }).where('id', '=', session.userId).execute();
    return { success: true };
  });
}
