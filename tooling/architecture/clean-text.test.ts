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
/** Prints how a checklist stands when one is kept beside the project; nothing depends on it. */
const MAY_LOOK_BESIDE = 'tooling/start/test.mjs:';
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

test('no path of anybody’s machine is written down', () => {
  expect(findings(texts, /(^|["'`\s(=])\/(work|home|Users|root)\/[\w.-]+|[A-Z]:\\Users\\/)).toEqual([]);
});

test('packages come from the public registry', () => {
  const foreign = findings(['package-lock.json'], /"resolved": "https?:\/\/(?!registry\.npmjs\.org\/)/);
  expect(foreign).toEqual([]);
  expect(findings(['.npmrc'], /registry\s*=/)).toEqual([]);
});

test('providers’ addresses stand in configuration only', () => {
  const hosts = /https?:\/\/[\w.-]*(spotify|scdn|soundcloud|sndcdn)\.(com|co)\b/;
  expect(
    findings(
      product.filter((file) => !isConfiguration(file)),
      hosts,
    ),
  ).toEqual([]);
});

// As an attribute or a directive the word is HTML's and CSP's own.
test('the product has never heard of the stand-ins', () => {
  expect(findings(product, /provider-sandbox|__sandbox|SANDBOX|sandbox(?:Url|Mode|Port)|isSandbox/)).toEqual(
    [],
  );
});

test('everything the project rests on lies inside it', () => {
  expect(
    findings(texts, /(\.\.\/)+shared\/(?!kernel)/).filter((line) => !line.startsWith(MAY_LOOK_BESIDE)),
  ).toEqual([]);
});

test('no work is left for later in a comment', () => {
  expect(findings(texts.filter(isCode), /\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
});
