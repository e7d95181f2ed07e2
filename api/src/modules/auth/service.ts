// Accounts: registration, sign-in and the setup of accounts that a provider sign-in created.
import { isAcceptablePassword } from '@segue/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { whileCounted } from '../../database/attempts';
import type { Database } from '../../database/tables';
import { inTransaction } from '../../database/transaction';
import { DomainError, failure } from '../../failure';
import { networkOf } from '../../plugins/network';
import { logSecurity } from '../../plugins/security-log';
import { hashOf } from '../../secrets/opaque-id';
import { emailAddress, type EmailAddress } from './email-address';
import { admitNewUser, findInvite } from './invites';
import {
  changeCredentials,
  findUserByEmail,
  insertUser,
  lockUser,
  withUniqueEmail,
  type User,
} from './repository';
import { signInCounters } from './sign-in-limiter';

export type TypedCredentials = { email: string; password: string };

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
  const verify = async (request: FastifyRequest, user: User | undefined, emailKey: string, typed: string) => {
    const device = user ? app.devices.idFor(request, user) : null;
    const priority = device === null ? 'anonymous' : 'known';
    // Checked first: no database write for a request that the password hasher would reject.
    passwords.requireCapacity(priority);
    const counters = signInCounters({ network: networkOf(request.ip), emailKey, device }, config.limits);
    return whileCounted(database, [counters], clock(), async (stayCounted) => {
      // An unknown address takes as long as a wrong password.
      const fits = await passwords.verify(user?.password_hash ?? null, typed, priority);
      if (user && fits) return { user, isKnownDevice: device !== null };
      stayCounted();
      return failure(user?.password_hash ? 'passwordIncorrect' : 'emailUnknown');
    });
  };

  return {
    register: async (typed: TypedCredentials & { invite?: string | undefined }): Promise<User> => {
      const invite = typed.invite === undefined ? null : hashOf(typed.invite);
      // Asked before an email is looked up, so that no visitor learns which emails have accounts.
      await admitNewUser(app, database, invite, findInvite);
      const credentials = await credentialsOf(typed);
      return withUniqueEmail(() =>
        inTransaction(database, async (transaction) => {
          await admitNewUser(app, transaction, invite);
          return insertUser(transaction, credentials, clock().toISOString());
        }),
      );
    },

    signIn: async (request: FastifyRequest, reply: FastifyReply, typed: TypedCredentials): Promise<User> => {
      const address = emailAddress(typed.email);
      const found = address ? await findUserByEmail(database, address.key) : undefined;
      try {
        const { user, ...how } = await verify(request, found, address?.key ?? '', typed.password);
        await app.sessions.start(request, reply, user.id, passwordUnchanged(user));
        logSecurity(request, 'signed in', { userId: user.id, by: 'password', ...how });
        return user;
      } catch (error) {
        if (error instanceof DomainError) {
          const event = error.code === 'tooMany' ? 'sign-in limited' : 'sign-in failed';
          logSecurity(request, event, { userId: found?.id ?? null, reason: error.code });
        }
        throw error;
      }
    },

    /** Sets the first email and password of an account. Ends its other sessions, which did not choose this password. */
    setUp: async (
      request: FastifyRequest,
      reply: FastifyReply,
      userId: number,
      typed: TypedCredentials,
    ): Promise<User> => {
      const { passwordHash, ...address } = await credentialsOf(typed);
      const change = { address, password: { from: null, to: passwordHash } };
      const write = async (transaction: Database) =>
        (await changeCredentials(transaction, userId, change, clock().toISOString())) ??
        failure('passwordAlreadySet');
      const { changed, others } = await app.sessions.restart(request, reply, userId, write);
      if (others > 0) logSecurity(request, 'sessions revoked', { userId, count: others });
      return changed;
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
