import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, isCode, isTest, read, root } from './sources';

// A folder with an index.ts is a slice: code outside it imports the index and no other file of the folder, but for late.ts and
// start.ts, the entry points of what is downloaded later. A slice inside a slice has an entry point of its own.
const sources = ['shell/src', ...filesBelow('remotes').filter((file) => file.endsWith('/remote.json'))]
  .map((path) => (path.endsWith('.json') ? join(dirname(path), 'src') : path))
  .flatMap(filesBelow)
  .filter((file) => isCode(file) && !isTest(file));

/** The file that a relative import resolves to, without its extension. */
const relativeImports = (file: string) =>
  [...read(file).matchAll(/(?:from|import)\s*\(?\s*['"](\.\.?\/[^'"]+)['"]/g)].map((match) =>
    join(dirname(file), match[1] ?? ''),
  );

const isSlice = (folder: string) =>
  !folder.endsWith('/src') && ['index.ts', 'index.tsx'].some((name) => existsSync(join(root, folder, name)));

/** Imports of `file` that bypass the entry point of a slice that `file` is not part of. */
function bypassedEntryPoints(file: string, imports: readonly string[]): string[] {
  return imports
    .filter((target) => {
      const folder = dirname(target);
      if (isSlice(target) || /\/(index|late|start)$/.test(target)) return false;
      return isSlice(folder) && !file.startsWith(`${folder}/`);
    })
    .map((target) => `${file} imports ${target}`);
}

test('an import of a file inside another slice is reported, its entry point is not', () => {
  const slice = sources.find((file) => /^shell\/src\/features\/[^/]+\/index\.ts$/.test(file)) ?? '';
  const folder = dirname(slice);
  const outside = join(dirname(folder), 'screen.tsx');
  expect(bypassedEntryPoints(outside, [join(folder, 'model')])).toHaveLength(1);
  expect(bypassedEntryPoints(outside, [folder])).toEqual([]);
  expect(bypassedEntryPoints(join(folder, 'view.tsx'), [join(folder, 'model')])).toEqual([]);
});

test('a slice is imported through its index.ts', () => {
  expect(sources.flatMap((file) => bypassedEntryPoints(file, relativeImports(file)))).toEqual([]);
});
