// Says whether the last build matches the sources and was not changed.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJsonIfValid, root } from './paths.mjs';

const PACKAGES = ['shell', 'api', 'providers', 'provider-sandbox', 'remotes', 'shared-kernel'];
const SOURCES = [
  ...['package-lock.json', 'tsconfig.base.json', 'tooling/start/build.mjs', 'tooling/rspack', 'remote-kit'],
  ...PACKAGES,
];
const NO_SOURCE = /(^|\/)(node_modules|dist|dist-types|public-clients)$|\.(test\.tsx?|md)$/;
const NOTHING = /^$/;

/**
 * All files under a path, in a fixed order.
 * @param {string} path @param {RegExp} leftOut @returns {string[]}
 */
function filesOf(path, leftOut) {
  const stat = leftOut.test(path) ? undefined : statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name), leftOut));
}

function hashOf(files, contentOf) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(contentOf(file)).update('\n');
  return hash.digest('hex');
}

function hashOfOutput(folder) {
  const remotes = readdirSync(join(folder, 'remotes')).map((name) => `remotes/${name}`);
  const outputs = ['dist', ...[...PACKAGES, ...remotes].map((name) => `${name}/dist`)];
  const files = outputs.flatMap((output) => filesOf(join(folder, output), NOTHING));
  return hashOf(files, (file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size} ${mtimeMs}`;
  });
}

/** @param {readonly string[]} names the packages to build @param {string} [folder] of the checkout */
export function currentBuild(names, folder = root) {
  const file = join(folder, '.cache/build.json');
  // Read before the build: what changes meanwhile is not in it.
  const sources = hashOf(
    SOURCES.flatMap((path) => filesOf(join(folder, path), NO_SOURCE)),
    (path) => readFileSync(path),
  );
  const record = () => ({ names: names.join(' '), sources, output: hashOfOutput(folder) });
  return {
    isCurrent: () => JSON.stringify(readJsonIfValid(file)) === JSON.stringify(record()),
    /** Before a build: one that fails leaves no record. */
    forget: () => rmSync(file, { force: true }),
    /** After a build. */
    record() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(record()));
    },
  };
}
