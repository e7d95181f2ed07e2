// Reads the kernel's surface from this checkout: the shared modules at run time, and the exports of the kernel's packages.
// Needs the emitted declarations (`tsc -b`).
import { SHARED_PACKAGES, singletonsOf } from '@segue/remote-kit/rspack/shared-singletons';
import { readFileSync, readdirSync } from 'node:fs';
import { at, readJson, root, workspaceFolders } from '../start/paths.mjs';
import { hashDeclarations } from './declarations.mjs';

/**
 * By entry point the hash of the type of each name, which is '' for names of vendors; `vendors` has the vendors' versions.
 * @typedef {Partial<Record<string, Record<string, string>>>} Surface
 */

/** Folders of the kernel's packages. @param {string} [folder] of the checkout @returns {string[]} */
export const kernelFolders = (folder = root) =>
  workspaceFolders(folder).filter((name) => name.startsWith('shared-kernel/'));

/** What remotes take from the shell's copy at run time. @param {string} entry */
export const isShared = (entry) =>
  ['vendors', 'messages', ...SHARED_PACKAGES, ...singletonsOf(root).map(({ request }) => request)].includes(
    entry,
  );

/** @returns {Surface} */
export function readSurface() {
  const vendors = SHARED_PACKAGES.filter((name) => !name.startsWith('@segue/'));
  const versions = vendors.map((name) => [name, readJson(at('node_modules', name, 'package.json')).version]);
  return {
    vendors: Object.fromEntries(versions),
    ...vendorNames(),
    ...hashDeclarations(entryDeclarations()),
  };
}

/** The names that the shell shares of vendors whose other names it leaves out. */
function vendorNames() {
  const folder = 'shell/src/platform/shared-vendors';
  const files = readdirSync(at(folder)).filter((file) => /^[^.]+\.ts$/.test(file));
  return Object.fromEntries(
    files.map((file) => {
      const [, names = ''] = /^export \{([^}]*)\}/m.exec(readFileSync(at(folder, file), 'utf8')) ?? [];
      return [file.replace('.ts', ''), Object.fromEntries(names.match(/\w+/g).map((name) => [name, '']))];
    }),
  );
}

function entryDeclarations() {
  const entries = kernelFolders().flatMap((folder) => {
    const { name, exports } = readJson(at(folder, 'package.json'));
    const sources = Object.entries(exports).filter(
      // Tests alone use that entry point.
      ([entry, source]) => /\.tsx?$/.test(source) && entry !== './testing',
    );
    return sources.map(([entry, source]) => {
      const declarations = at(folder, 'dist-types', source.replace(/tsx?$/, 'd.ts'));
      return [`${name}${entry.slice(1)}`, declarations];
    });
  });
  return Object.fromEntries(entries);
}
