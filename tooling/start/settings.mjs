// The settings of the API and the sandbox: environment variables, `.env`, and the sandbox's addresses when no provider
// account is configured.
import { existsSync } from 'node:fs';
import { UserError } from './log.mjs';
import { at } from './paths.mjs';
import { parsePort } from './ports.mjs';

/** Reads `.env` when there is one; a variable that is already set wins. */
export function loadDotEnv() {
  if (!existsSync(at('.env'))) return;
  try {
    process.loadEnvFile(at('.env'));
  } catch (error) {
    throw new UserError(`The file .env cannot be read: ${error.message}.`);
  }
}

const CREDENTIALS = {
  Spotify: ['SPOTIFY_CLIENT_ID', 'SPOTIFY_CLIENT_SECRET'],
  SoundCloud: ['SOUNDCLOUD_CLIENT_ID', 'SOUNDCLOUD_CLIENT_SECRET'],
};

/** Makes the sandbox run, whatever `.env` contains. */
export const NO_CREDENTIALS = Object.fromEntries(
  Object.values(CREDENTIALS)
    .flat()
    .map((name) => [name, '']),
);

/** The providers without any credential. @param {Record<string, string | undefined>} env */
function absentProviders(env) {
  return Object.keys(CREDENTIALS).filter((provider) => CREDENTIALS[provider].every((name) => !env[name]));
}

/** The addresses and credentials of the sandbox in place of the providers'. @param {string} base */
function sandboxSettings(base) {
  // Another site than the page, like the real widget: frames of one site share a process and its sound.
  const widget = base.replace('//127.0.0.1', '//localhost');
  return {
    SPOTIFY_CLIENT_ID: 'sandboxspotifyclient000000000000',
    SPOTIFY_CLIENT_SECRET: 'sandboxspotifysecret000000000000',
    SPOTIFY_ACCOUNTS_URL: `${base}/spotify/accounts`,
    SPOTIFY_API_URL: `${base}/spotify/api`,
    SPOTIFY_SDK_URL: `${base}/spotify/sdk/spotify-player.js`,
    SPOTIFY_OPEN_URL: `${base}/spotify/open`,
    SOUNDCLOUD_CLIENT_ID: 'sandboxsoundcloudclient000000000',
    SOUNDCLOUD_CLIENT_SECRET: 'sandboxsoundcloudsecret000000000',
    SOUNDCLOUD_AUTH_URL: `${base}/soundcloud/auth`,
    SOUNDCLOUD_API_URL: `${base}/soundcloud/api`,
    SOUNDCLOUD_WIDGET_SCRIPT_URL: `${widget}/soundcloud/w/player/api.js`,
    SOUNDCLOUD_WIDGET_PLAYER_URL: `${widget}/soundcloud/w/player/`,
    PROVIDER_IMAGE_HOSTS: new URL(base).host,
    PROVIDER_LINK_HOSTS: new URL(base).host,
    LISTENBRAINZ_URL: `${base}/listenbrainz`,
    LYRICS_URL: `${base}/lyrics`,
    DEMO_CATALOGUE: '1',
  };
}

/** The sandbox's music server, as a third source. @param {string} base @param {Record<string, string | undefined>} env */
const musicServerSettings = (base, env) => ({
  MUSIC_SERVER_URL: `${base}/musicserver`,
  MUSIC_SERVER_NAME: env.MUSIC_SERVER_NAME || 'Home Server',
});

/** The sandbox's issuer of OpenID Connect. @param {string} base @param {Record<string, string | undefined>} env */
const openIdSettings = (base, env) => ({
  OIDC_ISSUER: `${base}/openid`,
  OIDC_CLIENT_ID: 'sandboxoidcclient000000000000000',
  OIDC_CLIENT_SECRET: 'sandboxoidcsecret000000000000000',
  OIDC_NAME: env.OIDC_NAME || 'Our home',
});

/**
 * Ports, addresses and the environments of both servers.
 * @param {Record<string, string | undefined>} env
 */
export function settingsFrom(env) {
  const host = env.HOST || '127.0.0.1';
  const port = parsePort('PORT', env.PORT, 4000);
  const sandboxPort = parsePort('SANDBOX_PORT', env.SANDBOX_PORT, port + 1);
  // A browser cannot open 0.0.0.0, the address of a server that listens on all interfaces.
  const address = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;
  const publicUrl = (env.PUBLIC_URL || address).replace(/\/$/, '');
  // One real account is enough: the other provider is then absent, not imitated.
  const absent = absentProviders(env);
  const isDemo = absent.length === Object.keys(CREDENTIALS).length;
  const usesMusicServer = env.SANDBOX_MUSIC_SERVER === '1';
  const usesOpenId = env.SANDBOX_OPENID === '1';
  const usesSandbox = isDemo || usesMusicServer || usesOpenId;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  if (usesSandbox && sandboxPort === port) {
    throw new UserError(`SANDBOX_PORT and PORT are both ${port}: the sandbox needs a port of its own.`);
  }
  const apiEnv = {
    ...env,
    HOST: host,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    SEGUE_DATA_DIR: env.SEGUE_DATA_DIR || at('data'),
    SEGUE_DIST: env.SEGUE_DIST || at('dist'),
    ...(isDemo ? sandboxSettings(sandboxUrl) : {}),
    ...(usesMusicServer ? musicServerSettings(sandboxUrl, env) : {}),
    ...(usesOpenId ? openIdSettings(sandboxUrl, env) : {}),
  };
  const sandboxEnv = {
    ...env,
    // The sandbox refuses to run in production, and NODE_ENV may be set to that for other reasons.
    NODE_ENV: '',
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_REDIRECT_URIS: ['spotify', 'soundcloud', 'oidc']
      .map((provider) => `${publicUrl}/api/auth/${provider}/callback`)
      .join(','),
  };
  const note = isDemo
    ? ' (demo catalog: no provider account is configured)'
    : absent.map((provider) => ` (without ${provider}, which is not configured)`).join('');
  return { host, port, sandboxPort, address, publicUrl, usesSandbox, note, apiEnv, sandboxEnv };
}
