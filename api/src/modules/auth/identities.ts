// Accounts that an OpenID Connect issuer or a proxy signs in. The identity is (issuer, subject) alone: accounts are never joined by email.
import { isEmail } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/tables';
import { retryOnUniqueViolation } from '../../database/transaction';
import type { SignInIdentity } from '../../plugins/contract-routes';
import { admitNewUser } from './invites';
import { insertUser, type User } from './repository';

/** `email` is only shown: it neither signs in nor finds an account. */
export type OutsideIdentity = SignInIdentity & { email?: string | null };

/** The issuer of identities that a proxy names; no URL, so it is no issuer of OpenID Connect. */
export const PROXY_ISSUER = 'proxy';

type Parts = Pick<FastifyInstance, 'config' | 'clock'>;

/** A user without a password, whose email is a suggestion. */
export async function createUser(
  parts: Parts,
  transaction: Database,
  email: string | null | undefined,
  invite: string | null,
): Promise<User> {
  await admitNewUser(parts, transaction, invite);
  const suggested = email && isEmail(email) ? email.trim() : null;
  return insertUser(transaction, null, parts.clock().toISOString(), suggested);
}

/** The account of this identity, created at its first sign-in. */
export async function signInAs(
  app: Parts & Pick<FastifyInstance, 'database'>,
  { issuer, subject, email }: OutsideIdentity,
  invite: string | null,
): Promise<User> {
  return retryOnUniqueViolation(() =>
    app.database.transaction().execute(async (transaction) => {
      const known = await transaction
        .selectFrom('identities')
        .innerJoin('users', 'users.id', 'identities.user_id')
        .selectAll('users')
        .where((row) => row.and({ issuer, subject }))
        .executeTakeFirst();
      if (known) return known;
      const user = await createUser(app, transaction, email, invite);
      await transaction.insertInto('identities').values({ issuer, subject, user_id: user.id }).execute();
      return user;
    }),
  );
}
