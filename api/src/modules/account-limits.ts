// How often one sender, or one person, may do what is dear or delicate.
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type Limit = Pick<RateLimitOptions, 'max' | 'timeWindow'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The limits of accounts on this server. */
export function accountLimits(app: FastifyInstance) {
  const { limits } = app.config;
  return {
    newAccount: { max: limits.newAccounts, timeWindow: 10 * MINUTE_MS },
    roundStart: { max: limits.roundStarts, timeWindow: 10 * MINUTE_MS },
    token: perPerson({ max: limits.tokens, timeWindow: HOUR_MS }),
    writes: perPerson({ max: limits.writes, timeWindow: MINUTE_MS }),
    profileWrites: {
      max: limits.writes,
      timeWindow: MINUTE_MS,
      keyGenerator: (request: FastifyRequest) => `session ${app.sessions.hashIn(request) ?? request.ip}`,
    },
    playlistCreation: perPerson({ max: limits.playlists, timeWindow: HOUR_MS }),
    coverUpload: perPerson({ max: limits.covers, timeWindow: HOUR_MS }),
  };
}

/** Counted for the account, wherever it is used from. */
function perPerson(limit: Limit) {
  return {
    ...limit,
    keyGenerator: (request: FastifyRequest) => `person ${request.session?.userId ?? request.ip}`,
  };
}
