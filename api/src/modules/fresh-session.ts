// Some changes are open only to somebody who said lately who they are: a stolen cookie must not take an account over.
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import type { Session } from '../contract-routes';
import { failure } from '../failure';
import { logSecurity } from './security-log';

const FRESH_MS = 24 * 3_600_000;

export function isFresh({ authenticatedAt }: Session, now: Date): boolean {
  return now.getTime() - authenticatedAt.getTime() < FRESH_MS;
}

/** Ends the request when the person signed in too long ago. 403 and not 401: the session is good, and stays. */
export function requireFresh(request: FastifyRequest, session: Session, clock: Clock): void {
  if (isFresh(session, clock())) return;
  logSecurity(request, 'authentication too old', { userId: session.userId });
  failure('reauthenticate');
}
