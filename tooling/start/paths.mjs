// Paths of this checkout, and its JSON files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** An absolute path from one relative to the root. @param {...string} path */
export const at = (...path) => join(root, ...path);

/** The compiler. The package `typescript` is the last version with an interface for tools that read types. */
export const TSC = at('node_modules/typescript-7/bin/tsc');

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Every workspace folder, relative to the root. @param {string} [folder] of the checkout @returns {string[]} */
export const workspaceFolders = (folder = root) =>
  readJson(join(folder, 'package.json'))
    .workspaces.flatMap((/** @type {string} */ entry) => {
      const parent = entry.replace('/*', '');
      return entry === parent
        ? [entry]
        : readdirSync(join(folder, parent)).map((name) => `${parent}/${name}`);
    })
    .filter((/** @type {string} */ name) => existsSync(join(folder, name, 'package.json')));

/** The content of a JSON file; undefined when the file is missing or damaged. */
export function readJsonIfValid(path) {
  try {
    return readJson(path);
  } catch {
    return undefined;
  }
}
