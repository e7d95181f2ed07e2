import { filesBelow, isCode, isTest, read, SOURCE_FOLDERS } from './sources';

const ROOT_FILES = [
  'README.md',
  'CONTRIBUTING.md',
  'package.json',
  'package-lock.json',
  '.npmrc',
  '.env.example',
];
const THIS_FILE = 'tooling/architecture/forbidden-text.test.ts';
const isText = (file: string) => isCode(file) || /\.(json|md|html|css|sh)$/.test(file);
const texts = [...ROOT_FILES, ...[...SOURCE_FOLDERS, '.ci'].flatMap(filesBelow).filter(isText)].filter(
  (file) => file !== THIS_FILE,
);
const product = texts.filter(
  (file) =>
    /^((shell|remotes|shared-kernel|api)\/.*src|providers\/\w+\/(server|player))\//.test(file) &&
    isCode(file) &&
    !isTest(file) &&
    !/\/testing\/|\/fake-|\/builders\//.test(file),
);
/** Files that may name a provider's host: default settings, and links that a user may open. */
const isConfiguration = (file: string) =>
  /(^|\/)config[^/]*(\.ts|\/)|^providers\/\w+\/server\/settings\.ts$|\/terms\/|\/about\/|\/contract\/src\/providers\//.test(
    file,
  );

/** The matching lines as `file:line text`. */
const findings = (files: string[], pattern: RegExp) =>
  files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1} ${line.trim().slice(0, 120)}`] : [],
      ),
  );

const MACHINE_PATH = /(^|["'`\s(=])\/(work|home|Users|root)\/[\w.-]+|[A-Z]:\\Users\\/;
const PACKAGE_MIRROR = /"resolved": "https?:\/\/(?!registry\.npmjs\.org\/)/;
const PROVIDER_HOST = /https?:\/\/[\w.*-]*(spotify|spotifycdn|scdn|soundcloud|sndcdn)\.(com|co)\b/;
const SANDBOX =
  /provider-sandbox|__sandbox|sandbox_auto|SANDBOX|sandbox(?:Url|Mode|Port)|isSandbox|\/(?:spotify\/(?:sdk|accounts|api)|soundcloud\/(?:w|auth|api))\//;
const OUTSIDE_THE_REPOSITORY = /(\.\.\/)+shared\/(?!kernel)/;
const OPEN_TASK = /\b(TODO|FIXME|XXX|HACK)\b/;

test.each([
  [MACHINE_PATH, "const data = '/home/nina/data';", "const home = '/home';"],
  [
    PACKAGE_MIRROR,
    '"resolved": "https://mirror.example.com/a"',
    '"resolved": "https://registry.npmjs.org/a"',
  ],
  [PROVIDER_HOST, "fetch('https://api.spotify.com/v1')", 'fetch(config.spotify.apiUrl)'],
  // As an attribute or a CSP directive, "sandbox" is allowed.
  [SANDBOX, 'if (isSandbox) play()', '<iframe sandbox="allow-scripts">'],
  [SANDBOX, "load('/spotify/sdk/player.js')", "load('/api/spotify')"],
  [OUTSIDE_THE_REPOSITORY, "import plan from '../../shared/plan.md'", "import '../shared-kernel/kernel'"],
  [OPEN_TASK, '// TODO: later', '// Done.'],
])('%s matches a forbidden line and no allowed one', (pattern, forbidden, allowed) => {
  expect([pattern.test(forbidden), pattern.test(allowed)]).toEqual([true, false]);
});

test.each([
  ['no file contains a path of a developer’s machine', texts, MACHINE_PATH],
  ['product code does not mention the sandbox', product, SANDBOX],
  ['no file refers to a path outside the repository', texts, OUTSIDE_THE_REPOSITORY],
  ['no comment contains an open task', texts.filter(isCode), OPEN_TASK],
])('%s', (_, files, pattern) => {
  expect(findings(files, pattern)).toEqual([]);
});

test('packages are resolved from the public registry', () => {
  expect(findings(['package-lock.json'], PACKAGE_MIRROR)).toEqual([]);
  expect(findings(['.npmrc'], /registry\s*=/)).toEqual([]);
});

test('provider hosts occur in configuration only', () => {
  expect(findings(product.filter(isConfiguration), PROVIDER_HOST)).not.toEqual([]);
  const elsewhere = product.filter((file) => !isConfiguration(file));
  expect(findings(elsewhere, PROVIDER_HOST)).toEqual([]);
});
