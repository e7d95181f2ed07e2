// Rate limits in memory, or on PostgreSQL shared by all servers; those that survive a restart are in database/attempts.ts.
import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import { routes } from '@segue/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { countRequest } from '../database/request-counts';
import { DomainError } from '../failure';
import { logSecurity } from './security-log';
import { networkOf } from './network';
import { sharedLimitStore } from './shared-limit-store';

/** Limits without a route of their own have a name: it keeps their counts apart. */
export type Limit = Pick<RateLimitOptions, 'max' | 'timeWindow'> & { name?: string };

/** The most tracks that one request adds, with the longest ids and their times. */
export const MANY_TRACKS_MAX_BYTES = 48 * 1024;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NO_HEADERS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Per client network, on routes with `config.rateLimit`. `perServer`: for requests that cost less than a count in the database. */
export const rateLimitPlugin = fp(
  async (app, { perServer = false }: { perServer?: boolean }) => {
    const { database, clock } = app;
    const isShared = app.config.databaseUrl !== null && !perServer;
    await app.register(rateLimit, {
      ...(isShared && {
        store: sharedLimitStore((counted) => countRequest(database, counted), clock),
        // A search needs no database; routes that need one fail without it anyway.
        skipOnError: true,
      }),
      global: false,
      cache: 50_000,
      keyGenerator: (request) => networkOf(request.ip),
      errorResponseBuilder: (request, { ttl }) => tooMany(request, Math.ceil(ttl / 1000)),
      addHeadersOnExceeding: NO_HEADERS,
      addHeaders: { ...NO_HEADERS, 'retry-after': true },
    });
  },
  { name: 'rate-limit', dependencies: ['database'] },
);

function tooMany(request: FastifyRequest, seconds: number): DomainError {
  const userId = request.session?.userId ?? null;
  logSecurity(request, 'request refused', { reason: 'tooMany', userId });
  return new DomainError('tooMany', { retryAfterS: Math.max(1, seconds) });
}

export function accountLimits(app: FastifyInstance) {
  const { limits } = app.config;
  return {
    newAccount: { max: limits.newAccounts, timeWindow: 10 * MINUTE_MS },
    oauthStart: { name: 'oauth-start', max: limits.oauthStarts, timeWindow: 10 * MINUTE_MS },
    token: perUser({ max: limits.tokens, timeWindow: HOUR_MS }),
    writes: perUser({ name: 'writes', max: limits.writes, timeWindow: MINUTE_MS }),
    // A request with many tracks may cause as many provider requests.
    manyTracks: perUser({ max: Math.ceil(limits.writes / 5), timeWindow: MINUTE_MS }),
    profileWrites: {
      name: 'profile-writes',
      max: limits.writes,
      timeWindow: MINUTE_MS,
      keyGenerator: (request: FastifyRequest) =>
        `session ${app.sessions.hashIn(request) ?? networkOf(request.ip)}`,
    },
    playlistCreation: perUser({ max: limits.playlists, timeWindow: HOUR_MS }),
    coverUpload: perUser({ name: 'covers', max: limits.covers, timeWindow: HOUR_MS }),
    invites: perUser({ max: limits.invites, timeWindow: HOUR_MS }),
    export: perUser({ max: limits.exports, timeWindow: HOUR_MS }),
  };
}

/** Counted per account, over all its sessions and networks. */
function perUser(limit: Limit) {
  return {
    ...limit,
    keyGenerator: (request: FastifyRequest) => `user ${request.session?.userId ?? networkOf(request.ip)}`,
  };
}

const COUNTED_PER_SESSION: readonly string[] = [routes.updateProfile, routes.endOtherSessions].map(
  ({ path }) => path,
);

/** Never logout; a new password and the end of other sessions count per session, so that an intruder cannot block them. */
export const writeLimitPlugin = fp(
  async (api) => {
    const limits = accountLimits(api);
    const countForUser = api.createRateLimit(limits.writes);
    const countForSession = api.createRateLimit(limits.profileWrites);
    api.addHook('onRequest', async (request) => {
      if (request.method === 'GET' || request.method === 'HEAD' || !request.session) return;
      const { url } = request.routeOptions;
      if (url === routes.logout.path) return;
      const count = COUNTED_PER_SESSION.includes(url ?? '') ? countForSession : countForUser;
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) {
        throw tooMany(request, counted.ttlInSeconds);
      }
    });
  },
  { name: 'write-limit', dependencies: ['rate-limit', 'session'] },
);
