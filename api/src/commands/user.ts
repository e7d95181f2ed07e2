// `npm run server -- user …`: works on accounts while the server runs.
import type { Kysely } from 'kysely';
import { openMigrated } from '../database/connection';
import type { Tables } from '../database/tables';
import { deleteUser } from '../modules/account-data/deletion';
import { emailAddress } from '../modules/auth/email-address';
import { createReset } from '../modules/auth/password-resets';
import { createInvite } from '../modules/auth/invites';
import { findUser, findUserByEmail, type User } from '../modules/auth/repository';
import { deleteAllSessions, deleteSessionsOf } from '../plugins/sessions/session-store';
import { WRONG_USAGE, type Command, type CommandContext } from './command';

type Work<Subject> = (
  database: Kysely<Tables>,
  context: CommandContext,
  subject: Subject,
) => Promise<unknown>;

export const user: Command = async (words, context) => {
  const [action = '', typed] = words;
  const { config, print, note } = context;
  note?.({ action });
  const onAll = words.length === 1 ? ON_ALL.get(action) : undefined;
  const onOne = words.length === 2 ? ON_ONE.get(action) : undefined;
  if (!onAll && !onOne) return WRONG_USAGE;
  const database = await openMigrated({ url: config.databaseUrl, folder: config.dataDir });
  try {
    if (onAll) return (await onAll(database, context, undefined)) === false ? 1 : 0;
    const found = await findTyped(database, typed ?? '');
    if (found) {
      note?.({ userId: found.id });
      await onOne?.(database, context, found);
    } else print(`No account has the email ${typed}.\n`);
    return found ? 0 : 1;
  } finally {
    await database.destroy();
  }
};

/** By email; an account without one by its id, as `list` prints it. */
async function findTyped(database: Kysely<Tables>, typed: string): Promise<User | undefined> {
  const address = emailAddress(typed);
  if (address) return findUserByEmail(database, address.key);
  return /^\d{1,9}$/.test(typed) ? findUser(database, Number(typed)) : undefined;
}

const resetPassword: Work<User> = async (database, { config, print, now }, owner) => {
  if (owner.email_key === null) return print('The account has no password to reset.\n');
  print(`${config.publicUrl}/api/auth/reset/${await createReset(database, owner, now)}\n`);
  print('Good for one hour and one use. Give it to the owner of the account and to nobody else.\n');
};

const signOut: Work<User> = async (database, { print, note }, { id }) => {
  const count = await deleteSessionsOf(database, id);
  note?.({ count });
  print(`Sessions ended: ${count}.\n`);
};

const remove: Work<User> = async (database, { print }, { id }) => {
  await database.transaction().execute((transaction) => deleteUser(transaction, id));
  print('Deleted, with everything stored for the account.\n');
};

const signOutEverybody: Work<void> = async (database, { print, note }) => {
  const count = await deleteAllSessions(database);
  note?.({ count });
  print(`Sessions ended: ${count}. Everybody has to sign in again.\n`);
};

const list: Work<void> = async (database, { print }) => {
  const users = await database
    .selectFrom('users')
    .leftJoin('identities', 'identities.user_id', 'users.id')
    .select(['id', 'email', 'created_at', 'issuer', 'subject'])
    .where((where) => where.or([where('email_key', 'is not', null), where('subject', 'is not', null)]))
    .orderBy('id')
    .execute();
  for (const { id, email, created_at: at, issuer, subject } of users)
    print([id, issuer === null ? email : `${subject} (${issuer})`, at].join('\t') + '\n');
};

/** False when an invite would change nothing. */
const invite: Work<void> = async (database, { config, print, now }) => {
  const { registration } = config;
  if (registration !== 'invite') {
    print(`An invite changes nothing while REGISTRATION is ${registration}.\n`);
    return false;
  }
  print(`${(await createInvite(database, config, null, now)).url}\n`);
  return print('Good for seven days and one use. Give it to the person whom you invite.\n');
};

const ON_ONE = new Map(
  Object.entries({ 'reset-password': resetPassword, 'sign-out': signOut, delete: remove }),
);
const ON_ALL = new Map(Object.entries({ 'sign-out-everybody': signOutEverybody, list, invite }));
