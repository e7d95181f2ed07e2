// Lists the remotes of this checkout: folders below `remotes` with at least one of the required files.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REQUIRED = ['package.json', 'remote.json', 'rspack.config.mjs', 'src/remote.ts'];

/** Required files that are missing in a remote's folder. @param {string} folder */
export const missingFiles = (folder) => REQUIRED.filter((file) => !existsSync(join(folder, file)));

/** Names of the remotes below a folder, complete or not. A folder with a `dist` only is left over from another branch. */
export const remotesBelow = (home) =>
  existsSync(home)
    ? readdirSync(home)
        .filter((name) => missingFiles(join(home, name)).length < REQUIRED.length)
        .sort()
    : [];

export const REMOTES = remotesBelow(fileURLToPath(new URL('../../remotes', import.meta.url)));
