// Makes it dear to learn who has an account. Wherever an answer says that an address is taken, it counts with the addresses of
// failed sign-ins: there are not several ways to ask for thirty.
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock';
import type { Limits } from '../../config-limits';
import { countAttempt, takeBackAttempt } from '../../database/attempts';
import type { Tables } from '../../database/tables';
import { DomainError, failure } from '../../failure';
import { emailAddress } from './email-address';
import { addressesOf } from './sign-in-limiter';

/** Does what may answer that an address is taken; refuses before, when this network has heard of too many. */
export type AddressCount = <Result>(
  network: string,
  typed: string,
  ask: () => Promise<Result>,
) => Promise<Result>;

/** Counts in the database, as sign-ins are counted. */
export function createAddressCount(parts: {
  database: Kysely<Tables>;
  limits: Limits;
  clock: Clock;
}): AddressCount {
  const { database, limits, clock } = parts;
  return async (network, typed, ask) => {
    const address = emailAddress(typed);
    // What is no address is nobody's, and asking says so.
    if (!address) return ask();
    const counters = [addressesOf(network, address.key, limits)];
    const begun = clock();
    const wait = await countAttempt(database, counters, begun);
    if (wait !== null) failure('tooMany', { retryAfterS: wait });
    let isTaken = false;
    try {
      return await ask();
    } catch (error) {
      isTaken = error instanceof DomainError && error.code === 'emailInUse';
      throw error;
    } finally {
      if (!isTaken) await takeBackAttempt(database, counters, begun);
    }
  };
}
