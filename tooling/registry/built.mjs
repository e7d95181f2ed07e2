// Reads the build of a remote from its `dist`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../start/log.mjs';
import { readJson } from '../start/paths.mjs';

const ENTRY = /^remoteEntry\.\w+\.js$/;

/** Name of the entry in a folder of built files; undefined when there is none. */
export const entryFileIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).find((file) => ENTRY.test(file)) : undefined;

/**
 * The build of a remote, with the version of its manifest. Throws when it is not built.
 * @param {string} checkout @param {string} folder below `remotes`
 */
export function readBuilt(checkout, folder) {
  const home = join(checkout, 'remotes', folder);
  const output = join(home, 'dist');
  const entryFile = entryFileIn(output);
  if (!entryFile) throw new UserError(`${folder} is not built: run npm run build -- ${folder}.`);
  const manifest = readJson(join(home, 'remote.json'));
  return {
    folder,
    output,
    entryFile,
    manifest,
    version: manifest.version,
    packageVersion: readJson(join(home, 'package.json')).version,
    container: readJson(join(output, 'build.json')).container,
    content: readFileSync(join(output, entryFile)),
  };
}
