/** The state of the music server. */
import type { Library } from './library';
import type { MusicServerSettings } from './settings';
import type { Plays } from './plays';
import type { Stars } from './stars';
import type { MusicServerUser, MusicServerUsers } from './users';

export type MusicServer = {
  now: () => number;
  settings: () => MusicServerSettings;
  library: () => Library;
  users: MusicServerUsers;
  stars: Stars;
  plays: Plays;
};

/** One call of a user. */
export type Call = {
  server: MusicServer;
  user: MusicServerUser;
  parameters: URLSearchParams;
  library: Library;
};
