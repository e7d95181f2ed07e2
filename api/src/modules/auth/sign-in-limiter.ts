// Makes guessing slow without locking anybody out: strangers share few attempts, a known device has its own.
import type { Kysely } from 'kysely';
import type { Limits } from '../../config-limits';
import { countAttempt, takeBackAttempt, type Counter } from '../../database/attempts';
import type { Tables } from '../../database/tables';

const MINUTE_MS = 60_000;
const WINDOW_MS = 5 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Who tries: from where, with which address, and on which device that the account knows. */
export type Attempt = { network: string; emailKey: string; device: string | null };

export type SignInLimiter = {
  /** Counts an attempt as failed before it is tried. Answers with the seconds to wait when there were too many, else null. */
  begin: (attempt: Attempt, now: Date) => Promise<number | null>;
  /** Takes the count of an attempt back, because it succeeded or was not tried after all. */
  takeBack: (attempt: Attempt, begun: Date) => Promise<void>;
};

/** Counts in the database: neither a restart nor a second server gives anybody more attempts. */
export function createSignInLimiter(database: Kysely<Tables>, limits: Limits): SignInLimiter {
  return {
    begin: (attempt, now) => countAttempt(database, countersOf(attempt, limits), now),
    takeBack: (attempt, begun) => takeBackAttempt(database, countersOf(attempt, limits), begun),
  };
}

function countersOf({ network, emailKey, device }: Attempt, limits: Limits): Counter[] {
  if (device !== null) {
    // Nothing strangers do counts here, not even from the same network.
    return [
      { about: `device ${device}`, limit: limits.signInsPerDevice, windowMs: WINDOW_MS },
      { about: `device of the day ${device}`, limit: limits.signInsPerDeviceADay, windowMs: DAY_MS },
    ];
  }
  return [
    { about: `network ${network}`, limit: limits.signInsPerNetwork, windowMs: WINDOW_MS },
    { about: `address ${network} ${emailKey}`, limit: limits.signInsPerAddress, windowMs: WINDOW_MS },
    { about: strangersAt(emailKey), limit: limits.signInsPerAddressADay, windowMs: DAY_MS },
    addressesOf(network, emailKey, limits),
  ];
}

/** What one network learns about which addresses have accounts. */
export function addressesOf(network: string, emailKey: string, limits: Limits): Counter {
  return {
    about: `addresses ${network}`,
    limit: limits.addressesPerNetworkAnHour,
    windowMs: HOUR_MS,
    differing: emailKey,
  };
}

/** What is counted of all strangers together who guess at one address. */
export function strangersAt(emailKey: string): string {
  return `strangers ${emailKey}`;
}
