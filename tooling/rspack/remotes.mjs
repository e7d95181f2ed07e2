// Lists the remotes of this checkout: folders below `remotes` with at least one of the required files.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../start/paths.mjs';

const REQUIRED = ['package.json', 'remote.json', 'src/remote.ts'];

/** Required files that are missing in a remote's folder. @param {string} folder */
export const missingFiles = (folder) => REQUIRED.filter((file) => !existsSync(join(folder, file)));

/** Names of the remotes below a folder, complete or not. A folder with a `dist` only is left over from another branch. */
export const remotesBelow = (home) =>
  existsSync(home)
    ? readdirSync(home)
        .filter((name) => missingFiles(join(home, name)).length < REQUIRED.length)
        .sort()
    : [];

export const REMOTES = remotesBelow(at('remotes'));
