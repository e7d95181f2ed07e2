/** Authenticates Web API requests, in the order of the real service as far as known: token, allow-list, user, scope. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Grant } from '@segue/provider-sandbox/core/tokens';
import type { SpotifyContext } from './context';
import { NOT_ALLOW_LISTED } from './fault-effects';
import type { SpotifyUser } from './users';

export type Caller = { grant: Grant; user: SpotifyUser | null };

export function sendError(reply: FastifyReply, status: number, message: string, reason?: string) {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: { status, message, ...(reason ? { reason } : {}) } }));
}

/** Returns the caller, or sends an error and returns null. */
export function authenticate(
  context: SpotifyContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Caller | null {
  const header = request.headers.authorization;
  if (!header) return refuse(sendError(reply, 401, 'No token provided'));
  const value = /^Bearer (\S+)$/.exec(header)?.[1];
  if (!value) return refuse(sendError(reply, 400, 'Only valid bearer authentication supported'));
  const token = context.tokens.findAccess('spotify', value);
  if (!token || token.grant.revoked) return refuse(sendError(reply, 401, 'Invalid access token'));
  if (token.expiresAt <= context.clock.now()) {
    void reply.header(
      'www-authenticate',
      'Bearer realm="spotify", error="invalid_token", error_description="The access token expired"',
    );
    return refuse(sendError(reply, 401, 'The access token expired'));
  }
  const user = token.grant.user === null ? null : (context.spotifyUsers.find(token.grant.user) ?? null);
  if (user && !user.allowListed)
    return refuse(reply.code(403).type('text/plain; charset=utf-8').send(NOT_ALLOW_LISTED));
  return { grant: token.grant, user };
}

/** For routes under /me: refuses tokens without a user. */
export function authenticateUser(
  context: SpotifyContext,
  request: FastifyRequest,
  reply: FastifyReply,
  scope?: string,
): { grant: Grant; user: SpotifyUser } | null {
  const caller = authenticate(context, request, reply);
  if (!caller) return null;
  if (!caller.user) return refuse(sendError(reply, 401, 'Valid user authentication required'));
  if (scope && !caller.grant.scopes.includes(scope))
    return refuse(sendError(reply, 403, 'Insufficient client scope'));
  return { grant: caller.grant, user: caller.user };
}

function refuse(_sent: FastifyReply): null {
  return null;
}
