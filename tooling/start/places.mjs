// Where things lie. Everything else in this folder asks here.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REMOTES } from '../rspack/remotes.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const at = (...path) => join(root, ...path);

/** Every remote in this checkout. */
export const remotes = REMOTES;

/** What the bundler can build: its name on the command line, and its folder. */
export const BUILDABLE = {
  shell: 'shell',
  ...Object.fromEntries(REMOTES.map((name) => [name, `remotes/${name}`])),
  api: 'api',
  sandbox: 'provider-sandbox',
};
