import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type ModuleItem } from '@swc/core';
import { read, workspaces } from './sources';

// Every change of the kernel's public names is a changed line of kernel-surface.json in the review.
// After an intended change: UPDATE_SURFACE=1 npx jest --selectProjects tooling -- kernel-surface
const SNAPSHOT = join(__dirname, 'kernel-surface.json');

const kernel = workspaces.filter(
  ({ folder }) => folder.startsWith('shared-kernel/') && folder !== 'shared-kernel/testing',
);

/** The names a module exports, types included. */
function exportsOf(file: string): string[] {
  if (file.endsWith('.css')) return [];
  const { body } = parseSync(read(file), { syntax: 'typescript', tsx: file.endsWith('x') });
  return body.flatMap(namesIn).sort();
}

function namesIn(item: ModuleItem): string[] {
  if (item.type === 'ExportNamedDeclaration') {
    return item.specifiers.map((specifier) => {
      if (specifier.type !== 'ExportSpecifier') throw new Error('A kernel entry point exports by name only.');
      return (specifier.exported ?? specifier.orig).value;
    });
  }
  if (item.type === 'ExportAllDeclaration') throw new Error('A kernel entry point exports by name only.');
  if (item.type !== 'ExportDeclaration') return [];
  const { declaration } = item;
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.map(({ id }) => (id.type === 'Identifier' ? id.value : 'unnamed'));
  }
  if (declaration.type === 'TsModuleDeclaration') return [declaration.id.value];
  if ('identifier' in declaration) return [declaration.identifier.value];
  return 'id' in declaration ? [declaration.id.value] : [];
}

const surface = Object.fromEntries(
  kernel.flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports ?? {}).map(([door, target]) => [
      `${manifest.name}${door.slice(1)}`,
      exportsOf(join(folder, target)),
    ]),
  ),
);

if (process.env['UPDATE_SURFACE']) writeFileSync(SNAPSHOT, `${JSON.stringify(surface, null, 2)}\n`);
const agreed = JSON.parse(readFileSync(SNAPSHOT, 'utf8')) as Record<string, string[]>;

test('the kernel opens the doors that were agreed', () => {
  expect(Object.keys(surface).sort()).toEqual(Object.keys(agreed).sort());
});

test.each(Object.keys(surface))('%s offers what was agreed, no more and no less', (door) => {
  expect(surface[door]).toEqual(agreed[door]);
});
