// Starts a server with the built product and the sandbox of this run, but with other providers configured.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Provider } from '@segue/contract';
import { freePort, serve } from './isolated-product';
import { sandboxUrl } from './sandbox';

const widgetUrl = sandboxUrl.replace('//127.0.0.1', '//localhost');

const SETTINGS: Readonly<Partial<Record<Provider, Readonly<Record<string, string>>>>> = {
  spotify: {
    SPOTIFY_CLIENT_ID: 'sandboxspotifyclient000000000000',
    SPOTIFY_CLIENT_SECRET: 'sandboxspotifysecret000000000000',
    SPOTIFY_ACCOUNTS_URL: `${sandboxUrl}/spotify/accounts`,
    SPOTIFY_API_URL: `${sandboxUrl}/spotify/api`,
    SPOTIFY_SDK_URL: `${sandboxUrl}/spotify/sdk/spotify-player.js`,
  },
  soundcloud: {
    SOUNDCLOUD_CLIENT_ID: 'sandboxsoundcloudclient000000000',
    SOUNDCLOUD_CLIENT_SECRET: 'sandboxsoundcloudsecret000000000',
    SOUNDCLOUD_AUTH_URL: `${sandboxUrl}/soundcloud/auth`,
    SOUNDCLOUD_API_URL: `${sandboxUrl}/soundcloud/api`,
    SOUNDCLOUD_WIDGET_SCRIPT_URL: `${widgetUrl}/soundcloud/w/player/api.js`,
    SOUNDCLOUD_WIDGET_PLAYER_URL: `${widgetUrl}/soundcloud/w/player/`,
  },
  musicserver: {
    MUSIC_SERVER_URL: `${sandboxUrl}/musicserver`,
    MUSIC_SERVER_NAME: 'Home Server',
  },
};

/** Starts the server on a free port, with these settings; `providers` are the ones it is configured for. */
export async function startServerWith(
  providers: readonly Provider[],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'segue-server-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const close = await serve('api/dist/main.js', url, data, {
    PATH: process.env['PATH'],
    PORT: String(port),
    LOG_LEVEL: 'error',
    SEGUE_DATA_DIR: data,
    SEGUE_RAISED_LIMITS: '1',
    PROVIDER_IMAGE_HOSTS: new URL(sandboxUrl).host,
    PROVIDER_LINK_HOSTS: new URL(sandboxUrl).host,
    ...Object.assign({}, ...providers.map((provider) => SETTINGS[provider])),
    ...settings,
  });
  return { url, close };
}
