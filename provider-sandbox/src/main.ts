/** Starts the sandbox as a process, configured by SANDBOX_* environment variables. */
import { createSandbox, DEFAULT_PORT } from './create-sandbox';

const { env } = process;

if (env['NODE_ENV'] === 'production' && env['SANDBOX_FORCE'] !== '1') {
  console.error('The provider sandbox does not run in production. Set SANDBOX_FORCE=1 if you mean it.');
  process.exit(1);
}

const redirectUris = (env['SANDBOX_REDIRECT_URIS'] ?? '')
  .split(',')
  .map((uri) => uri.trim())
  .filter(Boolean);

const sandbox = await createSandbox({
  port: Number(env['SANDBOX_PORT'] ?? DEFAULT_PORT),
  ...(env['SANDBOX_BASE_URL'] ? { baseUrl: env['SANDBOX_BASE_URL'] } : {}),
  ...(env['SANDBOX_SEED'] ? { seed: env['SANDBOX_SEED'] } : {}),
  ...(redirectUris.length > 0 ? { redirectUris } : {}),
});
console.log(`Provider sandbox listening at ${sandbox.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
