import { routes, type Connections, type Provider } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../contract-routes';
import { failure } from '../../failure';
import { accountLimits } from '../../plugins/rate-limits';
import { logSecurity } from '../security-log';
import { createAccessTokens } from './access-tokens';
import { registerRedirects } from './redirect-routes';
import { signOutAtProvider } from './provider-sign-out';
import { deleteConnection, selectConnections, type ConnectionRow } from './repository';
import { forgetConnecting } from './transactions';

/** Provider accounts: sign in with one, connect one, hand out its token, disconnect it. */
export async function connectionsModule(app: FastifyInstance): Promise<void> {
  const accessTokens = createAccessTokens(app);
  registerRedirects(app);

  registerRoute(
    app,
    routes.providerToken,
    ({ body, session }) =>
      // SoundCloud's player plays without one, so its tokens never leave the server.
      body.provider === 'spotify' ? accessTokens.of(session.userId, body.provider) : failure('notConnected'),
    { rateLimit: accountLimits(app).token },
  );

  registerRoute(app, routes.getConnections, async ({ session }) => ({
    connections: toConnections(await selectConnections(app.database, session.userId)),
  }));

  registerRoute(app, routes.disconnect, async ({ params, session, raw }) => {
    // Nobody without a password gets this far; should that change, a last way in still stays.
    if (!session.hasPassword) failure('lastSignInMethod');
    const { userId } = session;
    const { provider } = params;
    const row = await app.database.transaction().execute(async (transaction) => {
      await forgetConnecting(transaction, userId, provider);
      return deleteConnection(transaction, userId, provider);
    });
    if (!row) failure('notConnected');
    logSecurity(raw, 'provider disconnected', { userId, provider });
    await signOutAtProvider(app, row);
    await app.trackRefresh.prune(provider);
    return { success: true };
  });
}

function toConnections(rows: readonly ConnectionRow[]): Connections {
  const of = (provider: Provider) => {
    const row = rows.find((one) => one.provider === provider);
    return {
      // A connection the provider no longer honours is offered to be made again.
      connected: row !== undefined && row.needs_reconnect === 0,
      displayName: row?.display_name ?? null,
      lastConnected: row?.connected_at ?? null,
    };
  };
  const premium = rows.some((row) => row.provider === 'spotify' && row.premium === 1);
  return { spotify: { ...of('spotify'), premiumAccount: premium }, soundcloud: of('soundcloud') };
}
