// The rules of accounts: who may be made, who may come in, and what each refusal says.
import { isAcceptablePassword, messages } from '@segue/contract';
import type { Clock } from '../../clock';
import { isUniqueViolation } from '../../database/connection';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
import type { PasswordHasher } from '../../secrets/password-hasher';
import { emailAddress, type EmailAddress } from './email-address';
import { findUserByEmail, giveCredentials, insertUser, type User } from './repository';
import type { SignInLimiter } from './sign-in-limiter';

export type AuthService = {
  register: (typed: TypedCredentials) => Promise<User>;
  signIn: (typed: TypedCredentials, sender: string) => Promise<User>;
  /** First e-mail and password of an account that a provider vouched for. */
  setUp: (userId: number, typed: TypedCredentials) => Promise<User>;
};

export type TypedCredentials = { email: string; password: string };

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

  return {
    register: async (typed) => {
      const credentials = await credentialsOf(typed);
      return emailOnce(() => insertUser(database, credentials, clock().toISOString()));
    },

    signIn: async (typed, sender) => {
      const address = emailAddress(typed.email);
      const key = address?.key ?? '';
      const wait = limiter.begin(sender, key, clock().getTime());
      if (wait !== null) failure('tooMany', { retryAfterS: wait });
      const user = address && (await findUserByEmail(database, key));
      // An unknown address takes as long as a wrong password.
      const fits = await passwords.verify(user?.password_hash ?? null, typed.password);
      if (!user?.password_hash) failure('emailUnknown');
      if (!fits) failure('passwordIncorrect');
      limiter.succeeded(sender, key);
      return user;
    },

    setUp: async (userId, typed) => {
      const credentials = await credentialsOf(typed);
      const user = await emailOnce(() =>
        giveCredentials(database, userId, credentials, clock().toISOString()),
      );
      return user ?? failure('passwordAlreadySet');
    },
  };
}

/** The address as kept, or a refusal that says what is wrong. */
export function acceptableEmail(typed: string): EmailAddress {
  if (typed.trim() === '') failure('badRequest', { message: messages.emailRequired });
  return emailAddress(typed) ?? failure('badRequest', { message: messages.emailInvalid });
}

/** One rule for every new password, wherever it is chosen. */
export function acceptablePassword(password: string): void {
  if (!isAcceptablePassword(password)) failure('badRequest', { message: messages.passwordRule });
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
