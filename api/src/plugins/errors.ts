// Maps every thrown error to the contract's `{message, code}`. The original message, the URL and the stack go to the log only.
import { errors, type ErrorAnswer, type ErrorCode } from '@segue/contract';
import { BulkheadRejectedError } from 'cockatiel';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DatabaseError, type DatabaseFailure } from '../database/failures';
import { DomainError } from '../failure';
import { logSecurity } from './security-log';
import { ProviderError } from '../providers/music-provider';

export const errorsPlugin = fp(
  async (app) => {
    app.setErrorHandler(answerError);
    app.setNotFoundHandler((request, reply) => answerNotFound(request, reply));
  },
  { name: 'errors' },
);

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, 'notFound');
}

/** Also for places where no Fastify hook runs, such as a URL that cannot be decoded. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof DomainError) {
    const userId = request.session?.userId ?? null;
    if (REFUSALS.includes(error.code))
      logSecurity(request, 'request refused', { reason: error.code, userId });
    return send(reply, error.code, error);
  }
  if (error instanceof ProviderError) {
    request.log.warn({ err: error, kind: error.kind }, 'a provider failed');
    return send(reply, 'providerUnavailable', { retryAfterS: error.retryAfterS });
  }
  if (error instanceof DatabaseError) {
    request.log.error({ err: error, kind: error.kind }, 'the database failed');
    const [code, retryAfterS] = DATABASE_ANSWERS[error.kind];
    return send(reply, code, { retryAfterS });
  }
  // The queue of requests is full.
  if (error instanceof BulkheadRejectedError) return send(reply, 'busy', { retryAfterS: QUEUE_RETRY_S });
  const status = statusOf(error);
  if (status === 404) return send(reply, 'notFound');
  if (status === 429) return send(reply, 'tooMany');
  if (status >= 400 && status < 500) {
    request.log.info({ err: error }, 'a request was not valid');
    return send(reply, 'badRequest', { status });
  }
  request.log.error({ err: error }, 'a request failed');
  return send(reply, 'unexpected');
}

const QUEUE_RETRY_S = 1;

/** Refused access is logged here. Other refusals are logged by the code that decides them, with more details. */
const REFUSALS: readonly ErrorCode[] = ['crossSite', 'notSignedIn', 'setupRequired'];

const DATABASE_ANSWERS: Record<DatabaseFailure, [code: ErrorCode, retryAfterS: number]> = {
  unavailable: ['busy', 2],
  conflict: ['busy', 1],
  unwritable: ['storageFull', 60],
};

type Answer = { status?: number; message?: string; retryAfterS?: number | null };

function send(reply: FastifyReply, code: ErrorCode, answer: Answer = {}): FastifyReply {
  const { status = errors[code].status, message = errors[code].message, retryAfterS = null } = answer;
  if (retryAfterS !== null) reply.header('retry-after', String(retryAfterS));
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send({ message, code } satisfies ErrorAnswer);
}

/** Fastify's own errors (body too large, not JSON, not valid) carry a status; everything else is a 500. */
function statusOf(error: unknown): number {
  const { statusCode, validation } = error as Partial<FastifyError>;
  if (validation) return errors.badRequest.status;
  return typeof statusCode === 'number' ? statusCode : errors.unexpected.status;
}
