// File operations of publishing: atomic copies and removing old builds.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { writeAtomically } from '@segue/releases';

const COMPRESSED = /\.(js|css|svg|webmanifest|txt)$/;
/** Open pages may still request lazy files of the shell build they were loaded with. */
const OLD_SHELL_KEPT_MS = 2 * 24 * 3600 * 1000;
/** Source maps and build information. */
const PRIVATE = /^\.|\.map$|^build\.json$/;

/** Copies a built folder and adds Brotli and gzip copies of text files; `last` is the file that refers to the others. */
export function copyBuild(from, to, { last } = {}) {
  for (const file of filesBelow(from).sort((a, b) => Number(a === last) - Number(b === last))) {
    const target = join(to, file);
    const content = readFileSync(join(from, file));
    if (existsSync(target) && readFileSync(target).equals(content)) continue;
    if (COMPRESSED.test(file)) {
      const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeAtomically(`${target}.br`, brotliCompressSync(content, { params: size }));
      writeAtomically(`${target}.gz`, gzipSync(content, { level: 9 }));
    }
    writeAtomically(target, content);
  }
}

/** Copies a built shell. The HTML comes last; files of earlier builds are kept for open pages. */
export function copyShell(from, to) {
  copyBuild(from, to, { last: 'index.html' });
  pruneOlderThan(join(to, 'assets'), join(from, 'assets'), OLD_SHELL_KEPT_MS);
}

/** Paths of the files that are served, relative to a built folder. */
export function filesBelow(folder, prefix = '') {
  return readdirSync(join(folder, prefix), { withFileTypes: true })
    .filter(({ name }) => !PRIVATE.test(name))
    .flatMap((item) => {
      const path = prefix ? `${prefix}/${item.name}` : item.name;
      return item.isDirectory() ? filesBelow(folder, path) : [path];
    });
}

/** Removes all builds but the used and the newest ones. */
export function pruneBuilds(folder, used, kept) {
  const newestFirst = readdirSync(folder)
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { name } of newestFirst.slice(kept)) {
    if (!used.includes(name)) rmSync(join(folder, name), { recursive: true });
  }
}

/** Removes prerendered pages of earlier shells and faces. @param {string} dist @param {readonly { path: string }[]} used */
export function prunePrerendered(dist, used) {
  if (!existsSync(join(dist, 'releases'))) return;
  const kept = new Set(used.map(({ path }) => join(dist, path)));
  for (const file of readdirSync(join(dist, 'releases'), { recursive: true })) {
    const path = join(dist, 'releases', String(file));
    if (basename(dirname(path)) === 'prerendered' && !kept.has(path)) rmSync(path);
  }
}

/** Removes files that the current build does not have and that are older than `age`. */
export function pruneOlderThan(folder, currentBuild, age, now = Date.now()) {
  if (!existsSync(folder)) return;
  const current = new Set(existsSync(currentBuild) ? readdirSync(currentBuild) : []);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const isCurrent = current.has(name.replace(/\.(br|gz)$/, ''));
    if (!isCurrent && now - statSync(path).mtimeMs > age) rmSync(path, { recursive: true });
  }
}
