// The full-page redirects of the OAuth flow. Whatever happens, the user ends on a screen.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { descriptorOf, providerRedirects, PROVIDERS, screens, type Provider } from '@segue/contract';
import type { OAuthFailureCode, OAuthPurpose } from '@segue/contract/oauth-failures';
import { initiatorOf } from '../../../plugins/origin';
import { accountLimits } from '../../../plugins/rate-limits';
import { hashOf } from '../../../secrets/opaque-id';
import { passwordUnchanged } from '../../auth';
import { isFresh } from '../../fresh-session';
import { logSecurity } from '../../../plugins/security-log';
import { CONNECTIONS_TAB, failureTarget, parseReturnTo } from './redirect-target';
import { createOAuthService } from './service';
import { createStateCookies } from './state-cookies';

/** Resolves with the redirect address. */
type Redirect = (request: FastifyRequest, reply: FastifyReply, provider: Provider) => Promise<string>;
type StartedFlow = {
  provider: Provider;
  purpose: OAuthPurpose;
  returnTo: string | null;
  invite: string | null;
};

export function registerOAuthRoutes(app: FastifyInstance): void {
  const { providers, clock } = app;
  const oauth = createOAuthService(app);
  const ownOrigin = new URL(app.config.publicUrl).origin;
  const stateCookies = createStateCookies(app);
  const countStart = app.createRateLimit(accountLimits(app).oauthStart);

  const start = async (request: FastifyRequest, reply: FastifyReply, flow: StartedFlow): Promise<string> => {
    const { provider, purpose } = flow;
    const fail = (error: OAuthFailureCode) => failureTarget(purpose, provider, error);
    if (!providers[provider]) return fail('provider_not_configured');
    const counted = await countStart(request);
    if (!counted.isAllowed && counted.isExceeded) return fail('too_many');
    const isConnecting = purpose === 'connect';
    const { url, state, cookie } = await oauth.start({
      ...flow,
      sessionHash: isConnecting ? app.sessions.hashIn(request) : null,
      userId: isConnecting ? (request.session?.userId ?? null) : null,
    });
    stateCookies.set(reply, provider, state, cookie);
    return url;
  };

  const refuseOtherSite = (request: FastifyRequest, purpose: OAuthPurpose, provider: Provider): string => {
    const userId = request.session?.userId ?? null;
    logSecurity(request, 'oauth start refused', { provider, userId, reason: 'cross_site' });
    return failureTarget(purpose, provider, 'cross_site');
  };

  const startSignIn: Redirect = async (request, reply, provider) => {
    // Checked before counting, so that other sites cannot use up the rate limit of a network.
    if (initiatorOf(request, ownOrigin) === 'other-site')
      return refuseOtherSite(request, 'sign-in', provider);
    const { returnTo, invite } = queryOf(request);
    return start(request, reply, {
      provider,
      purpose: 'sign-in',
      returnTo: parseReturnTo(returnTo),
      invite: typeof invite === 'string' ? hashOf(invite) : null,
    });
  };

  const startConnect: Redirect = async (request, reply, provider) => {
    const { session } = request;
    if (!session) return screens.signIn;
    if (!session.hasPassword) return screens.setupAccount;
    const initiator = initiatorOf(request, ownOrigin);
    if (initiator === 'other-site') return refuseOtherSite(request, 'connect', provider);
    // A typed address or a link in an email: the user decides with the button on the screen.
    if (initiator === 'unknown') return CONNECTIONS_TAB;
    if (!isFresh(session, clock())) {
      logSecurity(request, 'authentication too old', { userId: session.userId, provider });
      return failureTarget('connect', provider, 'reauthenticate');
    }
    return start(request, reply, { provider, purpose: 'connect', returnTo: null, invite: null });
  };

  const callback: Redirect = async (request, reply, provider) => {
    const { state, code, error } = queryOf(request);
    const { log } = request;
    const cookie = stateCookies.take(request, reply, provider, state);
    const userId = request.session?.userId ?? null;
    const sessionHash = app.sessions.hashIn(request);
    const result = await oauth.finish({ provider, state, code, error, cookie, sessionHash, userId, log });
    if (result.kind === 'failed') {
      // Without a known flow only the cookie tells that a user was connecting; a second visit of a callback has none any more.
      const wasConnecting = cookie !== null && request.session?.hasPassword;
      const purpose = result.purpose ?? (wasConnecting ? 'connect' : 'sign-in');
      logSecurity(request, 'oauth flow failed', { provider, userId, reason: result.error });
      if (result.cause) log.warn({ err: result.cause, provider }, 'the provider refused an OAuth flow');
      return failureTarget(purpose, provider, result.error, result.until);
    }
    if (result.kind === 'connected') {
      logSecurity(request, 'provider connected', { provider, userId: result.userId });
      return CONNECTIONS_TAB;
    }
    const { user } = result;
    await app.sessions.start(request, reply, user.id, passwordUnchanged(user));
    logSecurity(request, 'signed in', { userId: user.id, by: 'provider', provider });
    if (user.password_hash === null) return screens.setupAccount;
    return parseReturnTo(result.returnTo) ?? screens.home;
  };

  for (const provider of PROVIDERS.filter((one) => descriptorOf(one).login === 'oauth')) {
    const register = (path: string, purpose: OAuthPurpose, redirect: Redirect) =>
      registerRedirect(app, path, { provider, purpose }, redirect);
    register(providerRedirects.signIn(provider), 'sign-in', startSignIn);
    register(providerRedirects.connect(provider), 'connect', startConnect);
    register(`${providerRedirects.callback(provider)}/`, 'sign-in', callback);
  }
}

/** Registers a redirect with and without the trailing slash. An unexpected error is logged and redirects to a screen as well. */
function registerRedirect(
  app: FastifyInstance,
  path: string,
  { provider, purpose }: { provider: Provider; purpose: OAuthPurpose },
  redirect: Redirect,
): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const location = await redirect(request, reply, provider).catch((error: unknown) => {
      request.log.error({ err: error, provider }, 'an OAuth redirect failed');
      return failureTarget(request.session ? 'connect' : purpose, provider, 'unexpected');
    });
    return reply.redirect(location, 303);
  };
  const options = { config: { access: 'anyone' }, exposeHeadRoute: false } as const;
  app.get(path, options, handler);
  app.get(path.replace(/\/$/, ''), options, handler);
}

function queryOf(request: FastifyRequest): Record<string, unknown> {
  return typeof request.query === 'object' && request.query !== null ? { ...request.query } : {};
}
