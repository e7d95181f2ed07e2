// The rules of accounts: who may be made, who may come in, and what each refusal says.
import { isAcceptablePassword } from '@segue/contract';
import type { Clock } from '../../clock';
import { isUniqueViolation } from '../../database/failures';
import type { Database } from '../../database/tables';
import { DomainError, failure } from '../../failure';
import type { PasswordHasher } from '../../secrets/password-hasher';
import { emailAddress, type EmailAddress } from './email-address';
import { findUserByEmail, giveCredentials, lockUser, insertUser, type User } from './repository';
import type { SignInLimiter } from './sign-in-limiter';

export type AuthService = {
  register: (typed: TypedCredentials) => Promise<User>;
  /** `open` begins the session, and refuses when the password was changed since it was checked. */
  signIn: (typed: TypedCredentials, sender: Sender, open: (user: User) => Promise<void>) => Promise<User>;
  /**
   * First e-mail and password of an account that a provider vouched for. Checks them and does the slow part; `restart` gives
   * them in the transaction that ends every session of before.
   */
  setUp: (
    userId: number,
    typed: TypedCredentials,
    restart: (give: (transaction: Database) => Promise<User>) => Promise<User>,
  ) => Promise<User>;
};

export type TypedCredentials = { email: string; password: string };

/** From where somebody signs in. */
export type Sender = {
  network: string;
  /** The device's id when it signed in to this account before. */
  deviceFor: (user: User) => string | null;
  /** Told when the attempt came to nothing, and at whose account. */
  refused: (reason: DomainError, userId: number | null) => void;
};

type Parts = { database: Database; passwords: PasswordHasher; limiter: SignInLimiter; clock: Clock };

/** Accounts on this database. */
export function createAuthService({ database, passwords, limiter, clock }: Parts): AuthService {
  const credentialsOf = async (typed: TypedCredentials): Promise<EmailAddress & { passwordHash: string }> => {
    const address = acceptableEmail(typed.email);
    acceptablePassword(typed.password);
    // Looked up before hashing, because hashing is dear; the unique index decides when two come at once.
    if (await findUserByEmail(database, address.key)) failure('emailInUse');
    return { ...address, passwordHash: await passwords.hash(typed.password) };
  };

  /** A wrong password stays counted; one that fits, or could not be tried, does not. */
  const checked = async (
    user: User | null,
    emailKey: string,
    typed: string,
    sender: Sender,
  ): Promise<User> => {
    const device = user && sender.deviceFor(user);
    const priority = user && device !== null ? { known: user.id } : 'anonymous';
    // Checked first: no database write for a request that the password hasher would reject.
    passwords.requireCapacity(priority);
    const attempt = { network: sender.network, emailKey, device };
    const begun = clock();
    const wait = await limiter.begin(attempt, begun);
    if (wait !== null) failure('tooMany', { retryAfterS: wait });
    let isAnswered = false;
    try {
      // An unknown address takes as long as a wrong password.
      const fits = await passwords.verify(user?.password_hash ?? null, typed, priority);
      isAnswered = true;
      if (!user?.password_hash) failure('emailUnknown');
      if (!fits) failure('passwordIncorrect');
    } finally {
      if (!isAnswered) await limiter.takeBack(attempt, begun);
    }
    await limiter.takeBack(attempt, begun);
    return user;
  };

  return {
    register: async (typed) => {
      const credentials = await credentialsOf(typed);
      return emailOnce(() => insertUser(database, credentials, clock().toISOString()));
    },

    signIn: async (typed, sender, open) => {
      const address = emailAddress(typed.email);
      const user = address && (await findUserByEmail(database, address.key));
      try {
        const found = await checked(user, address?.key ?? '', typed.password, sender);
        await open(found);
        return found;
      } catch (error) {
        if (error instanceof DomainError) sender.refused(error, user?.id ?? null);
        throw error;
      }
    },

    setUp: async (userId, typed, restart) => {
      const credentials = await credentialsOf(typed);
      return restart(async (transaction) => {
        const now = clock().toISOString();
        const user = await emailOnce(() => giveCredentials(transaction, userId, credentials, now));
        return user ?? failure('passwordAlreadySet');
      });
    },
  };
}

/**
 * A check for the transaction that begins a session: a change of the password ends all others, and hashing takes long enough
 * for one to come in between.
 */
export function samePassword(user: User): (transaction: Database) => Promise<void> {
  return async (transaction) => {
    const now = await lockUser(transaction, user.id);
    if (now?.password_hash !== user.password_hash) failure('passwordIncorrect');
  };
}

/** The address as kept, or a refusal that says what is wrong. */
export function acceptableEmail(typed: string): EmailAddress {
  if (typed.trim() === '') failure('emailRequired');
  return emailAddress(typed) ?? failure('emailInvalid');
}

/** The written rule is all that a new password has to keep, wherever it is chosen. */
export function acceptablePassword(password: string): void {
  if (!isAcceptablePassword(password)) failure('passwordInvalid');
}

/** The database's refusal of a second account with one address, as the contract says it. */
export async function emailOnce<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error)) failure('emailInUse');
    throw error;
  }
}
