// Starts the server, or does an operator's errand (`user …`, `check-providers`). It ends in order: no new requests, running ones finish, then the database closes.
import { buildApp } from './app';
import { systemClock } from './clock';
import { readConfig, type Config } from './config';
import { runOperator } from './operator';
import { checkProviders } from './providers/check-providers';

const CLOSE_TIMEOUT_MS = 10_000;

async function start(config: Config): Promise<void> {
  const app = await buildApp(config);
  let isClosing = false;
  const close = (signal: string) => {
    if (isClosing) return;
    isClosing = true;
    app.log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  await app.listen({ port: config.port, host: config.host });
  app.log.info({ url: config.publicUrl }, 'ready');
}

try {
  const [area, ...words] = process.argv.slice(2);
  const config = readConfig(process.env);
  if (area === 'user') {
    process.exitCode = await runOperator(words, config, (text) => process.stdout.write(text), systemClock());
  } else if (area === 'check-providers') {
    const { SPOTIFY_USER_TOKEN: spotify = '', SOUNDCLOUD_USER_TOKEN: soundcloud = '' } = process.env;
    const print = (line: string): void => void process.stdout.write(`${line}\n`);
    process.exitCode = await checkProviders(config, { spotify, soundcloud }, print);
  } else {
    await start(config);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
