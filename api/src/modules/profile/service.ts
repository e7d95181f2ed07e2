import { messages, type BodyOf, type Profile, type routes } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
import { changeCredentials, checkPassword, deleteReset, findUser, parseEmail, type User } from '../auth';
import type { CurrentPasswordCheck, SessionOwner } from './current-password';

type ProfileChange = BodyOf<typeof routes.updateProfile>;

export async function readProfile(database: Database, userId: number): Promise<Profile> {
  const user = await existing(database, userId);
  return {
    email: user.email,
    lastUpdatedPassword: user.password_updated_at,
    createdAt: user.created_at,
    lastUpdated: user.updated_at,
  };
}

/** Checks a change and hashes its password; `write` makes the change within a transaction. */
export async function prepareChange(
  { database, passwords, clock }: FastifyInstance,
  isCurrent: CurrentPasswordCheck,
  owner: SessionOwner,
  { email, currentPassword, newPassword }: ProfileChange,
) {
  const { userId } = owner;
  const isPassword = currentPassword !== undefined || newPassword !== undefined;
  if (email === undefined && !isPassword) failure('badRequest');
  const address = email === undefined ? null : parseEmail(email);
  if (isPassword && !(currentPassword && newPassword)) {
    failure('badRequest', { message: messages.allPasswordFields });
  }
  const hashNew = async (current: string, wanted: string) => {
    const { password_hash: old } = await existing(database, userId);
    checkPassword(wanted);
    if (old === null || !(await isCurrent(owner, old, current))) failure('passwordIncorrect');
    return { from: old, to: await passwords.hash(wanted, 'known') };
  };
  const password = currentPassword && newPassword ? await hashNew(currentPassword, newPassword) : null;
  return {
    changesPassword: password !== null,
    write: async (transaction: Database): Promise<void> => {
      // A pending reset link could undo the change. Deleted first, in the same lock order as using it.
      if (password) await deleteReset(transaction, userId);
      const now = clock().toISOString();
      const changed = await changeCredentials(transaction, userId, { address, password }, now);
      // The password changed between its verification and this transaction.
      if (password && !changed) failure('passwordIncorrect');
    },
  };
}

async function existing(database: Database, userId: number): Promise<User> {
  return (await findUser(database, userId)) ?? failure('notSignedIn');
}
