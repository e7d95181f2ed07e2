// What the check of one provider gets, and how it prints its results: one line each.
import type { Provider } from '@segue/contract';
import type { Clock } from '../clock';
import type { AppTokenStore } from '../providers/app-token-store';

export type Print = (line: string) => void;

export type Report = {
  passed: (text: string) => void;
  /** For information; does not fail the check. */
  noted: (text: string) => void;
  /** A warning: it works, but users will notice; does not fail the check. */
  warned: (text: string) => void;
  /** Needs a fix. `hints` are printed below it. */
  failed: (text: string, hints?: readonly string[]) => void;
  hasFailed: () => boolean;
};

/** Ends the check of one provider: nothing after it can work. */
export class CheckError extends Error {
  override readonly name = 'CheckError';
  readonly hints: readonly string[];

  constructor(message: string, hints: readonly string[] = []) {
    super(message);
    this.hints = hints;
  }
}

export function createReport(print: Print): Report {
  let hasFailed = false;
  return {
    passed: (text) => print(`  ✓ ${text}`),
    noted: (text) => print(`  – ${text}`),
    warned: (text) => print(`  ! ${text}`),
    failed: (text, hints = []) => {
      hasFailed = true;
      print(`  ✗ ${text}`);
      for (const hint of hints) print(`      · ${hint}`);
    },
    hasFailed: () => hasFailed,
  };
}

/** A stored connection of a user. */
export type UserConnection = {
  /** Number of the account in `npm run server -- user list`. */
  userId: number;
  /** Scopes of the last consent. */
  scopes: readonly string[];
  /** What the provider knows the user by, refreshed if necessary. */
  token: () => Promise<string>;
};

export type CheckContext = {
  provider: Provider;
  publicUrl: string;
  redirectUri: string;
  report: Report;
  store: AppTokenStore;
  clock: Clock;
  /** Prints the redirect URI to register; the page of the provider's apps, or null when a sandbox is configured. */
  noteRedirectUri: (dashboard: string) => string | null;
  /** Null when there is none; prints how to get one. */
  connection: () => Promise<UserConnection | null>;
};
