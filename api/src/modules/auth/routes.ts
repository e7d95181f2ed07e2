import { routes } from '@segue/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes';
import { requireAttempt } from '../../database/attempts';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
import { networkOf } from '../../plugins/network';
import { accountLimits } from '../../plugins/rate-limits';
import { logSecurity } from '../../plugins/security-log';
import { createEnumerationLimit } from './enumeration-limit';
import { registerInviteRoutes } from './invite-routes';
import { authStatus, userInfo } from './auth-status';
import type { User } from './repository';
import { createAuthService, passwordUnchanged, type SignInClient } from './service';

const DAY_MS = 86_400_000;

export async function authModule(app: FastifyInstance): Promise<void> {
  const { database, passwords, clock, config } = app;
  const accounts = createAuthService(app);
  const limitEnumeration = createEnumerationLimit(app);
  const rateLimit = accountLimits(app).newAccount;
  const countForTheDay = async (request: FastifyRequest): Promise<void> => {
    const about = `new accounts ${networkOf(request.ip)}`;
    const counter = { about, limit: config.limits.newAccountsADay, windowMs: DAY_MS };
    await requireAttempt(database, [counter], clock());
  };

  // Under load most anonymous sign-ins are rejected; done here, before a body or a database row is read.
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url !== routes.signIn.path || app.devices.hasCookie(request)) return;
    passwords.requireCapacity();
  });

  registerInviteRoutes(app);

  registerRoute(app, routes.checkAuth, ({ session }) => authStatus(app, session));

  registerRoute(
    app,
    routes.registerUser,
    async ({ body, raw }, reply) => {
      await countForTheDay(raw);
      const user = await limitEnumeration(networkOf(raw.ip), body.email, () => accounts.register(body));
      logSecurity(raw, 'account registered', { userId: user.id });
      await app.sessions.start(raw, reply, user.id, passwordUnchanged(user));
      return { userInfo: userInfo(user), userHasPassword: true };
    },
    { rateLimit },
  );

  registerRoute(app, routes.signIn, async ({ body, raw }, reply) => {
    const user = await accounts.signIn(body, clientOf(app, raw), (found) =>
      app.sessions.start(raw, reply, found.id, passwordUnchanged(found)),
    );
    const isKnownDevice = app.devices.idFor(raw, user) !== null;
    logSecurity(raw, 'signed in', { userId: user.id, by: 'password', isKnownDevice });
    return { userInfo: userInfo(user), userHasPassword: true };
  });

  registerRoute(
    app,
    routes.setupAccount,
    async ({ body, session, raw }, reply) => {
      if (session.hasPassword) failure('passwordAlreadySet');
      await countForTheDay(raw);
      const { userId } = session;
      const restart = async (give: (transaction: Database) => Promise<User>) => {
        const { changed, others } = await app.sessions.restart(raw, reply, userId, give);
        // Other sessions of the provider sign-in did not choose this password.
        if (others > 0) logSecurity(raw, 'sessions revoked', { userId, count: others });
        return changed;
      };
      const user = await limitEnumeration(networkOf(raw.ip), body.email, () =>
        accounts.setUp(userId, body, restart),
      );
      logSecurity(raw, 'account set up', { userId });
      return { userInfo: userInfo(user), userHasPassword: true };
    },
    { rateLimit },
  );

  registerRoute(app, routes.logout, async ({ session, raw }, reply) => {
    if (session) logSecurity(raw, 'signed out', { userId: session.userId });
    await app.sessions.end(raw, reply);
    // Covers may be in the browser's cache, and another user may use the same browser next.
    reply.header('clear-site-data', '"cache"');
  });
}

function clientOf(app: FastifyInstance, request: FastifyRequest): SignInClient {
  return {
    network: networkOf(request.ip),
    deviceFor: (user) => app.devices.idFor(request, user),
    onRefused: ({ code }, userId) =>
      logSecurity(request, code === 'tooMany' ? 'sign-in limited' : 'sign-in failed', {
        userId,
        reason: code,
      }),
  };
}
