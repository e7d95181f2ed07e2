import { routes } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes';
import { failure } from '../../failure';
import { accountLimits } from '../../plugins/rate-limits';
import { logSecurity } from '../../plugins/security-log';
import { registerOAuthRoutes } from './oauth/routes';
import { createPasswordLogin } from './password-login';
import { createConnectionsService } from './service';

/** Provider accounts: sign in with one, connect one, hand out its token, disconnect it. */
export async function connectionsModule(app: FastifyInstance): Promise<void> {
  const connections = createConnectionsService(app);
  const connectWithPassword = createPasswordLogin(app);
  registerOAuthRoutes(app);

  registerRoute(
    app,
    routes.providerToken,
    ({ body, session, raw }) =>
      connections.accessToken(session.userId, body.provider, raw.log, body.rejected),
    { rateLimit: accountLimits(app).token },
  );

  registerRoute(app, routes.getConnections, async ({ session }) => ({
    connections: await connections.list(session.userId),
  }));

  registerRoute(app, routes.connectWithPassword, async ({ params, body, session, raw }) => {
    await connectWithPassword(session.userId, params.provider, body, raw.log);
    logSecurity(raw, 'provider connected', { provider: params.provider, userId: session.userId });
  });

  registerRoute(app, routes.disconnect, async ({ params, session, raw }) => {
    const hasOtherWay = session.identity !== null || (session.hasPassword && app.config.passwordSignIn);
    if (!hasOtherWay) failure('lastSignInMethod');
    const disconnected = await connections.disconnect(session.userId, params.provider);
    logSecurity(raw, 'provider disconnected', { userId: session.userId, provider: params.provider });
    await connections.cleanUp(disconnected, raw.log);
  });
}
