/** A music server of one's own that speaks OpenSubsonic, like Navidrome, gonic or Supysonic. */
import type { MusicServer } from './context';
import { createLibraries } from './library';
import { parametersOf } from './parameters';
import type { MusicServerSettings } from './settings';
import { createStars } from './stars';
import { createMusicServerUsers } from './users';

export function createMusicServer(now: () => number, settings: () => MusicServerSettings): MusicServer {
  const libraryWith = createLibraries();
  const users = createMusicServerUsers();
  const stars = createStars(now);
  return {
    settings,
    library: () => libraryWith(settings().generatedSongs),
    users,
    stars,
    userOf: (request) => {
      const parameters = parametersOf(request);
      const name = parameters.get('u');
      return name ?? users.findApiKey(parameters.get('apiKey') ?? '')?.key ?? null;
    },
    clear: () => {
      users.clear();
      stars.clear();
    },
  };
}
