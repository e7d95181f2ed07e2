import { filesBelow, isCode, isTest, read } from './sources';

const ROOT_FILES = [
  'README.md',
  'CONTRIBUTING.md',
  'package.json',
  'package-lock.json',
  '.npmrc',
  '.env.example',
];
const FOLDERS = [
  'shell',
  'remotes',
  'shared-kernel',
  'api',
  'provider-sandbox',
  'e2e',
  'tooling',
  'docs',
  '.ci',
];
const isText = (file: string) => isCode(file) || /\.(json|md|html|css|sh)$/.test(file);
const THIS_FILE = 'tooling/architecture/clean-text.test.ts';
const texts = [...ROOT_FILES, ...FOLDERS.flatMap(filesBelow).filter(isText)].filter(
  (file) => file !== THIS_FILE,
);

/** The lines of the files that match, as `file:line`. */
const findings = (files: string[], pattern: RegExp) =>
  files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1} ${line.trim().slice(0, 120)}`] : [],
      ),
  );

const product = texts.filter(
  (file) =>
    /^(shell|remotes|shared-kernel|api)\/.*src\/(?!testing\/)/.test(file) &&
    !file.startsWith('shared-kernel/testing/') &&
    isCode(file) &&
    !isTest(file),
);
/** Where an address of a provider is a setting's standard value, or a page a person may visit. */
const isConfiguration = (file: string) =>
  /(^|\/)config[^/]*(\.ts|\/)|\/terms\/|\/about\/|\/web-links\.ts$/.test(file);

const MACHINE_PATH = /(^|["'`\s(=])\/(work|home|Users|root)\/[\w.-]+|[A-Z]:\\Users\\/;
const FOREIGN_PACKAGE = /"resolved": "https?:\/\/(?!registry\.npmjs\.org\/)/;
const PROVIDER_HOST = /https?:\/\/[\w.-]*(spotify|scdn|soundcloud|sndcdn)\.(com|co)\b/;
const STAND_IN = /provider-sandbox|__sandbox|SANDBOX|sandbox(?:Url|Mode|Port)|isSandbox/;
const BESIDE = /(\.\.\/)+shared\/(?!kernel)/;
const LEFT_FOR_LATER = /\b(TODO|FIXME|XXX|HACK)\b/;

test.each([
  [MACHINE_PATH, "const data = '/home/nina/data';", "const home = '/home';"],
  [
    FOREIGN_PACKAGE,
    '"resolved": "https://mirror.example.com/a"',
    '"resolved": "https://registry.npmjs.org/a"',
  ],
  [PROVIDER_HOST, "fetch('https://api.spotify.com/v1')", 'fetch(config.spotify.apiUrl)'],
  [STAND_IN, 'if (isSandbox) play()', '<iframe sandbox="allow-scripts">'],
  [BESIDE, "import plan from '../../shared/plan.md'", "import { a } from '../shared-kernel/stores'"],
  [LEFT_FOR_LATER, '// TODO: later', '// Done.'],
])('%s tells a bad line from a good one', (pattern, bad, good) => {
  expect([pattern.test(bad), pattern.test(good)]).toEqual([true, false]);
});

test('no path of anybody’s machine is written down', () => {
  expect(findings(texts, MACHINE_PATH)).toEqual([]);
});

test('packages come from the public registry', () => {
  expect(findings(['package-lock.json'], FOREIGN_PACKAGE)).toEqual([]);
  expect(findings(['.npmrc'], /registry\s*=/)).toEqual([]);
});

test('providers’ addresses stand in configuration only', () => {
  const elsewhere = product.filter((file) => !isConfiguration(file));
  expect(findings(elsewhere, PROVIDER_HOST)).toEqual([]);
});

// As an attribute or a directive the word is HTML's and CSP's own.
test('the product has never heard of the stand-ins', () => {
  expect(findings(product, STAND_IN)).toEqual([]);
});

test('everything the project rests on lies inside it', () => {
  expect(findings(texts, BESIDE)).toEqual([]);
});

test('no work is left for later in a comment', () => {
  expect(findings(texts.filter(isCode), LEFT_FOR_LATER)).toEqual([]);
});
