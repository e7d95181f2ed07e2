// The settings of one start: .env under what the shell already set, and the stand-ins when no account is configured.
import { existsSync } from 'node:fs';
import { at } from './places.mjs';
import { portFrom } from './ports.mjs';
import { Stop } from './say.mjs';

/** Reads `.env` when there is one; what is already set wins. */
export function loadDotEnv() {
  if (!existsSync(at('.env'))) return;
  try {
    process.loadEnvFile(at('.env'));
  } catch (error) {
    throw new Stop(`The file .env cannot be read: ${error.message}.`);
  }
}

const CREDENTIALS = ['SPOTIFY_CLIENT_ID', 'SOUNDCLOUD_CLIENT_ID'];

/** The addresses of the demo catalogue, written over the real providers' ones. @param {string} base */
export function standInSettings(base) {
  // A site of its own, as the real widget has: players of one site share a process and its sound.
  const widget = base.replace('//127.0.0.1', '//localhost');
  return {
    SPOTIFY_CLIENT_ID: 'sandbox-spotify-client',
    SPOTIFY_CLIENT_SECRET: 'sandbox-spotify-secret',
    SPOTIFY_ACCOUNTS_URL: `${base}/spotify/accounts`,
    SPOTIFY_API_URL: `${base}/spotify/api`,
    SPOTIFY_SDK_URL: `${base}/spotify/sdk/spotify-player.js`,
    SPOTIFY_OPEN_URL: `${base}/spotify/open`,
    SOUNDCLOUD_CLIENT_ID: 'sandbox-soundcloud-client',
    SOUNDCLOUD_CLIENT_SECRET: 'sandbox-soundcloud-secret',
    SOUNDCLOUD_AUTH_URL: `${base}/soundcloud/auth`,
    SOUNDCLOUD_API_URL: `${base}/soundcloud/api`,
    SOUNDCLOUD_WIDGET_SCRIPT_URL: `${widget}/soundcloud/w/player/api.js`,
    SOUNDCLOUD_WIDGET_PLAYER_URL: `${widget}/soundcloud/w/player/`,
    PROVIDER_IMAGE_HOSTS: new URL(base).host,
    PROVIDER_LINK_HOSTS: new URL(base).host,
    DEMO_CATALOGUE: '1',
  };
}

/**
 * What the programs are started with.
 * @param {Record<string, string | undefined>} env
 */
export function settingsFrom(env) {
  const host = env.HOST || '127.0.0.1';
  const port = portFrom('PORT', env.PORT, 4000);
  const sandboxPort = portFrom('SANDBOX_PORT', env.SANDBOX_PORT, port + 1);
  // A browser cannot open 0.0.0.0; it reaches such a server by the loopback address.
  const address = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;
  const publicUrl = (env.PUBLIC_URL || address).replace(/\/$/, '');
  const usesStandIns = CREDENTIALS.every((name) => !env[name]);
  if (usesStandIns && sandboxPort === port) {
    throw new Stop(`SANDBOX_PORT and PORT are both ${port}: give the demo catalogue a port of its own.`);
  }
  const apiEnv = {
    ...env,
    HOST: host,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    SEGUE_DATA_DIR: env.SEGUE_DATA_DIR || at('data'),
    SEGUE_DIST: env.SEGUE_DIST || at('dist'),
    ...(usesStandIns ? standInSettings(`http://127.0.0.1:${sandboxPort}`) : {}),
  };
  const sandboxEnv = {
    ...env,
    // The stand-ins refuse to run in production, which a surrounding NODE_ENV does not make of this machine.
    NODE_ENV: '',
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_REDIRECT_URIS: ['spotify', 'soundcloud']
      .map((provider) => `${publicUrl}/api/auth/${provider}/callback`)
      .join(','),
  };
  return { host, port, sandboxPort, address, publicUrl, usesStandIns, apiEnv, sandboxEnv };
}
