/** A music server of one's own that speaks OpenSubsonic, like Navidrome, gonic or Supysonic. */
import type { Core, ProviderSandbox } from '@segue/provider-sandbox/core/provider-sandbox';
import type { MusicServer } from './context';
import { createLibraries } from './library';
import { parametersOf } from './parameters';
import { createPlays } from './plays';
import { restRoutes } from './rest.routes';
import { defaultMusicServerSettings } from './settings';
import { createStars } from './stars';
import { createMusicServerUsers } from './users';

export function createMusicServer(core: Core) {
  let settings = defaultMusicServerSettings();
  const libraryWith = createLibraries(core.catalogue.releases);
  const server: MusicServer = {
    now: core.clock.now,
    settings: () => settings,
    library: () => libraryWith(settings.generatedSongs),
    users: createMusicServerUsers(),
    stars: createStars(core.clock.now),
    plays: createPlays(),
  };
  return {
    services: [['/musicserver', 'musicserver']] as const,
    trackCount: libraryWith(0).songs.length,
    users: () => server.users.list(),
    userOf(request) {
      const parameters = parametersOf(request);
      return parameters.get('u') ?? server.users.findApiKey(parameters.get('apiKey') ?? '')?.key ?? null;
    },
    settings: () => ({ musicserver: settings }),
    urls: (base: string) => ({ musicServer: `${base}/musicserver` }),
    addRoutes: async (app) => void (await app.register(restRoutes(server), { prefix: '/musicserver/rest' })),
    reset() {
      settings = defaultMusicServerSettings();
      server.users.clear();
      server.stars.clear();
      server.plays.clear();
    },
  } satisfies ProviderSandbox & Record<string, unknown>;
}
