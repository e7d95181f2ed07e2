// Logger options: which fields of a request are logged, and which secrets are redacted.
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

/** Libraries log headers at any depth, so header values are redacted in the text of each line. */
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
      // Left out: the query (may hold an authorization code), reset tokens, and search words (private).
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0]?.replace(/^(\/api\/(?:search|auth\/reset)\/)[^/]*/, '$1…'),
      }),
    },
  };
}

/** For frequent requests of little interest: logs warnings and errors only. */
export function quietLogLevel({ logLevel }: Config): Config['logLevel'] {
  return logLevel === 'info' ? 'warn' : logLevel;
}
