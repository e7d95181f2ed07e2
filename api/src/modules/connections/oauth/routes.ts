// The full-page redirects of the OAuth flow. Whatever happens, the user ends on a screen.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OPEN_ID, providerRedirects, screens, SIGN_IN_SERVICES, type SignInService } from '@segue/contract';
import type { OAuthPurpose } from '@segue/contract/oauth-failures';
import { initiatorOf } from '../../../plugins/origin';
import { accountLimits } from '../../../plugins/rate-limits';
import { hashOf } from '../../../secrets/opaque-id';
import { passwordUnchanged } from '../../auth';
import { requireFresh } from '../../fresh-session';
import { logSecurity } from '../../../plugins/security-log';
import { ProviderError } from '../../../providers/music-provider';
import { refusalOf } from './provider-refusal';
import { CONNECTIONS_TAB, failureTarget, parseReturnTo } from './redirect-target';
import type { OAuthFlow } from './repository';
import { createOAuthService } from './service';
import { createStateCookies } from './state-cookies';

/** Resolves with the redirect address. */
type Redirect = (request: FastifyRequest, reply: FastifyReply, provider: SignInService) => Promise<string>;
type FlowStart = Pick<OAuthFlow, 'provider' | 'purpose' | 'return_to' | 'invite_hash'>;

export function registerOAuthRoutes(app: FastifyInstance): void {
  const { clock } = app;
  const oauth = createOAuthService(app);
  const ownOrigin = new URL(app.config.publicUrl).origin;
  const stateCookies = createStateCookies(app);
  const countStart = app.createRateLimit(accountLimits(app).oauthStart);

  /** The screen of a flow that failed. */
  const fail = (request: FastifyRequest, provider: SignInService, purpose: OAuthPurpose, cause: unknown) => {
    const { error, until } = refusalOf(cause, clock());
    const logged = { err: cause, provider };
    if (error === 'unexpected') request.log.error(logged, 'an OAuth redirect failed');
    else if (cause instanceof ProviderError) request.log.warn(logged, 'the provider refused an OAuth flow');
    const userId = request.session?.userId ?? null;
    logSecurity(request, 'oauth flow failed', { provider, userId, reason: error });
    return failureTarget(purpose, provider, error, until);
  };

  const start = async (request: FastifyRequest, reply: FastifyReply, flow: FlowStart): Promise<string> => {
    const { provider, purpose } = flow;
    if (!oauth.isConfigured(provider)) return failureTarget(purpose, provider, 'provider_not_configured');
    const counted = await countStart(request);
    if (!counted.isAllowed && counted.isExceeded) return failureTarget(purpose, provider, 'too_many');
    const isConnecting = purpose === 'connect';
    const { url, state, cookie } = await oauth.start({
      ...flow,
      session_hash: isConnecting ? app.sessions.hashIn(request) : null,
      user_id: isConnecting ? (request.session?.userId ?? null) : null,
    });
    stateCookies.set(reply, provider, state, cookie);
    return url;
  };

  const refuseOtherSite = (request: FastifyRequest, purpose: OAuthPurpose, provider: SignInService) => {
    const userId = request.session?.userId ?? null;
    logSecurity(request, 'oauth start refused', { provider, userId, reason: 'cross_site' });
    return failureTarget(purpose, provider, 'cross_site');
  };

  const startSignIn: Redirect = async (request, reply, provider) => {
    // Checked before counting, so that other sites cannot use up the rate limit of a network.
    if (initiatorOf(request, ownOrigin) === 'other-site')
      return refuseOtherSite(request, 'sign-in', provider);
    const { returnTo, invite } = queryOf(request);
    const invite_hash = typeof invite === 'string' ? hashOf(invite) : null;
    const return_to = parseReturnTo(returnTo);
    return start(request, reply, { provider, purpose: 'sign-in', return_to, invite_hash });
  };

  const startConnect: Redirect = async (request, reply, provider) => {
    const { session } = request;
    if (!session) return screens.signIn;
    if (!session.isSetUp) return screens.setupAccount;
    const initiator = initiatorOf(request, ownOrigin);
    if (initiator === 'other-site') return refuseOtherSite(request, 'connect', provider);
    // A typed address or a link in an email: the user decides with the button on the screen.
    if (initiator === 'unknown') return CONNECTIONS_TAB;
    requireFresh(request, session, clock);
    return start(request, reply, { provider, purpose: 'connect', return_to: null, invite_hash: null });
  };

  const callback: Redirect = async (request, reply, provider) => {
    const { session, log } = request;
    const { state, ...query } = queryOf(request);
    const cookie = stateCookies.take(request, reply, provider, state);
    const userId = session?.userId ?? null;
    const sessionHash = app.sessions.hashIn(request);
    const flow = await oauth.claim(state);
    // Without a known flow only the cookie tells that a user was connecting; a second visit of a callback has none any more.
    const wasConnecting = cookie !== null && session?.isSetUp && provider !== OPEN_ID;
    try {
      const user = await oauth.finish(flow, { ...query, state, provider, cookie, sessionHash, userId, log });
      if (!user) {
        logSecurity(request, 'provider connected', { provider, userId });
        return CONNECTIONS_TAB;
      }
      await app.sessions.start(request, reply, user.id, passwordUnchanged(user));
      logSecurity(request, 'signed in', { userId: user.id, by: 'provider', provider });
      const needsSetup = user.password_hash === null && provider !== OPEN_ID && app.config.passwordSignIn;
      if (needsSetup) return screens.setupAccount;
      return parseReturnTo(flow?.return_to) ?? screens.home;
    } catch (cause) {
      return fail(request, provider, flow?.purpose ?? (wasConnecting ? 'connect' : 'sign-in'), cause);
    }
  };

  /** With and without the trailing slash. */
  const register = (path: string, provider: SignInService, purpose: OAuthPurpose, redirect: Redirect) => {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const location = redirect(request, reply, provider).catch((cause: unknown) =>
        fail(request, provider, request.session && provider !== OPEN_ID ? 'connect' : purpose, cause),
      );
      return reply.redirect(await location, 303);
    };
    const options = { config: { access: 'anyone' }, exposeHeadRoute: false } as const;
    app.get(path, options, handler);
    app.get(path.replace(/\/$/, ''), options, handler);
  };
  for (const provider of SIGN_IN_SERVICES) {
    register(providerRedirects.signIn(provider), provider, 'sign-in', startSignIn);
    if (provider !== OPEN_ID)
      register(providerRedirects.connect(provider), provider, 'connect', startConnect);
    register(`${providerRedirects.callback(provider)}/`, provider, 'sign-in', callback);
  }
}

function queryOf(request: FastifyRequest): Record<string, unknown> {
  return typeof request.query === 'object' && request.query !== null ? { ...request.query } : {};
}
