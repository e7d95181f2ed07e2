// The security log of accounts. It contains ids and codes only: no address, password, token or other user input.
import type { ErrorCode, Provider } from '@segue/contract';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network';

export type SecurityEvent =
  | 'account registered'
  | 'account set up'
  | 'invite created'
  | 'signed in'
  | 'sign-in failed'
  | 'sign-in limited'
  | 'signed out'
  | 'sessions revoked'
  | 'data exported'
  | 'account deletion failed'
  | 'account deleted'
  | 'password changed'
  | 'password change failed'
  | 'password reset'
  | 'e-mail changed'
  | 'provider connected'
  | 'provider disconnected'
  | 'oauth start refused'
  | 'oauth flow failed'
  | 'authentication too old'
  /** Refused requests: without permission, from another site, or over a rate limit. */
  | 'request refused';

export type SecurityFacts = {
  userId?: number | null;
  provider?: Provider;
  by?: 'password' | 'provider';
  isKnownDevice?: boolean;
  count?: number;
  reason?: ErrorCode | string;
};

const ALARMING: readonly SecurityEvent[] = [
  'sign-in failed',
  'sign-in limited',
  'password change failed',
  'account deletion failed',
  'oauth start refused',
  'oauth flow failed',
];

export function logSecurity(request: FastifyRequest, event: SecurityEvent, facts: SecurityFacts = {}): void {
  const level = ALARMING.includes(event) ? 'warn' : 'info';
  request.log[level]({ security: event, network: networkOf(request.ip), ...facts }, event);
}
