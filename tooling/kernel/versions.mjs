// Writes the kernel's version, which all its packages have, into a checkout.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { workspaceFolders } from '../start/paths.mjs';
import { kernelFolders } from './surface.mjs';

/** @param {string} root @param {string} version */
export function writeKernelVersion(root, version) {
  const kernel = kernelFolders(root).map((folder) => basename(folder));
  const inJson = [
    new RegExp(`("@segue/(?:${kernel.join('|')})": "\\^)[^"]+`, 'g'),
    new RegExp(`("name": "@segue/(?:${kernel.join('|')})",\\s+"version": ")[^"]+`, 'g'),
  ];
  const manifests = workspaceFolders(root).map((folder) => `${folder}/package.json`);
  const files = { 'shared-kernel/kernel/src/remote/kernel-version.ts': [/(KERNEL_VERSION = ')[^']+/] };
  for (const file of ['package-lock.json', ...manifests]) files[file] = inJson;
  for (const [file, patterns] of Object.entries(files)) {
    const text = readFileSync(join(root, file), 'utf8');
    const changed = patterns.reduce((now, pattern) => now.replace(pattern, `$1${version}`), text);
    writeFileSync(join(root, file), changed);
  }
}
