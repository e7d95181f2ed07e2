// The rules of a person's own data: what is shown of it and how it changes.
import { messages, type Profile } from '@segue/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
import type { PasswordHasher } from '../../secrets/password-hasher';
import { changeEmail, changePassword, findUser, type User } from '../auth/repository';
import { acceptableEmail, acceptablePassword, emailOnce } from '../auth/service';

export type ProfileChange = {
  email?: string | undefined;
  currentPassword?: string | undefined;
  newPassword?: string | undefined;
};

export type ProfileService = {
  read: (userId: number) => Promise<Profile>;
  /** Says whether the password is a new one, because other sessions end then. */
  update: (userId: number, change: ProfileChange) => Promise<{ profile: Profile; passwordChanged: boolean }>;
};

/** Profiles on this database. */
export function createProfileService(parts: {
  database: Database;
  passwords: PasswordHasher;
  clock: Clock;
}): ProfileService {
  const { database, passwords, clock } = parts;
  const read = async (userId: number) => profileOf(await existing(database, userId));

  const replacePassword = async (userId: number, current: string, wanted: string): Promise<void> => {
    acceptablePassword(wanted);
    const { password_hash: old } = await existing(database, userId);
    if (old === null || !(await passwords.verify(old, current))) failure('passwordIncorrect');
    const change = { from: old, to: await passwords.hash(wanted) };
    // Somebody was faster: what was the current password when we looked is not any more.
    if (!(await changePassword(database, userId, change, clock().toISOString())))
      failure('passwordIncorrect');
  };

  return {
    read,
    update: async (userId, { email, currentPassword, newPassword }) => {
      const passwordChanged = currentPassword !== undefined || newPassword !== undefined;
      if (email === undefined && !passwordChanged) failure('badRequest');
      const address = email === undefined ? null : acceptableEmail(email);
      if (passwordChanged) {
        if (!currentPassword || !newPassword) failure('badRequest', { message: messages.allPasswordFields });
        await replacePassword(userId, currentPassword, newPassword);
      }
      if (address) {
        await emailOnce(() => changeEmail(database, userId, address, clock().toISOString()));
      }
      return { profile: await read(userId), passwordChanged };
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
