// Both adapters, ready for use: the only place that knows which class of thing stands behind the port.
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { AppTokenStore } from './app-token-store';
import type { MusicProviders } from './music-provider';
import { createSoundCloud } from './soundcloud/soundcloud';
import { createSpotify } from './spotify/spotify';
import { createLinks } from './wire';

export type ProviderSurroundings = {
  clock: Clock;
  store: AppTokenStore;
  /** Told what went wrong beside the answer: a token that could not be kept, an entry left out of a list. */
  report: (error: unknown) => void;
  /** How long a service may take before its answer no longer matters. */
  deadlines: { tokenMs: number; apiMs: number };
};

export const DEADLINES = { tokenMs: 4000, apiMs: 4000 };

/** `close` ends the connections to both services. */
export function createProviders(config: Config, surroundings: ProviderSurroundings) {
  const links = createLinks({ pages: config.linkHosts, images: config.imageHosts });
  const spotify = createSpotify(config.spotify, links, surroundings);
  const soundcloud = createSoundCloud(config.soundcloud, links, surroundings);
  const providers: MusicProviders = { spotify: spotify.provider, soundcloud: soundcloud.provider };
  return {
    providers,
    close: async () => {
      await Promise.all([spotify.close(), soundcloud.close()]);
    },
  };
}
