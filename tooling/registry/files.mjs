// The file work of publishing: copies that are complete when they appear, and what is old enough to go.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { integrityOf } from './registry.mjs';

const COMPRESSED = /\.(js|css|svg|webmanifest|txt)$/;
/** Longer than anyone listens in one page, which may still ask for a part of the shell it was served by. */
const SHELL_PARTS_KEPT_MS = 2 * 24 * 3600 * 1000;
/** Notes for the tools here, not for the public. */
const PRIVATE = /^\.|\.map$|^build\.json$/;

/** Writes a file so that a reader sees the old or the new one, never a part. */
export function writeAtomically(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.draft`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}

/** Copies a built folder, with a Brotli and a gzip twin of each text; `last` is the file that names the others. */
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
    const draft = `${target}.${process.pid}.draft`;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(from, file), draft);
    renameSync(draft, target);
  }
}

/** Copies a built shell; the page comes last, and parts of former shells stay for pages that are open. */
export function copyShell(from, to) {
  copyBuild(from, to, { last: 'index.html' });
  pruneOlderThan(join(to, 'assets'), join(from, 'assets'), SHELL_PARTS_KEPT_MS);
}

/** True when a build of the registry still lies below this folder as it was published. */
export function isIntact(folder, { entry, integrity }) {
  const path = join(folder, String(entry));
  return existsSync(path) && integrityOf(readFileSync(path)) === integrity;
}

function filesBelow(folder, prefix = '') {
  return readdirSync(join(folder, prefix), { withFileTypes: true })
    .filter(({ name }) => !PRIVATE.test(name))
    .flatMap((item) => {
      const path = prefix ? `${prefix}/${item.name}` : item.name;
      return item.isDirectory() ? filesBelow(folder, path) : [path];
    });
}

/** Leaves the builds in use and the newest few. */
export function pruneBuilds(folder, used, kept) {
  const newestFirst = readdirSync(folder)
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { name } of newestFirst.slice(kept)) {
    if (!used.includes(name)) rmSync(join(folder, name), { recursive: true });
  }
}

/** Removes what the present build no longer has, once it is old. */
export function pruneOlderThan(folder, present, age, now = Date.now()) {
  if (!existsSync(folder)) return;
  const current = new Set(existsSync(present) ? readdirSync(present) : []);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const isCurrent = current.has(name.replace(/\.(br|gz)$/, ''));
    if (!isCurrent && now - statSync(path).mtimeMs > age) rmSync(path, { recursive: true });
  }
}
