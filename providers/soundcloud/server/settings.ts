import type { RuntimeConfig } from '@segue/contract';
import { z } from 'zod';
import { address, addressWithSlash, type Environment, parseVariables } from '@segue/api/port/config-fields';
import { withCredentials } from '@segue/api/port/app-credentials';
import type { SettingsOf } from '@segue/api/port/settings-port';
import { readLink } from './link';

const OWN = {
  authUrl: 'https://secure.soundcloud.com',
  apiUrl: 'https://api.soundcloud.com',
  widgetScriptUrl: 'https://w.soundcloud.com/player/api.js',
  widgetPlayerUrl: 'https://w.soundcloud.com/player/',
};

const settings = z.object({
  authUrl: address.default(OWN.authUrl).describe('SOUNDCLOUD_AUTH_URL'),
  apiUrl: address.default(OWN.apiUrl).describe('SOUNDCLOUD_API_URL'),
  widgetScriptUrl: address.default(OWN.widgetScriptUrl).describe('SOUNDCLOUD_WIDGET_SCRIPT_URL'),
  widgetPlayerUrl: addressWithSlash.default(OWN.widgetPlayerUrl).describe('SOUNDCLOUD_WIDGET_PLAYER_URL'),
});

const read = (env: Environment) => withCredentials(env, 'SOUNDCLOUD', parseVariables(settings, env));

export type SoundCloudConfig = NonNullable<ReturnType<typeof read>>;

export const soundcloudSettings: SettingsOf<SoundCloudConfig, RuntimeConfig['providers']['soundcloud']> = {
  read,
  page: ({ widgetScriptUrl, widgetPlayerUrl, apiUrl }) => ({ widgetScriptUrl, widgetPlayerUrl, apiUrl }),
  policy: ({ widgetScriptUrl, widgetPlayerUrl }) => ({
    scripts: [widgetScriptUrl],
    frames: [new URL(widgetPlayerUrl).origin],
  }),
  imageHosts: ['*.sndcdn.com'],
  linkHosts: ['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com', 'on.soundcloud.com'],
  own: OWN,
  readLink,
};
