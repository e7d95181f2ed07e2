// The operator's CLI: `node api/dist/main.js user …`. It works while the server runs.
import type { Kysely } from 'kysely';
import { openMigrated } from './database/connection';
import type { Tables } from './database/tables';
import type { Config } from './config';
import { deleteUser } from './modules/account-data/deletion';
import { emailAddress } from './modules/auth/email-address';
import { createReset } from './modules/auth/password-resets';
import { findUserByEmail, type User } from './modules/auth/repository';
import { deleteAllSessions, deleteSessionsOf } from './plugins/sessions/session-store';

const USAGE = `Usage:
  npm run user -- reset-password <email>   prints a link, good for one hour and one use
  npm run user -- sign-out <email>         ends every session of the account
  npm run user -- sign-out-everybody       ends every session of every account
  npm run user -- delete <email>           deletes the account and everything stored for it
  npm run user -- list                     prints every account that has an email
`;

type Print = (text: string) => void;

/** Runs one command and returns its exit code. */
export async function runOperator(
  words: readonly string[],
  config: Config,
  print: Print,
  now: Date,
): Promise<number> {
  const [command, typed] = words;
  if (command === 'reset-password' && typed !== undefined && words.length === 2) {
    return resetPassword(typed, config, print, now);
  }
  if (command === 'sign-out' && typed !== undefined && words.length === 2)
    return signOut(typed, config, print);
  if (command === 'sign-out-everybody' && words.length === 1) return signOutEverybody(config, print);
  if (command === 'delete' && typed !== undefined && words.length === 2) return remove(typed, config, print);
  if (command === 'list' && words.length === 1) return list(config, print);
  print(USAGE);
  return 2;
}

async function resetPassword(typed: string, config: Config, print: Print, now: Date): Promise<number> {
  return withUser(typed, config, print, async (database, user) => {
    const token = await createReset(database, user, now);
    print(`${config.publicUrl}/api/auth/reset/${token}\n`);
    print('Good for one hour and one use. Give it to the owner of the account and to nobody else.\n');
  });
}

async function signOut(typed: string, config: Config, print: Print): Promise<number> {
  return withUser(typed, config, print, async (database, user) => {
    print(`${sessions(await deleteSessionsOf(database, user.id))} ended.\n`);
  });
}

async function signOutEverybody(config: Config, print: Print): Promise<number> {
  const database = await open(config);
  try {
    print(`${sessions(await deleteAllSessions(database))} ended. Everybody has to sign in again.\n`);
    return 0;
  } finally {
    await database.destroy();
  }
}

const sessions = (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'}`;

async function remove(typed: string, config: Config, print: Print): Promise<number> {
  return withUser(typed, config, print, async (database, user) => {
    await database.transaction().execute((transaction) => deleteUser(transaction, user.id));
    print('Deleted, with everything stored for the account.\n');
  });
}

/** Runs an act on the account with this email; fails when there is none. */
async function withUser(
  typed: string,
  config: Config,
  print: Print,
  act: (database: Kysely<Tables>, user: User) => Promise<void>,
): Promise<number> {
  const address = emailAddress(typed);
  const database = await open(config);
  try {
    const user = address && (await findUserByEmail(database, address.key));
    if (user) await act(database, user);
    else print(`No account has the email ${typed}.\n`);
    return user ? 0 : 1;
  } finally {
    await database.destroy();
  }
}

async function list(config: Config, print: Print): Promise<number> {
  const database = await open(config);
  try {
    const users = await database
      .selectFrom('users')
      .select(['id', 'email', 'created_at'])
      .where('email_key', 'is not', null)
      .orderBy('id')
      .execute();
    for (const user of users) print(`${user.id}\t${user.email}\t${user.created_at}\n`);
    return 0;
  } finally {
    await database.destroy();
  }
}

function open(config: Config) {
  return openMigrated({ url: config.databaseUrl, folder: config.dataDir });
}
