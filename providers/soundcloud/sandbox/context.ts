/** The state of SoundCloud's services. */
import type { Core, RegisteredClient } from '@segue/provider-sandbox/core/provider-sandbox';
import type { UserDirectory } from '@segue/provider-sandbox/core/user-directory';
import type { SoundCloudSettings } from './settings';
import type { SoundCloudTracks } from './track-index';
import type { SoundCloudUrls } from './urls';
import type { SoundCloudUser } from './users';

export type SoundCloudContext = Core & {
  client: RegisteredClient;
  urls: SoundCloudUrls;
  settings: SoundCloudSettings;
  soundcloudTracks: SoundCloudTracks;
  soundcloudUsers: UserDirectory<SoundCloudUser>;
  /** When tokens were asked for by client credentials, for the rate limit. */
  exchanges: number[];
};
