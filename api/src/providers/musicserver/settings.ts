// Settings of a music server of one's own. Its address comes from here alone.
import type { RuntimeConfig } from '@segue/contract';
import { addressOf, text, type Environment } from '../../config-values';
import { urlOf } from '../link-address';
import type { SettingsOf } from '../settings-port';

export type MusicServerConfig = { url: string; name: string };

const URL_VARIABLE = 'MUSIC_SERVER_URL';
const NAME_MAX_CHARACTERS = 30;

export const musicServerSettings: SettingsOf<MusicServerConfig, RuntimeConfig['providers']['musicserver']> = {
  variables: { prefix: 'MUSIC_SERVER', required: [URL_VARIABLE] },
  read(env: Environment) {
    const name = text(env, 'MUSIC_SERVER_NAME', 'Music server').slice(0, NAME_MAX_CHARACTERS);
    return text(env, URL_VARIABLE, '') === '' ? null : { url: addressOf(env, URL_VARIABLE, ''), name };
  },
  page: ({ name }) => ({ name }),
  policy: () => ({ media: ["'self'"] }),
  // Covers come from this server.
  imageHosts: [],
  own: {},
  readLink(link, _hosts, settings) {
    const href = urlOf(link)?.href;
    return settings && href?.startsWith(`${settings.url}/`) ? href : undefined;
  },
};
