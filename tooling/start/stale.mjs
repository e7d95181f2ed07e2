// Does a built folder still stand for its sources? A stamp in it holds the hash of everything it was made from.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const STAMP = '.build-stamp';
const NOT_INPUT = new Set(['node_modules', 'dist', 'dist-types', '.cache', 'reports']);
/** Read by every build. */
const COMMON_INPUTS = ['package-lock.json', 'tsconfig.base.json', 'tooling/rspack'];
/** Only tests and stand-alone pages import it. */
const NOT_BUILT_IN = new Set(['@segue/testing', '@segue/tooling', '@segue/e2e']);

/** Tests and build notes change nothing in what is built. @param {string} name */
const isInput = (name) => !/\.test\.[cm]?[jt]sx?$|\.tsbuildinfo$|\.md$/.test(name) && !NOT_INPUT.has(name);

/** Every file below a path that can change a build, in a fixed order. */
export function inputFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter(isInput)
    .sort()
    .flatMap((name) => inputFiles(join(path, name)));
}

/** The folder of each of our packages, by name. @param {string} root */
export function packageFolders(root) {
  const { workspaces } = readJson(join(root, 'package.json'));
  const folders = workspaces.flatMap((/** @type {string} */ entry) =>
    entry.endsWith('/*')
      ? readdirSync(join(root, entry.slice(0, -2))).map((name) => join(entry.slice(0, -2), name))
      : [entry],
  );
  return new Map(
    folders
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
      .map((folder) => [readJson(join(root, folder, 'package.json')).name, folder]),
  );
}

/** A package's folder and those of every package of ours it is built from. */
export function builtFrom(root, folder, known = packageFolders(root), seen = new Set()) {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  const { dependencies = {}, peerDependencies = {} } = readJson(join(root, folder, 'package.json'));
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const next = known.get(name);
    if (next && !NOT_BUILT_IN.has(name)) builtFrom(root, next, known, seen);
  }
  return seen;
}

/** One hash over the names and contents of all inputs. @param {string} root @param {string[]} paths */
export function hashOf(root, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => inputFiles(join(root, path)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The hash a fresh build of this package would be stamped with. */
export const packageHash = (root, folder, extra = []) =>
  hashOf(root, [...COMMON_INPUTS, ...extra, ...[...builtFrom(root, folder)].sort()]);

/** Whether a built folder is missing or was made from something else. */
export function isStale(builtFolder, hash) {
  const stamp = join(builtFolder, STAMP);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash;
}

/** Notes what a folder was built from. */
export const writeStamp = (builtFolder, hash) => writeFileSync(join(builtFolder, STAMP), hash);

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
