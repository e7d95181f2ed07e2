/** The state of Spotify's services. */
import type { Core, RegisteredClient } from '@segue/provider-sandbox/core/provider-sandbox';
import type { UserDirectory } from '@segue/provider-sandbox/core/user-directory';
import type { DeviceRegistry } from './devices';
import type { SpotifySettings } from './settings';
import type { SpotifyTracks } from './track-index';
import type { SpotifyUrls } from './urls';
import type { SpotifyUser } from './users';

export type SpotifyContext = Core & {
  client: RegisteredClient;
  urls: SpotifyUrls;
  settings: SpotifySettings;
  devices: DeviceRegistry;
  spotifyTracks: SpotifyTracks;
  spotifyUsers: UserDirectory<SpotifyUser>;
};
