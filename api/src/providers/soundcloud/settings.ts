// SoundCloud's settings, and what pages and links need of them.
import type { RuntimeConfig } from '@segue/contract';
import { addressOf, type Environment } from '../../config-values';
import { credentialVariables, withCredentials } from '../app-credentials';
import type { SettingsOf } from '../settings-port';
import { readLink } from './link';

const OWN = {
  authUrl: 'https://secure.soundcloud.com',
  apiUrl: 'https://api.soundcloud.com',
  widgetScriptUrl: 'https://w.soundcloud.com/player/api.js',
  widgetPlayerUrl: 'https://w.soundcloud.com/player/',
};

const read = (env: Environment) =>
  withCredentials(env, 'SOUNDCLOUD', {
    authUrl: addressOf(env, 'SOUNDCLOUD_AUTH_URL', OWN.authUrl),
    apiUrl: addressOf(env, 'SOUNDCLOUD_API_URL', OWN.apiUrl),
    widgetScriptUrl: addressOf(env, 'SOUNDCLOUD_WIDGET_SCRIPT_URL', OWN.widgetScriptUrl),
    widgetPlayerUrl: addressOf(env, 'SOUNDCLOUD_WIDGET_PLAYER_URL', OWN.widgetPlayerUrl, 'keep-slash'),
  });

export type SoundCloudConfig = NonNullable<ReturnType<typeof read>>;

export const soundcloudSettings: SettingsOf<SoundCloudConfig, RuntimeConfig['providers']['soundcloud']> = {
  variables: { prefix: 'SOUNDCLOUD', required: credentialVariables('SOUNDCLOUD') },
  read,
  page: ({ widgetScriptUrl, widgetPlayerUrl, apiUrl }) => ({ widgetScriptUrl, widgetPlayerUrl, apiUrl }),
  policy: ({ widgetScriptUrl, widgetPlayerUrl }) => ({
    scripts: [widgetScriptUrl],
    frames: [new URL(widgetPlayerUrl).origin],
  }),
  imageHosts: ['*.sndcdn.com'],
  own: OWN,
  readLink,
};
