// Logger options: which fields of a request are logged, and which secrets are redacted.
import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import type { Config } from '../config';

/** Libraries log at any depth. Redacting the text of each line takes a third of the time of Pino's paths. */
const SECRETS = new RegExp(
  `"(${[
    'cookie',
    'set-cookie',
    'authorization',
    'password',
    'currentPassword',
    'newPassword',
    'accessToken',
    'refreshToken',
    'access_token',
    'refresh_token',
    'clientSecret',
    'invite',
  ].join('|')})":(?:"(?:[^"\\\\]|\\\\.)*"|\\[(?:"(?:[^"\\\\]|\\\\.)*",?)*\\]|[^"[{,}]+)`,
  'gi',
);
/** In addresses, as those in reports of browsers. */
const INVITES = /([?&]invite=)[^&#"\\\s]+/g;
/** Authorization codes, but not the codes of errors, such as ECONNRESET. */
const CODES = /"code":"(?![A-Z][A-Z0-9_]{1,39}")(?:[^"\\]|\\.)*"/g;
const COOKIES = /((?:__Host-|segue-)(?:session|device|oauth-[a-z0-9-]+)=)[^;,"\\\s]+/g;

export function loggerOptions(config: Config): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: config.logLevel,
    hooks: {
      streamWrite: (line) =>
        line
          .replace(SECRETS, '"$1":"[secret]"')
          .replace(CODES, '"code":"[secret]"')
          .replace(COOKIES, '$1[secret]')
          .replace(INVITES, '$1[secret]'),
    },
    serializers: {
      // Left out: the query (may hold an authorization code), search words (private), and the tokens of resets and shared links.
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url
          .split('?')[0]
          ?.replace(/^(\/api\/(?:search|auth\/reset|shared)\/|\/shared\/)[^/]*/, '$1…'),
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
