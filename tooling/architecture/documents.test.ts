import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, isCode, read, readJson, root, SOURCE_FOLDERS, workspaces } from './sources';

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
const idsIn = (text: string) => [...text.matchAll(IDS)].flatMap(([, ids = '']) => ids.split(/[\s,]+/));
const idsInTitles = (text: string) => [...text.matchAll(TITLE)].flatMap(([, , title = '']) => idsIn(title));

/** Links and backticked paths of a document without a file. `*` and `{a,b}` are wildcards. */
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

/** The anchor that a heading has on the usual sites. */
const anchorOf = (heading: string) =>
  heading
    .replaceAll(/[`*]|\]\([^)]*\)/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsOf = (document: string) =>
  [...withoutCode(read(document)).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

const withoutCode = (text: string) => text.replaceAll(/^( *)```[\s\S]*?^\1```/gm, '');

/** Links of a document to a heading that its target does not have. */
const missingAnchors = (document: string, text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)]
    .filter(([, path = '', anchor = '']) => {
      const target = path === '' ? document : join(dirname(document), path);
      return existsSync(join(root, target)) && !anchorsOf(target).includes(anchor);
    })
    .map(([, path, anchor]) => `${path}#${anchor}`);

const scriptsIn = (folder: string) =>
  readJson<{ scripts?: Record<string, string> }>(join(folder, 'package.json')).scripts ?? {};
const ROOT_SCRIPTS = scriptsIn('.');
const SCRIPTS = workspaces.map(({ folder }) => scriptsIn(folder));
const SOAK_NAMES = [...read('e2e/soak/soak-tests.mjs').matchAll(/^ {2}'?([a-z-]+)'?: \{$/gm)].map(
  ([, name]) => name,
);
/** Commands of a document that do not exist: npm scripts of the root or of a named workspace, and soak tests. */
const missingCommands = (text: string): string[] => [
  ...[...text.matchAll(/npm run (?:-s )?([a-z][a-z0-9:-]*)(.*-w )?/g)]
    .filter(([, name = '', workspace]) =>
      workspace === undefined ? !(name in ROOT_SCRIPTS) : !SCRIPTS.some((scripts) => name in scripts),
    )
    .map(([, name = '']) => `npm run ${name}`),
  ...[...text.matchAll(/npm run soak -- ([a-z-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !SOAK_NAMES.includes(name))
    .map((name) => `npm run soak -- ${name}`),
];

/** Names of settings in a document that nothing reads. */
const missingSettings = (text: string): string[] =>
  [...text.matchAll(/\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b/g)]
    .map(([name]) => name)
    .filter((name) => !settingsText().includes(name) && !settingsText().includes(camelCase(name)));

/** `LIMIT_NEW_ACCOUNTS` is `newAccounts` in api/src/config/limits.ts. */
const camelCase = (name: string) =>
  name.startsWith('LIMIT_')
    ? `  ${name
        .slice('LIMIT_'.length)
        .toLowerCase()
        .replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())}: `
    : name;

let allSettings = '';
const settingsText = () =>
  (allSettings ||= [
    ...['.env.example', 'deploy/compose.yaml', 'package.json'],
    ...sources.filter((file) => !/\.(test|spec)\.tsx?$/.test(file)),
  ]
    .map(read)
    .join('\n'));

test('a wrong command, setting or anchor is found', () => {
  expect(missingCommands('`npm run gone`, `npm run build -- api`, npm run soak -- gone')).toEqual([
    'npm run gone',
    'npm run soak -- gone',
  ]);
  expect(missingSettings('`PUBLIC_URL`, `LIMIT_NEW_ACCOUNTS`, `LIMIT_GONE_AWAY`, `PUBLIC_GONE=1`')).toEqual([
    'LIMIT_GONE_AWAY',
    'PUBLIC_GONE',
  ]);
  expect(missingAnchors('README.md', '[a](docs/README.md#gone) [b](docs/README.md#the-first-hour)')).toEqual([
    'docs/README.md#gone',
  ]);
});

test('a wrong id or path is found', () => {
  expect(idsInTitles("test('shows it [HOME-01] [AB-2]', () => {});")).toEqual(['HOME-01', 'AB-2']);
  expect(idsInTitles("test.each([['a']])('shows %s [HOME-03]', f)")).toEqual(['HOME-03']);
  const text =
    'See [rules](gone.md) and `shell/src/gone.ts`, not `shell/src/main.tsx` or [home](https://a.b).';
  expect(missingPaths('README.md', text)).toEqual(['gone.md', 'shell/src/gone.ts']);
});

const requirements = [...read(SPECIFICATION).matchAll(/^- ([A-Z]+-\d+(?:, [A-Z]+-\d+)*):/gm)].flatMap(
  ([, ids = '']) => ids.split(', '),
);
const testFiles = sources.filter(
  (file) => /\.(test|spec|conformance)\.tsx?$/.test(file) && !/\/architecture\//.test(file),
);

test('every requirement id in a test title is in the specification', () => {
  const unknown = testFiles
    .flatMap((file) => idsInTitles(read(file)).map((id) => [id, file] as const))
    .filter(([id]) => !requirements.includes(id));
  expect(unknown).toEqual([]);
});

test('no id is twice in the specification', () => {
  expect(requirements.filter((id, index) => requirements.indexOf(id) !== index)).toEqual([]);
});

test('every requirement of the specification is named by a test', () => {
  const named = new Set(testFiles.flatMap((file) => idsIn(read(file))));
  expect(requirements.filter((id) => !named.has(id))).toEqual([]);
});

test.each(documents)('every path and anchor in %s exists', (document) => {
  const text = read(document);
  expect([...missingPaths(document, text), ...missingAnchors(document, text)]).toEqual([]);
});

const current = documents.filter((document) => document !== 'CHANGELOG.md');
test.each(current)('every command and setting in %s exists', (document) => {
  const text = read(document);
  expect([...missingCommands(text), ...missingSettings(text)]).toEqual([]);
});

test('every name in docs/architecture.md occurs in the code', () => {
  const code = sources.map(read).join('\n') + workspaces.map(({ manifest }) => manifest.name).join('\n');
  const names = [...read('docs/architecture.md').matchAll(/`(\$?[A-Za-z][A-Za-z]+)(?:\([^`]*\))?`/g)].map(
    ([, name = '']) => name,
  );
  expect([...new Set(names)].filter((name) => !code.includes(name))).toEqual([]);
});

/** Folders, and the page with a sentence for each folder in them. */
const EXPLAINED: readonly (readonly [parent: string, document: string])[] = [
  ['shared-kernel', 'docs/architecture.md'],
  ...['', '/player', '/features', '/platform'].map(
    (part) => [`shell/src${part}`, 'shell/README.md'] as const,
  ),
  ...['api/src', 'api/src/modules'].map((parent) => [parent, 'api/README.md'] as const),
  ...['remote-kit', 'tooling'].map((parent) => [parent, `${parent}/README.md`] as const),
  ['shared-kernel/kernel/src', 'shared-kernel/kernel/README.md'],
];

test.each(EXPLAINED)('every folder of %s is explained in %s', (parent, document) => {
  const paths = filesBelow(parent).map((file) => file.slice(parent.length + 1).split('/'));
  const folders = new Set(paths.filter(({ length }) => length > 1).map(([name = '']) => name));
  const text = read(document);
  expect([...folders].filter((name) => !new RegExp(`[\`/]${name}/?\``).test(text))).toEqual([]);
});

test('the pages of the first hour have at most 2,500 words, its ten files 1,500 lines', () => {
  const words = ['README.md', 'docs/README.md', 'docs/architecture.md'].flatMap((page) =>
    read(page).split(/\s+/),
  );
  expect(words.length).toBeLessThanOrEqual(2500);
  const first = [...read('docs/README.md').matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file);
  expect(first).toHaveLength(10);
  expect(first.flatMap((file) => read(file).split('\n')).length).toBeLessThanOrEqual(1500);
});
