// The user's profile and its changes.
import { messages, type Profile } from '@segue/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
import type { PasswordHasher } from '../../secrets/password-hasher';
import {
  changeEmail,
  changePassword,
  checkPassword,
  deleteReset,
  findUser,
  parseEmail,
  type User,
  withUniqueEmail,
} from '../auth';
import type { CurrentPasswordCheck, SessionOwner } from './current-password';

export type ProfileChange = {
  email?: string | undefined;
  currentPassword?: string | undefined;
  newPassword?: string | undefined;
};

export type PreparedChange = {
  password: boolean;
  write: (transaction: Database) => Promise<void>;
};

export type ProfileService = {
  read: (userId: number) => Promise<Profile>;
  /** Checks a change and hashes its password; `write` makes the change within a transaction. */
  prepare: (owner: SessionOwner, change: ProfileChange) => Promise<PreparedChange>;
};

/** Profiles of this database. */
export function createProfileService(parts: {
  database: Database;
  passwords: PasswordHasher;
  isCurrent: CurrentPasswordCheck;
  clock: Clock;
}): ProfileService {
  const { database, passwords, isCurrent, clock } = parts;
  const read = async (userId: number) => profileOf(await existing(database, userId));

  const newPassword = async (owner: SessionOwner, current: string, wanted: string) => {
    const { password_hash: old } = await existing(database, owner.userId);
    checkPassword(wanted);
    if (old === null || !(await isCurrent(owner, old, current))) failure('passwordIncorrect');
    return { from: old, to: await passwords.hash(wanted, { known: owner.userId }) };
  };

  return {
    read,
    prepare: async (owner, { email, currentPassword, newPassword: wanted }) => {
      const { userId } = owner;
      const isPassword = currentPassword !== undefined || wanted !== undefined;
      if (email === undefined && !isPassword) failure('badRequest');
      const address = email === undefined ? null : parseEmail(email);
      if (isPassword && !(currentPassword && wanted)) {
        failure('badRequest', { message: messages.allPasswordFields });
      }
      const password = currentPassword && wanted ? await newPassword(owner, currentPassword, wanted) : null;
      return {
        password: password !== null,
        write: async (transaction) => {
          const now = clock().toISOString();
          // A pending reset link could undo the change. Deleted first, in the same lock order as using it.
          if (password) await deleteReset(transaction, userId);
          // The password changed after it was verified.
          if (password && !(await changePassword(transaction, userId, password, now))) {
            failure('passwordIncorrect');
          }
          if (address) await withUniqueEmail(() => changeEmail(transaction, userId, address, now));
        },
      };
    },
  };
}

async function existing(database: Database, userId: number): Promise<User> {
  return (await findUser(database, userId)) ?? failure('notSignedIn');
}

function profileOf(user: User): Profile {
  return {
    email: user.email,
    lastUpdatedPassword: user.password_updated_at,
    createdAt: user.created_at,
    lastUpdated: user.updated_at,
  };
}
