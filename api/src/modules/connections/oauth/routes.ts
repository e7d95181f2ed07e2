// The full-page redirects of the OAuth flow. Whatever happens, the user ends on a screen.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from '../../../plugins/origin';
import { descriptorOf, providerRedirects, PROVIDERS, screens, type Provider } from '@segue/contract';
import type { OAuthFailureCode, OAuthPurpose } from '@segue/contract/oauth-failures';
import { accountLimits } from '../../../plugins/rate-limits';
import { passwordUnchanged } from '../../auth';
import { isFresh } from '../../fresh-session';
import { logSecurity } from '../../../plugins/security-log';
import { CONNECTIONS_TAB, failureTarget, parseReturnTo } from './redirect-target';
import { createOAuthService } from './service';
import { createStateCookies } from './state-cookies';

/** Which site made the browser start a flow: a GET, not covered by the check for changes from other origins. */
type Initiator = 'same-origin' | 'other-site' | 'unknown';

/** Reads Sec-Fetch-Site where the browser sends it, else Referer. Anything but a full-page navigation counts as another site. */
function initiatorOf({ headers }: FastifyRequest, ownOrigin: string): Initiator {
  const isOrMissing = (name: string, expected: string) => (headers[name] ?? expected) === expected;
  const isPage = isOrMissing('sec-fetch-mode', 'navigate') && isOrMissing('sec-fetch-dest', 'document');
  if (!isPage) return 'other-site';
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return 'same-origin';
  if (site === 'none') return 'unknown';
  if (site !== undefined) return 'other-site';
  const { referer } = headers;
  if (referer === undefined) return 'unknown';
  return originOf(referer) === ownOrigin ? 'same-origin' : 'other-site';
}

export function registerOAuthRoutes(app: FastifyInstance): void {
  const { providers, clock } = app;
  const oauth = createOAuthService(app);
  const ownOrigin = new URL(app.config.publicUrl).origin;
  const stateCookies = createStateCookies(app);
  const countStart = app.createRateLimit(accountLimits(app).oauthStart);

  const start = async (
    request: FastifyRequest,
    reply: FastifyReply,
    flow: { provider: Provider; purpose: OAuthPurpose; returnTo: string | null },
  ) => {
    const fail = (error: OAuthFailureCode) => go(reply, failureTarget(flow.purpose, flow.provider, error));
    if (!providers[flow.provider]) return fail('provider_not_configured');
    const counted = await countStart(request);
    if (!counted.isAllowed && counted.isExceeded) return fail('too_many');
    const isConnecting = flow.purpose === 'connect';
    const { url, state, cookie } = await oauth.start({
      ...flow,
      sessionHash: isConnecting ? app.sessions.hashIn(request) : null,
      userId: isConnecting ? (request.session?.userId ?? null) : null,
    });
    stateCookies.set(reply, flow.provider, state, cookie);
    return go(reply, url);
  };

  const refuseOtherSite = (
    request: FastifyRequest,
    reply: FastifyReply,
    purpose: OAuthPurpose,
    provider: Provider,
  ) => {
    const userId = request.session?.userId ?? null;
    logSecurity(request, 'oauth start refused', { provider, userId, reason: 'cross_site' });
    return go(reply, failureTarget(purpose, provider, 'cross_site'));
  };

  const startSignIn = async (request: FastifyRequest, reply: FastifyReply, provider: Provider) => {
    // Checked before counting, so that other sites cannot use up the rate limit of a network.
    if (initiatorOf(request, ownOrigin) === 'other-site') {
      return refuseOtherSite(request, reply, 'sign-in', provider);
    }
    return start(request, reply, {
      provider,
      purpose: 'sign-in',
      returnTo: parseReturnTo(queryOf(request)['returnTo']),
    });
  };

  const startConnect = async (request: FastifyRequest, reply: FastifyReply, provider: Provider) => {
    if (!request.session) return go(reply, screens.signIn);
    if (!request.session.hasPassword) return go(reply, screens.setupAccount);
    const initiator = initiatorOf(request, ownOrigin);
    if (initiator === 'other-site') return refuseOtherSite(request, reply, 'connect', provider);
    // A typed address or a link in an email: the user decides with the button on the screen.
    if (initiator === 'unknown') return go(reply, CONNECTIONS_TAB);
    if (!isFresh(request.session, clock())) {
      logSecurity(request, 'authentication too old', { userId: request.session.userId, provider });
      return go(reply, failureTarget('connect', provider, 'reauthenticate'));
    }
    return start(request, reply, { provider, purpose: 'connect', returnTo: null });
  };

  const callback = async (request: FastifyRequest, reply: FastifyReply, provider: Provider) => {
    const { state, code, error } = queryOf(request);
    const cookie = stateCookies.take(request, reply, provider, state);
    const userId = request.session?.userId ?? null;
    const sessionHash = app.sessions.hashIn(request);
    const { log } = request;
    const result = await oauth.finish({ provider, state, code, error, cookie, sessionHash, userId, log });
    if (result.kind === 'failed') {
      // Without a known flow only the cookie tells that a user was connecting; a second visit of a callback has none any more.
      const wasConnecting = cookie !== null && request.session?.hasPassword;
      const purpose = result.purpose ?? (wasConnecting ? 'connect' : 'sign-in');
      logSecurity(request, 'oauth flow failed', { provider, userId, reason: result.error });
      if (result.cause)
        request.log.warn({ err: result.cause, provider }, 'the provider refused an OAuth flow');
      return go(reply, failureTarget(purpose, provider, result.error, result.until));
    }
    if (result.kind === 'connected') {
      logSecurity(request, 'provider connected', { provider, userId: result.userId });
      return go(reply, CONNECTIONS_TAB);
    }
    const { user } = result;
    await app.sessions.start(request, reply, user.id, passwordUnchanged(user));
    logSecurity(request, 'signed in', { userId: user.id, by: 'provider', provider });
    if (user.password_hash === null) return go(reply, screens.setupAccount);
    return go(reply, parseReturnTo(result.returnTo) ?? screens.home);
  };

  for (const provider of PROVIDERS.filter((one) => descriptorOf(one).login === 'oauth')) {
    const register = (path: string, purpose: OAuthPurpose, redirect: typeof callback) =>
      registerRedirect(app, path, { provider, purpose }, (request, reply) =>
        redirect(request, reply, provider),
      );
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
  redirect: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    try {
      return await redirect(request, reply);
    } catch (error) {
      request.log.error({ err: error, provider }, 'an OAuth redirect failed');
      return go(reply, failureTarget(request.session ? 'connect' : purpose, provider, 'unexpected'));
    }
  };
  const config = { access: 'anyone' } as const;
  app.get(path, { config, exposeHeadRoute: false }, handler);
  app.get(path.replace(/\/$/, ''), { config, exposeHeadRoute: false }, handler);
}

function go(reply: FastifyReply, location: string): FastifyReply {
  return reply.redirect(location, 303);
}

function queryOf(request: FastifyRequest): Record<string, unknown> {
  return typeof request.query === 'object' && request.query !== null ? { ...request.query } : {};
}
