// What the log says of a request, and what it must never say.
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config';

const SECRETS = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.password',
  '*.currentPassword',
  '*.newPassword',
  '*.accessToken',
  '*.refreshToken',
  '*.access_token',
  '*.refresh_token',
  '*.code',
  '*.clientSecret',
];

export function loggerOptions(config: Config): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: config.logLevel,
    redact: { paths: SECRETS, censor: '[secret]' },
    serializers: {
      // A query may carry an authorisation code, a reset link is a key, and a search says what somebody listens to.
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0]?.replace(/^(\/api\/(?:search|auth\/reset)\/)[^/]*/, '$1…'),
      }),
    },
  };
}

/** For requests that are many and say little: only what goes wrong is logged. */
export function quietly({ logLevel }: Config): Config['logLevel'] {
  return logLevel === 'info' ? 'warn' : logLevel;
}
