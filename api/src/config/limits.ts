// Rate limits: each has an environment variable and a default.
import { z } from 'zod';
import { parseVariables, wholeNumber, type Environment } from './fields';

/** Defaults. Of sign-ins only failed ones count; everything else counts with each request. */
const DEFAULTS = {
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
  /** New playlists per user in an hour, as an imported account has them, and covers among them. */
  playlists: 100,
  covers: 20,
  /** Downloads of all data of an account in an hour. */
  exports: 10,
  /** Invite links that a user makes in an hour. */
  invites: 20,
  /** Songs that are streamed to one user at the same time. */
  streams: 4,
};

export type LimitName = keyof typeof DEFAULTS;
export type Limits = Readonly<Record<LimitName, number>>;

/** Demo mode and test runs have one network, so their limits are raised. */
const RAISED_BY = 1000;
const MAX = 100_000_000;
const NAMES = Object.keys(DEFAULTS) as LimitName[];

/** `LIMIT_NEW_ACCOUNTS_A_DAY=200` sets `newAccountsADay`. Demo mode raises all but the limits against guessing. */
export function readLimits(env: Environment, on: { demo: boolean; raised: boolean }): Limits {
  const fields = NAMES.map((name) => {
    const isRaised = on.raised || (on.demo && !/^(signIns|currentPasswords)/.test(name));
    const limit = wholeNumber(1, MAX).default(DEFAULTS[name] * (isRaised ? RAISED_BY : 1));
    return [name, limit.describe(limitVariable(name))];
  });
  return parseVariables(z.object(Object.fromEntries(fields)), env) as Limits;
}

export const limitVariables = (): string[] => NAMES.map(limitVariable);

export function limitVariable(name: LimitName): string {
  return `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}
