/** Spotify's token endpoint: forms, single-use codes, consent that ends after six months. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { basicCredentials, type Fields, formFields, queryOf } from '@segue/provider-sandbox/core/bodies';
import { type Grant, verifierMatches } from '@segue/provider-sandbox/core/tokens';
import type { SpotifyContext } from './context';

export const TOKEN_PREFIXES = { code: 'AQ', access: 'BQ', refresh: 'AQ' };

/** Consent ends six months after it was given; a refresh does not extend it. */
const CONSENT_LIFE_MS = 183 * 24 * 3600 * 1000;

type TokenError = { status: number; error: string; error_description: string };
type TokenResponse = {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  scope?: string;
  refresh_token?: string;
};
type Client = { known: true; confidential: boolean } | { known: false; error: TokenError };

const tokenError = (error: string, description: string, status = 400): TokenError => ({
  status,
  error,
  error_description: description,
});

export function tokenRoute(context: SpotifyContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const result = grant(context, request);
    void reply.header('cache-control', 'no-store').type('application/json');
    if ('error' in result) {
      const { status, ...body } = result;
      return reply.code(status).send(JSON.stringify(body));
    }
    return reply.send(JSON.stringify(result));
  };
}

function grant(context: SpotifyContext, request: FastifyRequest): TokenError | TokenResponse {
  // Published clients send the fields in the query (spotify-api.js 9.2.5).
  const form = { ...queryOf(request), ...formFields(request) };
  if (form['grant_type'] === undefined) {
    return tokenError('unsupported_grant_type', 'grant_type parameter is missing');
  }
  const client = identify(context, request, form);
  switch (form['grant_type']) {
    case 'authorization_code':
      return exchangeCode(context, form, client);
    case 'refresh_token':
      return refresh(context, form, client);
    case 'client_credentials':
      if (!client.known) return client.error;
      if (!client.confidential) return tokenError('invalid_client', 'Invalid client secret');
      return issueAppToken(context);
    default:
      return tokenError(
        'unsupported_grant_type',
        'grant_type must be client_credentials, authorization_code or refresh_token',
      );
  }
}

function identify(context: SpotifyContext, request: FastifyRequest, form: Fields): Client {
  const { id, secret } = context.client;
  const basic = basicCredentials(request.headers.authorization);
  const given = basic ?? { id: form['client_id'] ?? '', secret: form['client_secret'] };
  if (given.id !== id) return { known: false, error: tokenError('invalid_client', 'Invalid client') };
  if (given.secret === undefined) return { known: true, confidential: false };
  return given.secret === secret
    ? { known: true, confidential: true }
    : { known: false, error: tokenError('invalid_client', 'Invalid client secret') };
}

function exchangeCode(context: SpotifyContext, form: Fields, client: Client): TokenError | TokenResponse {
  if (!form['code']) return tokenError('invalid_request', 'code must be supplied');
  if (!form['redirect_uri']) return tokenError('invalid_request', 'redirect_uri must be supplied');
  if (!client.known) return client.error;
  const code = context.tokens.findCode(form['code']);
  if (!code || code.used || code.grant.provider !== 'spotify')
    return tokenError('invalid_grant', 'Invalid authorization code');
  if (code.expiresAt < context.clock.now()) return tokenError('invalid_grant', 'Authorization code expired');
  if (code.redirectUri !== form['redirect_uri']) return tokenError('invalid_grant', 'Invalid redirect URI');
  if (code.challenge !== null && !form['code_verifier'])
    return tokenError('invalid_request', 'code_verifier required');
  if (code.challenge !== null && !verifierMatches(code.challenge, form['code_verifier'] ?? '')) {
    return tokenError('invalid_grant', 'code_verifier was incorrect');
  }
  if (!client.confidential && code.challenge === null)
    return tokenError('invalid_client', 'Invalid client secret');
  code.used = true;
  code.grant.pkce = !client.confidential;
  return answer(context, code.grant, context.tokens.issueRefresh(code.grant).token);
}

function refresh(context: SpotifyContext, form: Fields, client: Client): TokenError | TokenResponse {
  if (!form['refresh_token']) return tokenError('invalid_request', 'refresh_token must be supplied');
  if (!client.known) return client.error;
  const token = context.tokens.findRefresh('spotify', form['refresh_token']);
  if (!token || token.used) return tokenError('invalid_grant', 'Invalid refresh token');
  const { grant: owner } = token;
  if (owner.revoked) return tokenError('invalid_grant', 'Refresh token revoked');
  if (owner.authorizedAt + CONSENT_LIFE_MS <= context.clock.now())
    return tokenError('invalid_grant', 'Refresh token expired');
  if (!owner.pkce && !client.confidential) return tokenError('invalid_client', 'Invalid client secret');
  if (!owner.pkce && context.settings.spotify.refreshTokens === 'keep') return answer(context, owner, null);
  token.used = true;
  return answer(context, owner, context.tokens.issueRefresh(owner).token);
}

function issueAppToken(context: SpotifyContext): TokenResponse {
  const token = context.tokens.issueAccess(
    {
      provider: 'spotify',
      prefixes: TOKEN_PREFIXES,
      clientId: context.client.id,
      user: null,
      scopes: [],
      authorizedAt: context.clock.now(),
      pkce: false,
      revoked: false,
    },
    context.settings.spotify.accessTokenSeconds,
  );
  return {
    access_token: token.token,
    token_type: 'Bearer',
    expires_in: context.settings.spotify.accessTokenSeconds,
  };
}

function answer(context: SpotifyContext, owner: Grant, refreshToken: string | null): TokenResponse {
  const seconds = context.settings.spotify.accessTokenSeconds;
  return {
    access_token: context.tokens.issueAccess(owner, seconds).token,
    token_type: 'Bearer',
    scope: owner.scopes.join(' '),
    expires_in: seconds,
    ...(refreshToken ? { refresh_token: refreshToken } : {}),
  };
}
