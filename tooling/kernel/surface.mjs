// Reads the kernel's surface from this checkout: what remotes take from the shell at run time, and what the kernel's packages
// offer to a build.
import { SHARED_PACKAGES } from '@segue/remote-kit/rspack/shared-singletons';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readJson } from '../start/paths.mjs';
import { describeDeclarations } from './declarations.mjs';

/**
 * @typedef {import('./declarations.mjs').Described} Described
 * @typedef {{ vendors: Record<string, string>, entries: Record<string, Record<string, Partial<Described>>> }} PresentSurface
 */

/** For tests only: no remote ships with it. */
const TEST_PACKAGE = 'testing';
const VENDORS = SHARED_PACKAGES.filter((name) => !name.startsWith('@segue/'));

/** Folders of the kernel's packages. @param {string} root @returns {string[]} */
export const kernelFolders = (root) =>
  readdirSync(join(root, 'shared-kernel')).filter((name) =>
    existsSync(join(root, 'shared-kernel', name, 'package.json')),
  );

/**
 * The surface of a checkout. Needs the emitted declarations (`tsc -b`).
 * @param {string} root
 * @returns {PresentSurface}
 */
export function readSurface(root) {
  return {
    vendors: Object.fromEntries(
      VENDORS.map((name) => [name, readJson(join(root, 'node_modules', name, 'package.json')).version]),
    ),
    entries: { ...facades(root), ...describeDeclarations(entryDeclarations(root)) },
  };
}

function entryDeclarations(root) {
  return Object.fromEntries(
    kernelFolders(root)
      .filter((folder) => folder !== TEST_PACKAGE)
      .flatMap((folder) => {
        const { name, exports } = readJson(join(root, 'shared-kernel', folder, 'package.json'));
        return Object.entries(exports)
          .filter(([, source]) => /\.tsx?$/.test(source))
          .map(([entry, source]) => [
            `${name}${entry.slice(1)}`,
            join(root, 'shared-kernel', folder, 'dist-types', source.replace(/\.tsx?$/, '.d.ts')),
          ]);
      }),
  );
}

// The shell shares these vendors as lists of names; their types are the vendor's.
function facades(root) {
  const folder = join(root, 'shell/src/platform/shared-vendors');
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => /^[^.]+\.ts$/.test(file))
      .map((file) => {
        const source = ts.createSourceFile(
          file,
          readFileSync(join(folder, file), 'utf8'),
          ts.ScriptTarget.ES2022,
        );
        return [
          file.slice(0, -'.ts'.length),
          Object.fromEntries(exportedNames(source).map((name) => [name, {}])),
        ];
      }),
  );
}

function exportedNames(source) {
  return source.statements
    .filter((statement) => ts.isExportDeclaration(statement) && statement.exportClause)
    .flatMap((statement) => statement.exportClause.elements.map(({ name }) => name.text));
}
