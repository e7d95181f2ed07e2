// Starts the server, or runs a CLI command (`user …`, `check-providers`).
import { buildApp } from './app';
import { systemClock } from './clock';
import { readConfig, type Config } from './config';
import { runOperator } from './operator';
import { checkProviders } from './provider-check/check-providers';
import { exitOnSignals } from './shutdown';
import { failListen, requireBuild, requireDataFolder, startProblem } from './start-problem';

async function start(config: Config): Promise<void> {
  requireBuild(config);
  const app = await buildApp(config);
  exitOnSignals(app);
  await app
    .listen({ port: config.port, host: config.host })
    .catch((error: unknown) => failListen(config, error));
  app.log.info({ url: config.publicUrl }, 'ready');
}

async function run(config: Config): Promise<void> {
  const [area, ...words] = process.argv.slice(2);
  if (area === 'check-providers') {
    const print = (line: string): void =>
      void process.stdout.write(`${line}
`);
    process.exitCode = await checkProviders(config, { email: words[0], print, clock: systemClock });
    return;
  }
  requireDataFolder(config);
  if (area === 'user') {
    process.exitCode = await runOperator(words, config, (text) => process.stdout.write(text), systemClock());
  } else {
    await start(config);
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
