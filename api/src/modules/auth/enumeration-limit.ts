// Limits account enumeration: answers "email in use" count for the network together with the addresses of failed sign-ins.
import type { FastifyInstance } from 'fastify';
import { whileCounted } from '../../database/attempts';
import { DomainError } from '../../failure';
import { emailAddress } from './email-address';
import { addressesOf } from './sign-in-limiter';

/** Runs `ask`, which may fail with `emailInUse`; fails before that when the network has reached its limit. */
export function createEnumerationLimit({ database, config, clock }: FastifyInstance) {
  return async <Result>(network: string, typed: string, ask: () => Promise<Result>): Promise<Result> => {
    const address = emailAddress(typed);
    // The answer to an invalid address reveals no account.
    if (!address) return ask();
    const counters = [addressesOf(network, address.key, config.limits)];
    return whileCounted(database, counters, clock(), (stayCounted) =>
      ask().catch((error: unknown) => {
        if (error instanceof DomainError && error.code === 'emailInUse') stayCounted();
        throw error;
      }),
    );
  };
}
