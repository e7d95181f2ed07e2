// The kernel's version in the files of a checkout. All kernel packages have the same one.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../start/paths.mjs';
import { kernelFolders } from './surface.mjs';

const CONSTANT = 'shared-kernel/federation/src/kernel-version.ts';
const DECLARED = /(KERNEL_VERSION = ')([^']+)(')/;

/** @param {string} root @returns {string} */
export function kernelVersion(root) {
  const version = DECLARED.exec(readFileSync(join(root, CONSTANT), 'utf8'))?.[2];
  if (!version) throw new Error(`${CONSTANT} declares no KERNEL_VERSION.`);
  return version;
}

/**
 * Writes a version into every place that has it: the constant, the manifests of the kernel's packages, the ranges of all
 * packages and the lock file.
 * @param {string} root @param {string} version
 */
export function writeKernelVersion(root, version) {
  const edit = (file, change) => {
    const path = join(root, file);
    if (existsSync(path)) writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  edit(CONSTANT, (text) => text.replace(DECLARED, `$1${version}$3`));
  const packages = kernelFolders(root);
  const withRanges = (text) =>
    packages.reduce(
      (now, name) => now.replaceAll(new RegExp(`("@segue/${name}": "\\^)[^"]+`, 'g'), `$1${version}`),
      text,
    );
  for (const name of packages) {
    edit(`shared-kernel/${name}/package.json`, (text) => text.replace(/("version": ")[^"]+/, `$1${version}`));
  }
  for (const folder of workspaceFolders(root)) edit(join(folder, 'package.json'), withRanges);
  edit('package-lock.json', (text) =>
    packages.reduce(
      (now, name) =>
        now.replace(new RegExp(`("shared-kernel/${name}": \\{[^}]*?"version": ")[^"]+`), `$1${version}`),
      withRanges(text),
    ),
  );
}

function workspaceFolders(root) {
  const { workspaces } = readJson(join(root, 'package.json'));
  return workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => join(pattern.slice(0, -2), name))
      : [pattern],
  );
}
