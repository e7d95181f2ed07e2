// Finds installed packages. `require.resolve` finds only what their `exports` name, and package.json is not among it.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The real folder of a package, as Node finds it from a folder; undefined when it is not installed.
 * @param {string} name @param {string} from @returns {string | undefined}
 */
export function findPackage(name, from) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  return dirname(from) === from ? undefined : findPackage(name, dirname(from));
}

/** Like `findPackage`; throws when the package is not installed. @param {string} name @param {string} from */
export function packageFolder(name, from) {
  const folder = findPackage(name, from);
  if (!folder) throw new Error(`${name} is not installed for ${from}: run npm install.`);
  return folder;
}

/** The package.json of a folder. @param {string} folder @returns {Record<string, any>} */
export const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
