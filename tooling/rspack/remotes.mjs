// The remotes of this checkout: every folder below `remotes` that somebody wrote something in.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('../../remotes', import.meta.url));
const NEEDED = ['package.json', 'remote.json', 'rspack.config.mjs', 'src/remote.ts'];

/** What a remote cannot be built without and its folder does not hold. @param {string} name */
export const missingFiles = (name) => NEEDED.filter((file) => !existsSync(join(home, name, file)));

/** Built files and caches alone are left behind by a branch that has the remote. */
const isRemote = (name) => missingFiles(name).length < NEEDED.length;

export const REMOTES = existsSync(home) ? readdirSync(home).filter(isRemote).sort() : [];
