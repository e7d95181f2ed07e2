// The remotes of this checkout: every folder below `remotes` with at least one of the files that a remote needs.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = ['package.json', 'remote.json', 'rspack.config.mjs', 'src/remote.ts'];

/** The files that a remote cannot be built without and its folder lacks. @param {string} folder */
export const missingFiles = (folder) => NEEDED.filter((file) => !existsSync(join(folder, file)));

/** Names of the remotes below a folder, complete or not. A `dist` alone was left behind by another branch. */
export const remotesBelow = (home) =>
  existsSync(home)
    ? readdirSync(home)
        .filter((name) => missingFiles(join(home, name)).length < NEEDED.length)
        .sort()
    : [];

export const REMOTES = remotesBelow(fileURLToPath(new URL('../../remotes', import.meta.url)));
