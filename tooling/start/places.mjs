// Where things lie. Everything else in this folder asks here.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const at = (...path) => join(root, ...path);

/** What the bundler can build: its name on the command line, and its folder. */
export const BUILDABLE = {
  shell: 'shell',
  search: 'remotes/search',
  library: 'remotes/library',
  playlists: 'remotes/playlists',
  settings: 'remotes/settings',
  legal: 'remotes/legal',
  api: 'api',
  sandbox: 'provider-sandbox',
};
