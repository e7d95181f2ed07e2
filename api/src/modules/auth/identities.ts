// Accounts that an OpenID Connect issuer or a proxy signs in. The identity is (issuer, subject) alone: accounts are never joined by email.
import { isEmail } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { retryOnUniqueViolation } from '../../database/transaction';
import type { SignInIdentity } from '../../plugins/contract-routes';
import { insertUser, type User } from './repository';
import { admitNewUser } from './registration';

/** `email` is only shown: it neither signs in nor finds an account. */
export type OutsideIdentity = SignInIdentity & { email?: string | null };

/** The issuer of identities that a proxy names; no URL, so it is no issuer of OpenID Connect. */
export const PROXY_ISSUER = 'proxy';

/** The account of this identity, created at its first sign-in. */
export async function signInAs(
  app: Pick<FastifyInstance, 'database' | 'config' | 'clock'>,
  { issuer, subject, email = null }: OutsideIdentity,
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
      await admitNewUser(app, transaction, invite);
      const suggested = email !== null && isEmail(email) ? email.trim() : null;
      const user = await insertUser(transaction, null, app.clock().toISOString(), suggested);
      await transaction.insertInto('identities').values({ issuer, subject, user_id: user.id }).execute();
      return user;
    }),
  );
}
