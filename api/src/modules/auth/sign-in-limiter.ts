// Rate limits of sign-ins. A known device has its own, so that nobody can lock the owner out.
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../../config/limits';
import { whileCounted, type Counter } from '../../database/attempts';
import { DomainError } from '../../failure';
import { emailAddress } from './email-address';

const MINUTE_MS = 60_000;
const WINDOW_MS = 5 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `device` is the id of a device that signed in to the account before. */
export type Attempt = { network: string; emailKey: string; device: string | null };

/** The counters of a failed sign-in. They are in the database, so that a restart or a second server does not reset them. */
export function signInCounters({ network, emailKey, device }: Attempt, limits: Limits): Counter[] {
  if (device !== null) {
    // Anonymous attempts do not count here, not even from the same network.
    return [
      { about: `device ${device}`, limit: limits.signInsPerDevice, windowMs: WINDOW_MS },
      { about: `device of the day ${device}`, limit: limits.signInsPerDeviceADay, windowMs: DAY_MS },
    ];
  }
  return [
    { about: `network ${network}`, limit: limits.signInsPerNetwork, windowMs: WINDOW_MS },
    { about: `address ${network} ${emailKey}`, limit: limits.signInsPerAddress, windowMs: WINDOW_MS },
    { about: anonymousAttempts(emailKey), limit: limits.signInsPerAddressADay, windowMs: DAY_MS },
    addressesOf(network, emailKey, limits),
  ];
}

function addressesOf(network: string, emailKey: string, limits: Limits): Counter {
  return {
    about: `addresses ${network}`,
    limit: limits.addressesPerNetworkAnHour,
    windowMs: HOUR_MS,
    differing: emailKey,
  };
}

export function anonymousAttempts(emailKey: string): string {
  return `anonymous ${emailKey}`;
}

/**
 * Limits account enumeration: answers `emailInUse` count for the network together with the addresses of failed sign-ins. Runs `ask`
 * unless the network has reached its limit.
 */
export function createEnumerationLimit({ database, config, clock }: FastifyInstance) {
  return async <Result>(network: string, typed: string, ask: () => Promise<Result>): Promise<Result> => {
    const address = emailAddress(typed);
    // The answer to an invalid address reveals no account.
    if (!address) return ask();
    const counters = [addressesOf(network, address.key, config.limits)];
    return whileCounted(database, [counters], clock(), (stayCounted) =>
      ask().catch((error: unknown) => {
        if (error instanceof DomainError && error.code === 'emailInUse') stayCounted();
        throw error;
      }),
    );
  };
}
