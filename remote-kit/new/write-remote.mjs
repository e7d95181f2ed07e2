// Writes the files of a new remote from the templates.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestIn, packageFolder } from '../rspack/package-folder.mjs';
import { UserError } from '../user-error.mjs';

const TEMPLATES = fileURLToPath(new URL('../template/', import.meta.url));
const SUFFIX = '.template';

const KERNEL = ['@segue/contract', '@segue/kernel', '@segue/ui'];
const VENDORS = ['effector', 'effector-react', 'react', 'styled-components'];

/** The dependencies of a new remote, in the versions installed for its folder. @param {string} folder */
export function dependenciesFor(folder) {
  const versionOf = (name) => manifestIn(packageFolder(name, folder)).version;
  const entries = (names, prefix) => names.map((name) => [name, `${prefix}${versionOf(name)}`]);
  return { dependencies: Object.fromEntries([...entries(KERNEL, '^'), ...entries(VENDORS, '')]) };
}

/**
 * Writes the files of a template; changes nothing when one of them exists.
 * @param {string} folder of the remote @param {string} name @param {('shared' | 'alone')[]} kinds folders below `template`
 * @returns {string[]} the written files
 */
export function writeTemplates(folder, name, kinds) {
  const names = namesOf(name);
  const files = kinds.flatMap((kind) => templatesOf(join(TEMPLATES, kind), names));
  const existing = files.find(({ path }) => existsSync(join(folder, path)));
  if (existing) throw new UserError(`${join(folder, existing.path)} exists already: nothing was written.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return files.map(({ path }) => path);
}

function templatesOf(home, names) {
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(SUFFIX))
    .map((path) => {
      const template = readFileSync(join(home, path), 'utf8');
      const text = template.replaceAll(/__(\w+?)__/g, (found, key) => names[key] ?? found);
      return { path: path.slice(0, -SUFFIX.length), text };
    });
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Folders of the product that are no remotes: a remote of that name could not be built or served. */
const TAKEN = ['shell', 'api', 'sandbox', 'remotes', 'tooling'];

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/**
 * `top-charts` has the screen `TopChartsScreen` and the title `Top charts`. Throws when the name cannot be used.
 * @param {string} name
 */
export function namesOf(name) {
  if (!NAME.test(name)) {
    throw new UserError(`"${name}" is not a name for a remote: use lower-case words, as in top-charts.`);
  }
  if (TAKEN.includes(name)) throw new UserError(`${name} is the name of another part of Segue.`);
  const words = name.split('-');
  return { name, Screen: `${words.map(capital).join('')}Screen`, Title: capital(words.join(' ')) };
}
