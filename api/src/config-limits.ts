// How often is too often: every limit has a name in the environment and a usual value.
import { wholeNumber, type Environment } from './config-values';

/** Failed sign-ins count, successful ones do not; everything else counts whenever it is asked for. */
const USUAL = {
  /** Failed sign-ins from one network in five minutes. */
  signInsPerNetwork: 10,
  /** Failed sign-ins with one address from one network in five minutes. */
  signInsPerAddress: 5,
  /** Failed sign-ins with one address in a day, from all devices that never signed in to its account together. */
  signInsPerAddressADay: 60,
  /** Addresses with failed sign-ins, or said to be taken, from one network in an hour: what it can learn about who has an account. */
  addressesPerNetworkAnHour: 30,
  /** Failed sign-ins on a device that has signed in to the account before, in five minutes and in a day. */
  signInsPerDevice: 10,
  signInsPerDeviceADay: 60,
  /** Wrong current passwords in one session in five minutes, and for one account in a day, from all sessions together. */
  currentPasswords: 5,
  currentPasswordsADay: 60,
  /** Changes of one account's e-mail in an hour, and as many more with the current password; also those that come to nothing. */
  emailChanges: 5,
  /** Registrations and set-ups from one network in ten minutes and in a day. */
  newAccounts: 30,
  newAccountsADay: 100,
  /** OAuth flows started from one network in ten minutes. */
  oauthStarts: 20,
  /** Provider tokens for one person in an hour. */
  tokens: 30,
  /** Changes by one person in a minute. */
  writes: 120,
  /** Playlists, and covers among them, by one person in an hour. */
  playlists: 30,
  covers: 20,
};

export type LimitName = keyof typeof USUAL;
export type Limits = Readonly<Record<LimitName, number>>;

/** A demonstration is used from one machine, and so are test runs: what is counted per network means little there. */
const ON_ONE_MACHINE = 1000;
const DEMO: Partial<Record<LimitName, number>> = {
  signInsPerNetwork: 100,
  signInsPerAddress: 10,
  signInsPerAddressADay: USUAL.signInsPerAddressADay,
  signInsPerDevice: USUAL.signInsPerDevice,
  signInsPerDeviceADay: USUAL.signInsPerDeviceADay,
  currentPasswords: USUAL.currentPasswords,
  currentPasswordsADay: USUAL.currentPasswordsADay,
};
const MAX = 100_000_000;

/** `LIMIT_NEW_ACCOUNTS_A_DAY=200` sets `newAccountsADay`; what is not set keeps its usual value. */
export function readLimits(env: Environment, on: { demo: boolean; raised: boolean }): Limits {
  const names = Object.keys(USUAL) as LimitName[];
  const usual = (name: LimitName) => {
    if (on.raised) return USUAL[name] * ON_ONE_MACHINE;
    if (on.demo) return DEMO[name] ?? USUAL[name] * ON_ONE_MACHINE;
    return USUAL[name];
  };
  const entries = names.map((name) => [
    name,
    wholeNumber(env, limitVariable(name), { fallback: usual(name), min: 1, max: MAX }),
  ]);
  return Object.fromEntries(entries) as Limits;
}

/** How long a sender may take, in milliseconds: for the headers, and for the whole request with them. */
export function readTimeLimits(env: Environment): { headersMs: number; requestMs: number } {
  const headers = wholeNumber(env, 'LIMIT_HEADERS_SECONDS', { fallback: 10, min: 1, max: 600 });
  const request = wholeNumber(env, 'LIMIT_REQUEST_SECONDS', { fallback: 30, min: headers, max: 3600 });
  return { headersMs: headers * 1000, requestMs: request * 1000 };
}

/** How a limit is called in the environment. */
export function limitVariable(name: LimitName): string {
  return `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}
