// Starts the server, or runs a CLI command, such as `backup`.
import { buildApp } from './app';
import { backup } from './backup/backup';
import type { Command } from './backup/command';
import { migrateDatabase } from './backup/migrate-command';
import { moveToPostgres } from './backup/move-to-postgres';
import { restore } from './backup/restore';
import { systemClock } from './clock';
import { readConfig, type Config } from './config';
import { runOperator } from './operator';
import { logged } from './operator-log';
import { checkProviders } from './provider-check/check-providers';
import { exitOnSignals } from './shutdown';
import { failListen, requireBuild, requireDataFolder, requireOwner, startProblem } from './start-problem';

/** New connections that wait while the process is busy; beyond it they wait seconds. Linux limits it to `somaxconn`. */
const BACKLOG = 4096;

async function start(config: Config): Promise<void> {
  requireBuild(config);
  const app = await buildApp(config);
  exitOnSignals(app);
  await app
    .listen({ port: config.port, host: config.host, backlog: BACKLOG })
    .catch((error: unknown) => failListen(config, error));
  app.log.info({ url: config.publicUrl }, 'ready');
}

/** Each returns the exit code; 2 when it was called wrongly. */
const COMMANDS: Readonly<Record<string, Command>> = {
  user: logged('user', runOperator),
  'check-providers': ([email], { config, print }) =>
    checkProviders(config, { email, print: (line) => print(`${line}\n`), clock: systemClock }),
  migrate: logged('migrate', migrateDatabase),
  backup: logged('backup', backup),
  restore: logged('restore', restore),
  'migrate-to-postgres': logged('migrate-to-postgres', moveToPostgres),
};

async function run(config: Config): Promise<void> {
  const [name, ...words] = process.argv.slice(2);
  if (name !== 'check-providers') requireDataFolder(config);
  if (name === undefined) return start(config);
  requireOwner(config);
  const command = COMMANDS[name];
  const print = (text: string): void => void process.stdout.write(text);
  const operator = process.env.SUDO_USER ?? process.env.USER;
  if (command) process.exitCode = await command(words, { config, print, now: systemClock(), operator });
  else {
    print(
      `"${name}" is not a command: ${Object.keys(COMMANDS).join(', ')}. Without one the server starts.\n`,
    );
    process.exitCode = 2;
  }
}

let config: Config | null = null;
try {
  config = readConfig(process.env);
  await run(config);
} catch (error) {
  process.stderr.write(`${startProblem(error, config)}\n`);
  process.exit(1);
}
