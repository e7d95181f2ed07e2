// Creates both adapters; only this file knows them by name.
import type { Config } from '../config';
import type { MusicProviders } from './music-provider';
import type { ProviderDependencies } from './service-clients';
import { createSoundCloud } from './soundcloud/soundcloud';
import { createSpotify } from './spotify/spotify';
import { createLinks } from './wire';

export const DEADLINES = { tokenMs: 4000, apiMs: 4000 };

/** A provider that is not configured is null. `close` ends the connections to the services. */
export function createProviders(config: Config, dependencies: ProviderDependencies) {
  const links = createLinks({ pages: config.linkHosts, images: config.imageHosts });
  const spotify = config.spotify && createSpotify(config.spotify, links, dependencies);
  const soundcloud = config.soundcloud && createSoundCloud(config.soundcloud, links, dependencies);
  const providers: MusicProviders = {
    spotify: spotify?.provider ?? null,
    soundcloud: soundcloud?.provider ?? null,
  };
  return {
    providers,
    close: async () => {
      await Promise.all([spotify?.close(), soundcloud?.close()]);
    },
  };
}
