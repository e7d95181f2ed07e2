/** The token endpoint: refresh tokens once, an application's own exchange by Basic only and not too often. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { basicCredentials, formFields, type Fields } from '../core/bodies';
import { exchangeLimitBody } from '../core/effects';
import { verifierMatches, type Grant } from '../core/tokens';
import type { World } from '../world';

type Outcome = { status: number; body: Record<string, unknown> };

const refuse = (error: string, status = 400): Outcome => ({ status, body: { error } });

export function soundCloudTokenRoute(world: World) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { status, body } = exchange(world, request);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(body));
  };
}

function exchange(world: World, request: FastifyRequest): Outcome {
  const form = formFields(request);
  if (!form || !form['grant_type']) return refuse('invalid_request');
  switch (form['grant_type']) {
    case 'client_credentials':
      return forApplication(world, request);
    case 'authorization_code':
      return isOurClient(world, form) ? forCode(world, form) : refuse('invalid_client', 401);
    case 'refresh_token':
      return isOurClient(world, form) ? forRefresh(world, form) : refuse('invalid_client', 401);
    default:
      return refuse('unsupported_grant_type');
  }
}

/** Body only: the secret is needed even with PKCE. */
function isOurClient(world: World, form: Fields): boolean {
  const { id, secret } = world.clients.soundcloud;
  return form['client_id'] === id && form['client_secret'] === secret;
}

function forApplication(world: World, request: FastifyRequest): Outcome {
  const { id, secret } = world.clients.soundcloud;
  const now = world.clock.now();
  const recent = (windowMs: number) => world.exchanges.filter((at) => at > now - windowMs).length;
  const { exchangesPerHour, exchangesPerTwelveHours } = world.settings.soundcloud;
  if (recent(HOUR_MS) >= exchangesPerHour || recent(12 * HOUR_MS) >= exchangesPerTwelveHours) {
    return { status: 429, body: exchangeLimitBody(now + HOUR_MS) };
  }
  world.exchanges.push(now);
  const basic = basicCredentials(request.headers.authorization);
  if (basic?.id !== id || basic.secret !== secret) return refuse('invalid_client', 401);
  return tokens(world, {
    provider: 'soundcloud',
    clientId: id,
    person: null,
    scopes: [],
    authorizedAt: now,
    pkce: false,
    revoked: false,
  });
}

function forCode(world: World, form: Fields): Outcome {
  const code = world.tokens.findCode(form['code'] ?? '');
  if (!form['code'] || !form['redirect_uri'] || !form['code_verifier']) return refuse('invalid_request');
  const isGood =
    code !== undefined &&
    !code.used &&
    code.grant.provider === 'soundcloud' &&
    code.expiresAt >= world.clock.now() &&
    code.redirectUri === form['redirect_uri'] &&
    verifierMatches(code.challenge ?? '', form['code_verifier']);
  if (!isGood) return refuse('invalid_grant');
  code.used = true;
  return tokens(world, code.grant);
}

function forRefresh(world: World, form: Fields): Outcome {
  const token = world.tokens.findRefresh('soundcloud', form['refresh_token'] ?? '');
  if (!token || token.dead || token.grant.revoked) return refuse('invalid_grant');
  token.dead = true;
  return tokens(world, token.grant);
}

function tokens(world: World, grant: Grant): Outcome {
  const seconds = world.settings.soundcloud.accessTokenSeconds;
  return {
    status: 200,
    body: {
      access_token: world.tokens.issueAccess(grant, seconds).token,
      token_type: 'bearer',
      expires_in: seconds,
      refresh_token: world.tokens.issueRefresh(grant).token,
      scope: '',
    },
  };
}

const HOUR_MS = 3600 * 1000;
