import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, isCode, read, root, SOURCE_FOLDERS, workspaces } from './sources';

const SPECIFICATION = 'docs/specification.md';
const files = SOURCE_FOLDERS.flatMap(filesBelow);
const sources = files.filter((file) => isCode(file));
/** Decisions are history: they may name files that are gone. */
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
  ...files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/decisions/')),
];

const IDS = /\[([A-Z][A-Z0-9]*-\d+(?:[\s,]+[A-Z][A-Z0-9]*-\d+)*)\]/g;
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g;

/** The requirement ids in the test titles of a text. */
const idsInTitles = (text: string) =>
  [...text.matchAll(TITLE)].flatMap(([, , title = '']) =>
    [...title.matchAll(IDS)].flatMap(([, ids = '']) => ids.split(/[\s,]+/)),
  );

/** Links and backticked paths of a document that lead to no file. `*` and `{a,b}` stand for any name. */
function missingPaths(document: string, text: string): string[] {
  const prose = text.replaceAll(/```[\s\S]*?```/g, '');
  const links = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, path = '']) => path);
  const quoted = [...prose.matchAll(/`([^`\s]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => SOURCE_FOLDERS.some((folder) => path.startsWith(`${folder}/`)));
  return [...links.filter((path) => !/^[a-z]+:/.test(path)), ...quoted].filter(
    (path) => !exists(path) && !exists(join(dirname(document), path)),
  );
}

function exists(path: string): boolean {
  const plain = path.replace(/:\d+$/, '').replace(/\/$/, '');
  if (!/[*{<]/.test(plain)) return existsSync(join(root, plain));
  const pattern = plain
    .replaceAll(/[.+?^$()|[\]\\]/g, '\\$&')
    .replaceAll(/\*\*\/|\*+|<[^>]*>|\{[^}]*\}/g, '.*');
  return files.some((file) => new RegExp(`^${pattern}(/|$)`).test(file));
}

test('an id and a path are found where they are wrong', () => {
  expect(idsInTitles("test('shows it [HOME-01] [AB-2]', () => {});")).toEqual(['HOME-01', 'AB-2']);
  expect(idsInTitles("test.each([['a']])('shows %s [HOME-03]', f)")).toEqual(['HOME-03']);
  const text =
    'See [rules](gone.md) and `shell/src/gone.ts`, not `shell/src/main.tsx` or [home](https://a.b).';
  expect(missingPaths('README.md', text)).toEqual(['gone.md', 'shell/src/gone.ts']);
});

test('every requirement id in a test title is in the specification', () => {
  const known = new Set([...read(SPECIFICATION).matchAll(/\b([A-Z]+-\d+) ·/g)].map(([, id]) => id));
  const unknown = sources
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !/\/(acceptance|architecture)\//.test(file))
    .flatMap((file) => idsInTitles(read(file)).map((id) => [id, file] as const))
    .filter(([id]) => !known.has(id));
  expect(unknown).toEqual([]);
});

test.each(documents)('every path in %s exists', (document) => {
  expect(missingPaths(document, read(document))).toEqual([]);
});

test('every name in docs/architecture.md occurs in the code', () => {
  const code = sources.map(read).join('\n') + workspaces.map(({ manifest }) => manifest.name).join('\n');
  const names = [...read('docs/architecture.md').matchAll(/`(\$?[A-Za-z][A-Za-z]+)(?:\([^`]*\))?`/g)].map(
    ([, name = '']) => name,
  );
  expect([...new Set(names)].filter((name) => !code.includes(name))).toEqual([]);
});
