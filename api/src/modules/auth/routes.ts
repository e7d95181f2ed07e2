import { routes } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../contract-routes';
import { failure } from '../../failure';
import { accountLimits } from '../account-limits';
import { authStatus, userInfo } from './auth-status';
import { createAuthService } from './service';
import { createSignInLimiter, signInLimits } from './sign-in-limiter';

/** Accounts and sessions: checkAuth, registerUser, signIn, setupAccount, logout. */
export async function authModule(app: FastifyInstance): Promise<void> {
  const accounts = createAuthService({
    database: app.database,
    passwords: app.passwords,
    limiter: createSignInLimiter(signInLimits(app.config)),
    clock: app.clock,
  });

  const rateLimit = accountLimits(app).newAccount;

  registerRoute(app, routes.checkAuth, ({ session }) => authStatus(app.database, session));

  registerRoute(
    app,
    routes.registerUser,
    async ({ body, raw }, reply) => {
      const user = await accounts.register(body);
      await app.sessions.start(raw, reply, user.id);
      return { userInfo: userInfo(user), userHasPassword: true };
    },
    { rateLimit },
  );

  registerRoute(app, routes.signIn, async ({ body, raw }, reply) => {
    const user = await accounts.signIn(body, raw.ip);
    await app.sessions.start(raw, reply, user.id);
    return { userInfo: userInfo(user), userHasPassword: true };
  });

  registerRoute(
    app,
    routes.setupAccount,
    async ({ body, session, raw }, reply) => {
      if (session.hasPassword) failure('passwordAlreadySet');
      const user = await accounts.setUp(session.userId, body);
      await app.sessions.start(raw, reply, user.id);
      return { userInfo: userInfo(user), userHasPassword: true };
    },
    { rateLimit },
  );

  registerRoute(app, routes.logout, async ({ raw }, reply) => {
    await app.sessions.end(raw, reply);
    // Covers may be in the browser's cache, and the next person may use the same browser.
    reply.header('clear-site-data', '"cache"');
    return { success: true };
  });
}
