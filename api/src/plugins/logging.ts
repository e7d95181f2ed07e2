// What the log says of a request, and what it must never say.
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config';

const SECRETS = [
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

/** Libraries log headers too, each at a depth of its own; here they are found as the text of a line. */
const SECRET_HEADERS =
  /"(cookie|set-cookie|authorization)":(?:"(?:[^"\\]|\\.)*"|\[(?:"(?:[^"\\]|\\.)*",?)*\])/gi;
const COOKIES = /((?:__Host-|segue-)(?:session|device|oauth-[a-z0-9-]+)=)[^;,"\\\s]+/g;

export function loggerOptions(config: Config): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: config.logLevel,
    redact: { paths: SECRETS, censor: '[secret]' },
    hooks: {
      streamWrite: (line) => line.replace(SECRET_HEADERS, '"$1":"[secret]"').replace(COOKIES, '$1[secret]'),
    },
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
