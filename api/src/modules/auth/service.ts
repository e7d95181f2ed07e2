// Accounts: registration, sign-in and the setup of accounts that a provider sign-in created.
import { isAcceptablePassword } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { whileCounted } from '../../database/attempts';
import { isUniqueViolation } from '../../database/failures';
import type { Database } from '../../database/tables';
import { inTransaction } from '../../database/transaction';
import { DomainError, failure } from '../../failure';
import { hashOf } from '../../secrets/opaque-id';
import { emailAddress, type EmailAddress } from './email-address';
import { findUserByEmail, setCredentials, lockUser, insertUser, type User } from './repository';
import { admitNewUser, requireAdmission } from './registration';
import { signInCounters } from './sign-in-limiter';

export type TypedCredentials = { email: string; password: string };

/** The client of a sign-in, for rate limits and the log. */
export type SignInClient = {
  network: string;
  /** The device's id when it signed in to this account before. */
  deviceFor: (user: User) => string | null;
  /** Reports a failed sign-in and the account it aimed at. */
  onRefused: (reason: DomainError, userId: number | null) => void;
};

export function createAuthService(app: FastifyInstance) {
  const { database, passwords, clock, config } = app;
  const credentialsOf = async (typed: TypedCredentials): Promise<EmailAddress & { passwordHash: string }> => {
    const address = parseEmail(typed.email);
    checkPassword(typed.password);
    // Looked up before hashing, which is expensive; the unique index decides between concurrent registrations.
    if (await findUserByEmail(database, address.key)) failure('emailInUse');
    return { ...address, passwordHash: await passwords.hash(typed.password) };
  };

  /** Counts a wrong password for the limits; a correct or unchecked one is not counted. */
  const verifyCredentials = async (
    user: User | undefined,
    emailKey: string,
    typed: string,
    client: SignInClient,
  ): Promise<User> => {
    const device = user ? client.deviceFor(user) : null;
    const priority = user && device !== null ? 'known' : 'anonymous';
    // Checked first: no database write for a request that the password hasher would reject.
    passwords.requireCapacity(priority);
    const counters = signInCounters({ network: client.network, emailKey, device }, config.limits);
    return whileCounted(database, counters, clock(), async (stayCounted) => {
      // An unknown address takes as long as a wrong password.
      const fits = await passwords.verify(user?.password_hash ?? null, typed, priority);
      if (user && fits) return user;
      stayCounted();
      return failure(user?.password_hash ? 'passwordIncorrect' : 'emailUnknown');
    });
  };

  return {
    register: async (typed: TypedCredentials & { invite?: string | undefined }): Promise<User> => {
      const invite = typed.invite === undefined ? null : hashOf(typed.invite);
      await requireAdmission(app, database, invite);
      const credentials = await credentialsOf(typed);
      return withUniqueEmail(() =>
        inTransaction(database, async (transaction) => {
          await admitNewUser(app, transaction, invite);
          return insertUser(transaction, credentials, clock().toISOString());
        }),
      );
    },

    /** `open` starts the session; it fails when the password changed after it was checked. */
    signIn: async (
      typed: TypedCredentials,
      client: SignInClient,
      open: (user: User) => Promise<void>,
    ): Promise<User> => {
      const address = emailAddress(typed.email);
      const user = address ? await findUserByEmail(database, address.key) : undefined;
      try {
        const found = await verifyCredentials(user, address?.key ?? '', typed.password, client);
        await open(found);
        return found;
      } catch (error) {
        if (error instanceof DomainError) client.onRefused(error, user?.id ?? null);
        throw error;
      }
    },

    /** Sets the first email and password of an account; `restart` runs the write in the transaction that ends earlier sessions. */
    setUp: async (
      userId: number,
      typed: TypedCredentials,
      restart: (write: (transaction: Database) => Promise<User>) => Promise<User>,
    ): Promise<User> => {
      const credentials = await credentialsOf(typed);
      return restart(async (transaction) => {
        const now = clock().toISOString();
        const user = await withUniqueEmail(() => setCredentials(transaction, userId, credentials, now));
        return user ?? failure('passwordAlreadySet');
      });
    },
  };
}

/** For the transaction that starts a session: a password change while it was hashed has ended all sessions. */
export function passwordUnchanged(user: User): (transaction: Database) => Promise<void> {
  return async (transaction) => {
    const now = await lockUser(transaction, user.id);
    if (now?.password_hash !== user.password_hash) failure('passwordIncorrect');
  };
}

/** The normalized address; fails with the error to show. */
export function parseEmail(typed: string): EmailAddress {
  if (typed.trim() === '') failure('emailRequired');
  return emailAddress(typed) ?? failure('emailInvalid');
}

/** Checks a new password. The specification's rule is complete: there is no deny list. */
export function checkPassword(password: string): void {
  if (!isAcceptablePassword(password)) failure('passwordInvalid');
}

/** Turns a violation of the unique email index into `emailInUse`. */
export async function withUniqueEmail<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) failure('emailInUse');
    throw error;
  }
}
