/** SoundCloud's token endpoint: single-use refresh tokens, client credentials by Basic only and rate limited. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { basicCredentials, type Fields, formFields } from '@segue/provider-sandbox/core/bodies';
import { type Grant, verifierMatches } from '@segue/provider-sandbox/core/tokens';
import type { SoundCloudContext } from './context';
import { exchangeLimitBody } from './fault-effects';

export const TOKEN_PREFIXES = { code: '', access: '2-', refresh: '' };

type TokenResult = { status: number; body: Record<string, unknown> };

const refuse = (error: string, status = 400): TokenResult => ({ status, body: { error } });

export function soundCloudTokenRoute(context: SoundCloudContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { status, body } = exchange(context, request);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(body));
  };
}

/** Runs before faults, because SoundCloud counts the requests that it refuses. */
export function countAppTokenRequest(context: SoundCloudContext) {
  return async (request: FastifyRequest) => {
    if (formFields(request)?.['grant_type'] === 'client_credentials') {
      context.exchanges.push(context.clock.now());
    }
  };
}

function exchange(context: SoundCloudContext, request: FastifyRequest): TokenResult {
  const form = formFields(request);
  if (!form || !form['grant_type']) return refuse('invalid_request');
  switch (form['grant_type']) {
    case 'client_credentials':
      return issueAppToken(context, request);
    case 'authorization_code':
      return isValidClient(context, form) ? exchangeCode(context, form) : refuse('invalid_client', 401);
    case 'refresh_token':
      return isValidClient(context, form) ? refreshToken(context, form) : refuse('invalid_client', 401);
    default:
      return refuse('unsupported_grant_type');
  }
}

/** The secret must be in the body, even with PKCE. */
function isValidClient(context: SoundCloudContext, form: Fields): boolean {
  const { id, secret } = context.client;
  return form['client_id'] === id && form['client_secret'] === secret;
}

function issueAppToken(context: SoundCloudContext, request: FastifyRequest): TokenResult {
  const { id, secret } = context.client;
  const now = context.clock.now();
  const recent = (windowMs: number) => context.exchanges.filter((at) => at > now - windowMs).length;
  const { exchangesPerHour, exchangesPerTwelveHours } = context.settings.soundcloud;
  if (recent(HOUR_MS) > exchangesPerHour || recent(12 * HOUR_MS) > exchangesPerTwelveHours) {
    return { status: 429, body: exchangeLimitBody(now + HOUR_MS) };
  }
  const basic = basicCredentials(request.headers.authorization);
  if (basic?.id !== id || basic.secret !== secret) return refuse('invalid_client', 401);
  return tokens(context, {
    provider: 'soundcloud',
    prefixes: TOKEN_PREFIXES,
    clientId: id,
    user: null,
    scopes: [],
    authorizedAt: now,
    pkce: false,
    revoked: false,
  });
}

function exchangeCode(context: SoundCloudContext, form: Fields): TokenResult {
  const code = context.tokens.findCode(form['code'] ?? '');
  if (!form['code'] || !form['redirect_uri'] || !form['code_verifier']) return refuse('invalid_request');
  const isValid =
    code !== undefined &&
    !code.used &&
    code.grant.provider === 'soundcloud' &&
    code.expiresAt >= context.clock.now() &&
    code.redirectUri === form['redirect_uri'] &&
    verifierMatches(code.challenge ?? '', form['code_verifier']);
  if (!isValid) return refuse('invalid_grant');
  code.used = true;
  return tokens(context, code.grant);
}

function refreshToken(context: SoundCloudContext, form: Fields): TokenResult {
  const token = context.tokens.findRefresh('soundcloud', form['refresh_token'] ?? '');
  if (!token || token.used || token.grant.revoked) return refuse('invalid_grant');
  token.used = true;
  return tokens(context, token.grant);
}

function tokens(context: SoundCloudContext, grant: Grant): TokenResult {
  const seconds = context.settings.soundcloud.accessTokenSeconds;
  return {
    status: 200,
    body: {
      access_token: context.tokens.issueAccess(grant, seconds).token,
      token_type: 'bearer',
      expires_in: seconds,
      refresh_token: context.tokens.issueRefresh(grant).token,
      scope: '',
    },
  };
}

const HOUR_MS = 3600 * 1000;
