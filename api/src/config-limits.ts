// Rate limits: each has an environment variable and a default.
import { wholeNumber, type Environment } from './config-values';

/** Defaults. Of sign-ins only failed ones count; everything else counts with each request. */
const USUAL = {
  /** Failed sign-ins from one network in five minutes. */
  signInsPerNetwork: 10,
  /** Failed sign-ins with one address from one network in five minutes. */
  signInsPerAddress: 5,
  /** Failed sign-ins with one address in a day, from all unknown devices together. */
  signInsPerAddressADay: 60,
  /** Addresses with failed sign-ins or "email in use", from one network in an hour; limits account enumeration. */
  addressesPerNetworkAnHour: 30,
  /** Failed sign-ins on a device known to the account, in five minutes and in a day. */
  signInsPerDevice: 10,
  signInsPerDeviceADay: 60,
  /** Wrong current passwords per session in five minutes, and per account in a day. */
  currentPasswords: 5,
  currentPasswordsADay: 60,
  /** Email changes per account in an hour, failed ones too; as many more with the current password. */
  emailChanges: 5,
  /** Registrations and setups from one network in ten minutes and in a day. */
  newAccounts: 30,
  newAccountsADay: 100,
  /** OAuth flows started from one network in ten minutes. */
  oauthStarts: 20,
  /** Provider tokens per user in an hour. */
  tokens: 30,
  /** Changes per user in a minute. */
  writes: 120,
  /** New playlists per user in an hour, and covers among them. */
  playlists: 30,
  covers: 20,
  /** Downloads of all data of an account in an hour. */
  exports: 10,
  /** Songs that are streamed to one user at the same time. */
  streams: 4,
};

export type LimitName = keyof typeof USUAL;
export type Limits = Readonly<Record<LimitName, number>>;

/** Demo mode and test runs have one network, so limits per network are raised. */
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

/** `LIMIT_NEW_ACCOUNTS_A_DAY=200` sets `newAccountsADay`. */
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

/** Timeouts for receiving the headers and the whole request. */
export function readTimeLimits(env: Environment): { headersMs: number; requestMs: number } {
  const headers = wholeNumber(env, 'LIMIT_HEADERS_SECONDS', { fallback: 10, min: 1, max: 600 });
  const request = wholeNumber(env, 'LIMIT_REQUEST_SECONDS', { fallback: 30, min: headers, max: 3600 });
  return { headersMs: headers * 1000, requestMs: request * 1000 };
}

/** The environment variable of a limit. */
export function limitVariable(name: LimitName): string {
  return `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}
