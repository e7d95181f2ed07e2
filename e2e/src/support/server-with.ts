// Starts a server with the built product and the sandbox of this run, but with other providers configured.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROVIDERS, type Provider } from '@segue/contract';
import { startProduct } from '../../../tooling/start/product.mjs';
import { settingsWith } from './isolated-product';
import { sandboxUrl } from './sandbox';

/** What the names of a provider's variables begin with. */
const prefixOf = (provider: Provider) =>
  provider === 'musicserver' ? 'MUSIC_SERVER_' : `${provider.toUpperCase()}_`;

/** Starts the server on a free port, with these settings; `providers` are the ones it is configured for. */
export async function startServerWith(
  providers: readonly Provider[],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'segue-server-'));
  const { apiEnv, ...addresses } = await settingsWith({
    SANDBOX_PORT: new URL(sandboxUrl).port,
    SANDBOX_MUSIC_SERVER: '1',
    SEGUE_DATA_DIR: folder,
    SEGUE_RAISED_LIMITS: '1',
    LOG_LEVEL: 'error',
    ...settings,
  });
  const absent = PROVIDERS.filter((provider) => !providers.includes(provider));
  const isConfigured = ([name]: readonly [string, unknown]) =>
    !absent.some((provider) => name.startsWith(prefixOf(provider)));
  const env = Object.fromEntries(Object.entries(apiEnv).filter(isConfigured));
  const [server] = await startProduct({ ...addresses, apiEnv: env, usesSandbox: false });
  return {
    url: addresses.address,
    async close() {
      await server?.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
