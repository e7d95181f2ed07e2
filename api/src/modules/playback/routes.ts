import { routes } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../contract-routes';
import { updateVolume } from './repository';

/** The saved volume of the player. */
export async function playbackModule(app: FastifyInstance): Promise<void> {
  registerRoute(app, routes.saveVolume, async ({ body, session }) => {
    await updateVolume(app.database, session.userId, body.newVolume);
    return { success: true };
  });
}
