import { routes } from '@segue/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes';
import { requireAttempt } from '../../database/attempts';
import { failure } from '../../failure';
import { networkOf } from '../../plugins/network';
import { accountLimits } from '../../plugins/rate-limits';
import { logSecurity } from '../../plugins/security-log';
import { authStatus, userInfo } from './auth-status';
import { signInProxyUser } from './proxy-sign-in';
import { createInvite, selectInvites } from './invites';
import { inUserTransaction } from './repository';
import { createEnumerationLimit } from './sign-in-limiter';
import { createAuthService, passwordUnchanged } from './service';

const DAY_MS = 86_400_000;
/** Unused invites that one user may have. */
const INVITES_MAX = 10;
const TOO_MANY_INVITES = `You have ${INVITES_MAX} unused invite links. Wait until one is used or expires.`;
const PASSWORD_ROUTES: readonly unknown[] = [routes.signIn.path, routes.registerUser.path];

export async function authModule(app: FastifyInstance): Promise<void> {
  const { database, passwords, clock, config } = app;
  const accounts = createAuthService(app);
  const limitEnumeration = createEnumerationLimit(app);
  const rateLimit = accountLimits(app).newAccount;
  const countForTheDay = async (request: FastifyRequest): Promise<void> => {
    const about = `new accounts ${networkOf(request.ip)}`;
    const counter = { about, limit: config.limits.newAccountsADay, windowMs: DAY_MS };
    await requireAttempt(database, [[counter]], clock());
  };

  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions;
    if (!config.passwordSignIn && PASSWORD_ROUTES.includes(url)) failure('passwordsOff');
    // Under load most anonymous sign-ins are rejected; done here, before a body or a database row is read.
    if (url === routes.signIn.path && !app.devices.hasCookie(request)) passwords.requireCapacity();
  });

  registerRoute(app, routes.checkAuth, async ({ session, raw }, reply) =>
    session ? authStatus(app, session) : signInProxyUser(app, raw, reply),
  );

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
    const user = await accounts.signIn(raw, reply, body);
    return { userInfo: userInfo(user), userHasPassword: true };
  });

  registerRoute(
    app,
    routes.setupAccount,
    async ({ body, session, raw }, reply) => {
      if (session.isSetUp) failure('passwordAlreadySet');
      await countForTheDay(raw);
      const { userId } = session;
      const user = await limitEnumeration(networkOf(raw.ip), body.email, () =>
        accounts.setUp(raw, reply, userId, body),
      );
      logSecurity(raw, 'account set up', { userId });
      return { userInfo: userInfo(user), userHasPassword: true };
    },
    { rateLimit },
  );

  registerRoute(
    app,
    routes.createInvite,
    async ({ session: { userId }, raw }) => {
      if (!config.userInvites) failure('invitesOff');
      const invite = await inUserTransaction(database, userId, async (transaction) => {
        const unused = await selectInvites(transaction, userId, clock());
        if (unused.length >= INVITES_MAX) failure('tooMany', { message: TOO_MANY_INVITES });
        return createInvite(transaction, config, userId, clock());
      });
      logSecurity(raw, 'invite created', { userId });
      return invite;
    },
    { rateLimit: accountLimits(app).invites },
  );

  registerRoute(app, routes.logout, async ({ session, raw }, reply) => {
    if (session) logSecurity(raw, 'signed out', { userId: session.userId });
    await app.sessions.end(raw, reply);
    // Covers may be in the browser's cache, and another user may use the same browser next.
    reply.header('clear-site-data', '"cache"');
  });
}
