// Counts requests per sender where a route asks for it by `config.rateLimit`.
import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { DomainError } from '../failure';
import { networkOf } from './network';

export const rateLimitPlugin = fp(
  async (app) => {
    await app.register(rateLimit, {
      global: false,
      cache: 50_000,
      keyGenerator: (request) => networkOf(request.ip),
      errorResponseBuilder: (_request, { ttl }) =>
        new DomainError('tooMany', { retryAfterS: Math.max(1, Math.ceil(ttl / 1000)) }),
      addHeadersOnExceeding: NO_HEADERS,
      addHeaders: { ...NO_HEADERS, 'retry-after': true },
    });
  },
  { name: 'rate-limit' },
);

const NO_HEADERS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
