/** The demo users of the music server, their passwords and API keys. */
import { createUserDirectory, type UserDirectory } from '@segue/provider-sandbox/core/user-directory';

export type MusicServerUser = {
  key: string;
  password: string;
  apiKey: string;
  /** Whether the user may stream; others get error 50. */
  mayStream: boolean;
  /** Users of a directory (LDAP) cannot log in by token: error 41. */
  isFromDirectory: boolean;
  detail: string;
};

const apiKeyOf = (key: string) => `sandbox-api-key-${key}`;

const user = (key: string, password: string, detail: string, more: Partial<MusicServerUser> = {}) => ({
  key,
  password,
  apiKey: apiKeyOf(key),
  mayStream: true,
  isFromDirectory: false,
  detail,
  ...more,
});

const SEEDED: readonly MusicServerUser[] = [
  user('robin', 'robin sings', 'Has favorites and playlists'),
  user('zoë', 'ключ & ёлка +1%', 'Password in another script, with characters that URLs encode'),
  user('ldap-lee', 'directory', 'Cannot log in by token', { isFromDirectory: true }),
  user('no-stream', 'silence', 'May search, but not play', { mayStream: false }),
];

export type MusicServerUsers = UserDirectory<MusicServerUser> & {
  findApiKey: (apiKey: string) => MusicServerUser | undefined;
};

export function createMusicServerUsers(): MusicServerUsers {
  const users = createUserDirectory(SEEDED, (base, tag) => ({
    ...base,
    key: `${base.key}+${tag}`,
    apiKey: apiKeyOf(`${base.key}+${tag}`),
  }));
  const prefix = apiKeyOf('');
  return {
    ...users,
    findApiKey: (apiKey) => (apiKey.startsWith(prefix) ? users.find(apiKey.slice(prefix.length)) : undefined),
  };
}
