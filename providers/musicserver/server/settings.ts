// Settings of a music server of one's own. Its address comes from here alone.
import type { RuntimeConfig } from '@segue/contract';
import { z } from 'zod';
import { address, type Environment, parseVariables } from '@segue/api/port/config-fields';
import type { SettingsOf } from '@segue/api/port/settings-port';
import { urlOf } from '@segue/api/port/link-address';

export type MusicServerConfig = { url: string; name: string };

const NAME_MAX_CHARACTERS = 30;
const settings = z.object({
  url: address.optional().describe('MUSIC_SERVER_URL'),
  name: z.string().default('Music server').describe('MUSIC_SERVER_NAME'),
});

export const musicServerSettings: SettingsOf<MusicServerConfig, RuntimeConfig['providers']['musicserver']> = {
  read(env: Environment) {
    const { url, name } = parseVariables(settings, env);
    return url === undefined ? null : { url, name: name.slice(0, NAME_MAX_CHARACTERS) };
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
