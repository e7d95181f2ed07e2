// Starts the server, or runs a command of the operator, such as `backup`.
import { buildApp } from './app';
import { systemClock } from './time';
import { backup } from './commands/backup';
import { logged, WRONG_USAGE, type Command } from './commands/command';
import { migrateDatabase } from './commands/migrate';
import { moveToPostgres } from './commands/move-to-postgres';
import { user } from './commands/user';
import { readConfig, type Config } from './config';
import { checkProviders } from './commands/check-providers';
import { exitOnSignals } from './process/shutdown';
import { requireBuild, requireOwner, startProblem } from './process/start-problem';

/** New connections that wait while the process is busy; beyond it they wait seconds. Linux limits it to `somaxconn`. */
const BACKLOG = 4096;

async function start(config: Config): Promise<void> {
  requireBuild(config);
  const app = await buildApp(config);
  exitOnSignals(app);
  await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  app.log.info({ url: config.publicUrl, registration: config.registration }, 'ready');
}

const COMMANDS: Readonly<Record<string, Command>> = {
  user: logged('user', user),
  'check-providers': ([email], { config, print }) =>
    checkProviders(config, { email, print: (line) => print(`${line}\n`), clock: systemClock }),
  migrate: logged('migrate', migrateDatabase),
  backup: logged('backup', backup),
  'move-to-postgres': logged('move-to-postgres', moveToPostgres),
};

const USAGE = `Usage:
  npm run server -- user reset-password <email>   prints a link, good for one hour and one use
  npm run server -- user sign-out <email>         ends every session of the account
  npm run server -- user sign-out-everybody       ends every session of every account
  npm run server -- user delete <email>           deletes the account and everything stored for it
  npm run server -- user invite                   prints a link to sign up, good for seven days and one use
  npm run server -- user list                     prints every account that has an email
  npm run server -- check-providers [email]       checks the credentials of the providers
  npm run server -- backup [file] [--keep 14]     copies the SQLite database, and deletes all but the newest backups
  npm run server -- migrate                       upgrades the database to this version; stop the servers first
  npm run server -- move-to-postgres              copies SQLite into the database of DATABASE_URL; stop the server first
`;

async function run(config: Config): Promise<void> {
  const [name, ...words] = process.argv.slice(2);
  if (name === undefined) return start(config);
  requireOwner(config);
  const print = (text: string): void => void process.stdout.write(text);
  const operator = process.env.SUDO_USER ?? process.env.USER;
  const context = { config, print, now: systemClock(), operator };
  process.exitCode = (await COMMANDS[name]?.(words, context)) ?? WRONG_USAGE;
  if (process.exitCode === WRONG_USAGE) print(USAGE);
}

let config: Config | null = null;
try {
  config = readConfig(process.env);
  await run(config);
} catch (error) {
  process.stderr.write(`${startProblem(error, config)}\n`);
  process.exit(1);
}
