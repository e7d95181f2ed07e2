import { routes } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../contract-routes';
import { createProfileService } from './service';

/** A person's own data: read it, change the e-mail, change the password. */
export async function profileModule(app: FastifyInstance): Promise<void> {
  const profiles = createProfileService(app);

  registerRoute(app, routes.getProfile, async ({ session }) => ({
    profile: await profiles.read(session.userId),
  }));

  registerRoute(app, routes.updateProfile, async ({ body, session, raw }, reply) => {
    const { profile, passwordChanged } = await profiles.update(session.userId, body);
    // Whoever else is signed in to this account may be the reason for the change.
    if (passwordChanged) await app.sessions.restart(raw, reply, session.userId);
    return { profile };
  });
}
