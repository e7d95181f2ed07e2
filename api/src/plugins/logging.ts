// Logger options: which fields of a request are logged, and which secrets are redacted.
import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';
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

/** One line per request, when it has been answered. Its arrival is logged at level `debug`, for requests that are never answered. */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request');
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const details = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...details, err: error }, 'request errored');
    else request.log.info(details, 'request completed');
  }
}

/** For frequent requests of little interest: logs warnings and errors only. */
export function quietLogLevel({ logLevel }: Config): Config['logLevel'] {
  return logLevel === 'info' ? 'warn' : logLevel;
}
