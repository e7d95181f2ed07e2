import { join } from 'node:path';
import { parseSync, type ModuleItem } from '@swc/core';
import { filesBelow, read, readJson, workspaces } from './sources';

// Every change of the kernel's public names is a changed line of shared-kernel/surface.json in the review. After an intended
// change: npm run kernel -- update. `npm run types` checks the types of the names, and the kernel's version.
const kernel = workspaces.filter(
  ({ folder }) => folder.startsWith('shared-kernel/') && folder !== 'shared-kernel/testing',
);

/** The names a module exports, types included. */
function exportsOf(file: string): string[] {
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
    Object.entries(manifest.exports ?? {})
      .filter(([, source]) => /\.tsx?$/.test(source))
      .map(([entry, source]) => [`${manifest.name}${entry.slice(1)}`, exportsOf(join(folder, source))]),
  ),
);

const recorded = readJson<{ entries: Record<string, object> }>('shared-kernel/surface.json').entries;

test.each(Object.keys(surface))('the recorded surface has the names of %s, no more and no less', (entry) => {
  expect(surface[entry]).toEqual(Object.keys(recorded[entry] ?? {}));
});

test('the recorded surface has no other entry points than packages, shared vendors and messages', () => {
  const vendors = filesBelow('shell/src/platform/shared-vendors').map((file) =>
    file.replace(/.*\/|(-file\.d)?\.ts$/g, ''),
  );
  const expected = [...Object.keys(surface), ...new Set(vendors), 'messages'];
  expect(Object.keys(recorded)).toEqual(expected.sort());
});
