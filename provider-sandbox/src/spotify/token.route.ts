/** The token endpoint, as strict as the real one: form bodies only, three grants, codes once, six months of refreshing. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { basicCredentials, formFields, type Fields } from '../core/bodies';
import { verifierMatches, type Grant } from '../core/tokens';
import type { World } from '../world';

/** A person's consent ends six months after it was given; refreshing does not move the day. */
export const CONSENT_LIFE_MS = 183 * 24 * 3600 * 1000;

type Refusal = { status: number; error: string; error_description: string };
type Success = {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  scope?: string;
  refresh_token?: string;
};
type Client = { known: true; confidential: boolean } | { known: false; refusal: Refusal };

const refusal = (error: string, description: string, status = 400): Refusal => ({
  status,
  error,
  error_description: description,
});

export function tokenRoute(world: World) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const outcome = grant(world, request);
    void reply.header('cache-control', 'no-store').type('application/json');
    if ('error' in outcome) {
      const { status, ...body } = outcome;
      return reply.code(status).send(JSON.stringify(body));
    }
    return reply.send(JSON.stringify(outcome));
  };
}

function grant(world: World, request: FastifyRequest): Refusal | Success {
  const form = formFields(request);
  if (!form || form['grant_type'] === undefined) {
    return refusal('unsupported_grant_type', 'grant_type parameter is missing');
  }
  const client = identify(world, request, form);
  switch (form['grant_type']) {
    case 'authorization_code':
      return exchangeCode(world, form, client);
    case 'refresh_token':
      return refresh(world, form, client);
    case 'client_credentials':
      if (!client.known) return client.refusal;
      if (!client.confidential) return refusal('invalid_client', 'Invalid client secret');
      return withoutPerson(world);
    default:
      return refusal(
        'unsupported_grant_type',
        'grant_type must be client_credentials, authorization_code or refresh_token',
      );
  }
}

function identify(world: World, request: FastifyRequest, form: Fields): Client {
  const { id, secret } = world.clients.spotify;
  const basic = basicCredentials(request.headers.authorization);
  const given = basic ?? { id: form['client_id'] ?? '', secret: form['client_secret'] };
  if (given.id !== id) return { known: false, refusal: refusal('invalid_client', 'Invalid client') };
  if (given.secret === undefined) return { known: true, confidential: false };
  return given.secret === secret
    ? { known: true, confidential: true }
    : { known: false, refusal: refusal('invalid_client', 'Invalid client secret') };
}

function exchangeCode(world: World, form: Fields, client: Client): Refusal | Success {
  if (!form['code']) return refusal('invalid_request', 'code must be supplied');
  if (!form['redirect_uri']) return refusal('invalid_request', 'redirect_uri must be supplied');
  if (!client.known) return client.refusal;
  const code = world.tokens.findCode(form['code']);
  if (!code || code.used || code.grant.provider !== 'spotify')
    return refusal('invalid_grant', 'Invalid authorization code');
  if (code.expiresAt < world.clock.now()) return refusal('invalid_grant', 'Authorization code expired');
  if (code.redirectUri !== form['redirect_uri']) return refusal('invalid_grant', 'Invalid redirect URI');
  if (code.challenge !== null && !form['code_verifier'])
    return refusal('invalid_request', 'code_verifier required');
  if (code.challenge !== null && !verifierMatches(code.challenge, form['code_verifier'] ?? '')) {
    return refusal('invalid_grant', 'code_verifier was incorrect');
  }
  if (!client.confidential && code.challenge === null)
    return refusal('invalid_client', 'Invalid client secret');
  code.used = true;
  code.grant.pkce = !client.confidential;
  return answer(world, code.grant, world.tokens.issueRefresh(code.grant).token);
}

function refresh(world: World, form: Fields, client: Client): Refusal | Success {
  if (!form['refresh_token']) return refusal('invalid_request', 'refresh_token must be supplied');
  if (!client.known) return client.refusal;
  const token = world.tokens.findRefresh('spotify', form['refresh_token']);
  if (!token || token.dead) return refusal('invalid_grant', 'Invalid refresh token');
  const { grant: owner } = token;
  if (owner.revoked) return refusal('invalid_grant', 'Refresh token revoked');
  if (owner.authorizedAt + CONSENT_LIFE_MS <= world.clock.now())
    return refusal('invalid_grant', 'Refresh token expired');
  if (!owner.pkce && !client.confidential) return refusal('invalid_client', 'Invalid client secret');
  if (!owner.pkce && world.settings.spotify.refreshTokens === 'keep') return answer(world, owner, null);
  token.dead = true;
  return answer(world, owner, world.tokens.issueRefresh(owner).token);
}

function withoutPerson(world: World): Success {
  const token = world.tokens.issueAccess(
    {
      provider: 'spotify',
      clientId: world.clients.spotify.id,
      person: null,
      scopes: [],
      authorizedAt: world.clock.now(),
      pkce: false,
      revoked: false,
    },
    world.settings.spotify.accessTokenSeconds,
  );
  return {
    access_token: token.token,
    token_type: 'Bearer',
    expires_in: world.settings.spotify.accessTokenSeconds,
  };
}

function answer(world: World, owner: Grant, refreshToken: string | null): Success {
  const seconds = world.settings.spotify.accessTokenSeconds;
  return {
    access_token: world.tokens.issueAccess(owner, seconds).token,
    token_type: 'Bearer',
    scope: owner.scopes.join(' '),
    expires_in: seconds,
    ...(refreshToken ? { refresh_token: refreshToken } : {}),
  };
}
