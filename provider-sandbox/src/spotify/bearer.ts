/** Who is calling the Web API, checked in the order the real one seems to: token, allow-list, person, scope. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NOT_ALLOW_LISTED } from '../core/effects';
import type { Grant } from '../core/tokens';
import type { World } from '../world';
import type { SpotifyPerson } from './people';

export type Caller = { grant: Grant; person: SpotifyPerson | null };

export function sendError(reply: FastifyReply, status: number, message: string, reason?: string) {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: { status, message, ...(reason ? { reason } : {}) } }));
}

/** Answers the request itself when it may not pass. */
export function admit(world: World, request: FastifyRequest, reply: FastifyReply): Caller | null {
  const header = request.headers.authorization;
  if (!header) return refuse(sendError(reply, 401, 'No token provided'));
  const value = /^Bearer (\S+)$/.exec(header)?.[1];
  if (!value) return refuse(sendError(reply, 400, 'Only valid bearer authentication supported'));
  const token = world.tokens.findAccess('spotify', value);
  if (!token || token.grant.revoked) return refuse(sendError(reply, 401, 'Invalid access token'));
  if (token.expiresAt <= world.clock.now()) {
    void reply.header(
      'www-authenticate',
      'Bearer realm="spotify", error="invalid_token", error_description="The access token expired"',
    );
    return refuse(sendError(reply, 401, 'The access token expired'));
  }
  const person = token.grant.person === null ? null : (world.spotifyPeople.find(token.grant.person) ?? null);
  if (person && !person.allowListed)
    return refuse(reply.code(403).type('text/plain; charset=utf-8').send(NOT_ALLOW_LISTED));
  return { grant: token.grant, person };
}

/** For everything under /me: an application's own token has no "me". */
export function admitPerson(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  scope?: string,
): { grant: Grant; person: SpotifyPerson } | null {
  const caller = admit(world, request, reply);
  if (!caller) return null;
  if (!caller.person) return refuse(sendError(reply, 401, 'Valid user authentication required'));
  if (scope && !caller.grant.scopes.includes(scope))
    return refuse(sendError(reply, 403, 'Insufficient client scope'));
  return { grant: caller.grant, person: caller.person };
}

function refuse(_sent: FastifyReply): null {
  return null;
}
