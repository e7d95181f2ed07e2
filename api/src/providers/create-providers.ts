// Creates the adapters of the configured providers; with provider-settings.ts the only file of the server that knows them all.
import { PROVIDERS, type Provider } from '@segue/contract';
import type { Config } from '../config';
import type { MusicProvider, MusicProviders } from './music-provider';
import { createMusicServer } from './musicserver/musicserver';
import type { ProviderConfigs } from './provider-settings';
import type { ProviderDependencies } from './service-clients';
import { createSoundCloud } from './soundcloud/soundcloud';
import { createSpotify } from './spotify/spotify';
import { createLinks, type Links } from './wire';

export const DEADLINES = { tokenMs: 4000, apiMs: 4000 };

const CREATE: {
  [P in Provider]: (
    config: NonNullable<ProviderConfigs[P]>,
    links: Links,
    dependencies: ProviderDependencies,
  ) => { provider: MusicProvider; close: () => Promise<void> };
} = {
  spotify: createSpotify,
  soundcloud: createSoundCloud,
  musicserver: (own, _links, dependencies) => createMusicServer(own, dependencies),
};

/** `close` ends the connections to the services. */
export function createProviders(config: Config, dependencies: ProviderDependencies) {
  const links = createLinks({ pages: config.linkHosts, images: config.imageHosts });
  const created = PROVIDERS.flatMap((id) => {
    const own = config.providers[id];
    return own === null
      ? []
      : [(CREATE[id] as (typeof CREATE)['spotify'])(own as never, links, dependencies)];
  });
  const providers: MusicProviders = Object.fromEntries(
    created.map(({ provider }) => [provider.id, provider]),
  );
  return {
    providers,
    close: async () => void (await Promise.all(created.map(({ close }) => close()))),
  };
}
