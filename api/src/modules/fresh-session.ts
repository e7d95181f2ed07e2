// Sensitive changes require a sign-in within a day, so that a stolen cookie cannot take an account over.
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../time';
import type { Session } from '../plugins/contract-routes';
import { failure } from '../failure';
import { logSecurity } from '../plugins/security-log';

const FRESH_MS = 24 * 3_600_000;

/** Fails when the sign-in is too old. 403 and not 401, because the session stays valid. */
export function requireFresh(request: FastifyRequest, session: Session, clock: Clock): void {
  if (clock().getTime() - session.authenticatedAt.getTime() < FRESH_MS) return;
  logSecurity(request, 'authentication too old', { userId: session.userId });
  failure('reauthenticate');
}
