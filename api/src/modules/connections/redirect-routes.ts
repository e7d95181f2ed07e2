// The full-page redirects: off to a provider, and back. Whatever happens, a person ends on a screen.
import {
  type OAuthFailureCode,
  type OAuthPurpose,
  type Provider,
  providerRedirects,
  PROVIDERS,
  screens,
} from '@segue/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { accountLimits } from '../../plugins/rate-limits';
import { samePassword } from '../auth/service';
import { isFresh } from '../fresh-session';
import { logSecurity } from '../security-log';
import { startedBy } from './foreign-start';
import { CONNECTIONS_TAB, failureLanding, wantedScreen } from './landing';
import { connectTo, signInWith } from './linking';
import { finishRound } from './round-finish';
import { createRoundMarks } from './round-marks';
import { startRound } from './round-start';

/** Registers start, connect and callback for every provider. */
export function registerRedirects(app: FastifyInstance): void {
  const { database, providers, tokenCipher, clock } = app;
  const parts = { database, providers, tokenCipher, clock, publicUrl: app.config.publicUrl };
  const ours = new URL(app.config.publicUrl).origin;
  const marks = createRoundMarks(app);
  const countStart = app.createRateLimit(accountLimits(app).oauthStart);

  const begin = async (
    request: FastifyRequest,
    reply: FastifyReply,
    round: { provider: Provider; purpose: OAuthPurpose; returnTo: string | null },
  ) => {
    if (app.config[round.provider].clientId === '') {
      return go(reply, failureLanding(round.purpose, round.provider, 'provider_unavailable'));
    }
    const counted = await countStart(request);
    if (!counted.isAllowed && counted.isExceeded) {
      return go(reply, failureLanding(round.purpose, round.provider, 'too_many'));
    }
    await marks.makeRoom(request, reply);
    const connecting = round.purpose === 'connect';
    const { url, state, mark } = await startRound(parts, {
      ...round,
      sessionHash: connecting ? app.sessions.hashIn(request) : null,
      userId: connecting ? (request.session?.userId ?? null) : null,
    });
    marks.give(reply, round.provider, state, mark);
    return go(reply, url);
  };

  const refuseForeign = (
    request: FastifyRequest,
    reply: FastifyReply,
    purpose: OAuthPurpose,
    provider: Provider,
  ) => {
    const userId = request.session?.userId ?? null;
    logSecurity(request, 'provider start refused', { provider, userId, reason: 'cross_site' });
    return go(reply, failureLanding(purpose, provider, 'cross_site'));
  };

  const comeBack = async (request: FastifyRequest, reply: FastifyReply, provider: Provider) => {
    const { state, code, error } = queryOf(request);
    const mark = marks.take(request, reply, provider, state);
    const finished = await finishRound(parts, {
      provider,
      state,
      code,
      error,
      mark,
      sessionHash: app.sessions.hashIn(request),
      userId: request.session?.userId ?? null,
    });
    if (!finished.ok) {
      const isOpen = mark !== null && request.session?.hasPassword;
      // A member who still has the mark was about to connect. Who comes back a second time has it no more, and lost nothing: from
      // the sign-in screen a member is led on.
      const purpose = finished.purpose ?? (isOpen ? 'connect' : 'sign-in');
      const userId = request.session?.userId ?? null;
      logSecurity(request, 'provider round failed', { provider, userId, reason: finished.error });
      return go(reply, failureLanding(purpose, provider, finished.error));
    }

    const { transaction, ...grant } = finished;
    const identity = { provider, tokens: grant.tokens, profile: grant.profile };
    const now = clock().toISOString();
    if (transaction.purpose === 'connect' && transaction.user_id !== null) {
      const userId = transaction.user_id;
      const outcome = await connectTo(parts, { round: transaction, userId }, identity, now);
      if (outcome === 'connected') {
        logSecurity(request, 'provider connected', { provider, userId });
        return go(reply, CONNECTIONS_TAB);
      }
      logSecurity(request, 'provider round failed', { provider, userId, reason: outcome });
      return go(reply, failureLanding('connect', provider, outcome));
    }
    const user = await signInWith(parts, identity, now);
    await app.sessions.start(request, reply, user.id, samePassword(user));
    logSecurity(request, 'signed in', { userId: user.id, by: 'provider', provider });
    if (user.password_hash === null) return go(reply, screens.setupAccount);
    return go(reply, wantedScreen(transaction.return_to) ?? screens.home);
  };

  for (const provider of PROVIDERS) {
    onBothSpellings(app, providerRedirects.signIn(provider), 'sign-in', provider, async (request, reply) => {
      // Before it is counted: what other sites ask for must not use up what the network may.
      if (startedBy(request, ours) === 'another site') {
        return refuseForeign(request, reply, 'sign-in', provider);
      }
      const returnTo = wantedScreen(queryOf(request)['returnTo']);
      return begin(request, reply, { provider, purpose: 'sign-in', returnTo });
    });
    onBothSpellings(app, providerRedirects.connect(provider), 'connect', provider, async (request, reply) => {
      if (!request.session) return go(reply, screens.signIn);
      if (!request.session.hasPassword) return go(reply, screens.setupAccount);
      const start = startedBy(request, ours);
      if (start === 'another site') return refuseForeign(request, reply, 'connect', provider);
      // Typed, or opened from a mail: the person is shown the button and presses it, or does not.
      if (start === 'unknown') return go(reply, CONNECTIONS_TAB);
      if (!isFresh(request.session, clock())) {
        logSecurity(request, 'authentication too old', { userId: request.session.userId, provider });
        return go(reply, failureLanding('connect', provider, 'reauthenticate'));
      }
      return begin(request, reply, { provider, purpose: 'connect', returnTo: null });
    });
    onBothSpellings(app, `${providerRedirects.callback(provider)}/`, 'sign-in', provider, (request, reply) =>
      comeBack(request, reply, provider),
    );
  }
}

type Redirect = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** With and without the trailing slash; what nobody foresaw ends on a screen as well, and in the log. */
function onBothSpellings(
  app: FastifyInstance,
  path: string,
  purpose: OAuthPurpose,
  provider: Provider,
  redirect: Redirect,
): void {
  const handler: RouteHandlerMethod = async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    try {
      return await redirect(request, reply);
    } catch (error) {
      request.log.error({ err: error, provider }, 'a provider round broke');
      const landing: OAuthFailureCode = 'unexpected';
      return go(reply, failureLanding(request.session ? 'connect' : purpose, provider, landing));
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
