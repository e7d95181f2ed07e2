// `npm run server -- user …`: works on accounts while the server runs.
import type { Kysely } from 'kysely';
import { openMigrated } from '../database/connection';
import type { Tables } from '../database/tables';
import type { Config } from '../config';
import { deleteUser } from '../modules/account-data/deletion';
import { emailAddress } from '../modules/auth/email-address';
import { createReset } from '../modules/auth/password-resets';
import { createInvite } from '../modules/auth/invites';
import { findUserByEmail, type User } from '../modules/auth/repository';
import { deleteAllSessions, deleteSessionsOf } from '../plugins/sessions/session-store';
import { WRONG_USAGE, type Command, type CommandContext } from './command';

export const user: Command = async (words, context) => {
  const [action = '', typed] = words;
  context.note?.({ action });
  if (words.length === 2 && typed !== undefined) {
    if (action === 'reset-password') return resetPassword(typed, context);
    if (action === 'sign-out') return signOut(typed, context);
    if (action === 'delete') return remove(typed, context);
  }
  if (words.length === 1) {
    if (action === 'sign-out-everybody') return signOutEverybody(context);
    if (action === 'list') return list(context);
    if (action === 'invite') return invite(context);
  }
  return WRONG_USAGE;
};

async function resetPassword(typed: string, context: CommandContext): Promise<number> {
  const { config, print, now } = context;
  return withUser(typed, context, async (database, user) => {
    const token = await createReset(database, user, now);
    print(`${config.publicUrl}/api/auth/reset/${token}\n`);
    print('Good for one hour and one use. Give it to the owner of the account and to nobody else.\n');
  });
}

async function signOut(typed: string, context: CommandContext): Promise<number> {
  return withUser(typed, context, async (database, user) => {
    const count = await deleteSessionsOf(database, user.id);
    context.note?.({ count });
    context.print(`Sessions ended: ${count}.\n`);
  });
}

async function signOutEverybody({ config, print, note }: CommandContext): Promise<number> {
  return withDatabase(config, async (database) => {
    const count = await deleteAllSessions(database);
    note?.({ count });
    print(`Sessions ended: ${count}. Everybody has to sign in again.\n`);
    return 0;
  });
}

async function remove(typed: string, context: CommandContext): Promise<number> {
  return withUser(typed, context, async (database, user) => {
    await database.transaction().execute((transaction) => deleteUser(transaction, user.id));
    context.print('Deleted, with everything stored for the account.\n');
  });
}

async function withUser(
  typed: string,
  { config, print, note }: CommandContext,
  act: (database: Kysely<Tables>, user: User) => Promise<void>,
): Promise<number> {
  const address = emailAddress(typed);
  return withDatabase(config, async (database) => {
    const user = address && (await findUserByEmail(database, address.key));
    if (!user) {
      print(`No account has the email ${typed}.\n`);
      return 1;
    }
    note?.({ userId: user.id });
    await act(database, user);
    return 0;
  });
}

async function list({ config, print }: CommandContext): Promise<number> {
  return withDatabase(config, async (database) => {
    const users = await database
      .selectFrom('users')
      .select(['id', 'email', 'created_at'])
      .where('email_key', 'is not', null)
      .orderBy('id')
      .execute();
    for (const user of users) print(`${user.id}\t${user.email}\t${user.created_at}\n`);
    return 0;
  });
}

async function invite({ config, print, now }: CommandContext): Promise<number> {
  if (config.registration !== 'invite') {
    print(`An invite changes nothing while REGISTRATION is ${config.registration}.\n`);
    return 1;
  }
  return withDatabase(config, async (database) => {
    print(`${(await createInvite(database, config, null, now)).url}\n`);
    print('Good for seven days and one use. Give it to the person whom you invite.\n');
    return 0;
  });
}

async function withDatabase<Result>(config: Config, act: (database: Kysely<Tables>) => Promise<Result>) {
  const database = await openMigrated({ url: config.databaseUrl, folder: config.dataDir });
  try {
    return await act(database);
  } finally {
    await database.destroy();
  }
}
