// How often one sender, or one person, may do what is dear or delicate.
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type Limit = Pick<RateLimitOptions, 'max' | 'timeWindow'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Test runs and demonstrations make from one machine in a minute what people make in a week. */
const RAISED_FACTOR = 1000;

/** The limits of accounts on this server. */
export function accountLimits(app: FastifyInstance) {
  const { raisedLimits, demoCatalogue } = app.config;
  const limit = (max: number, timeWindow: number): Limit => ({
    max: raisedLimits || demoCatalogue ? max * RAISED_FACTOR : max,
    timeWindow,
  });
  return {
    newAccount: limit(30, 10 * MINUTE_MS),
    roundStart: limit(20, 10 * MINUTE_MS),
    token: perPerson(limit(30, HOUR_MS)),
    playlistCreation: perPerson(limit(30, HOUR_MS)),
  };
}

/** Counted for the account, wherever it is used from. */
function perPerson(limit: Limit) {
  return {
    ...limit,
    keyGenerator: (request: FastifyRequest) => `person ${request.session?.userId ?? request.ip}`,
  };
}
