// Starts the server, and ends it in order: no new requests, running ones finish, then the database closes.
import { buildApp } from './app';
import { readConfig, type Config } from './config';

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
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
