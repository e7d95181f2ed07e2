import { routes } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../contract-routes';

export async function appearanceModule(app: FastifyInstance): Promise<void> {
  registerRoute(app, routes.saveAppearance, async ({ body: { appearance }, session }) => {
    // `updated_at` is the time of the last change of the profile.
    await app.database.updateTable('users').set({ appearance }).where('id', '=', session.userId).execute();
    return { success: true };
  });
}
