import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

// The type fence: no path leads out of a package, no closed door opens, and no two packages need each other.
const root = join(__dirname, '../..');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'segue-types-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function writePackage(name: string, references: string[], text: string) {
  write(
    `${name}/package.json`,
    JSON.stringify({ name: `@segue/${name}`, type: 'module', exports: { '.': './src/index.ts' } }),
  );
  write(
    `${name}/tsconfig.json`,
    JSON.stringify({
      extends: '../tsconfig.base.json',
      compilerOptions: { rootDir: '.', outDir: 'dist-types' },
      include: ['src'],
      references: references.map((path) => ({ path: `../${path}` })),
    }),
  );
  write(`${name}/src/index.ts`, text);
}

/** What the compiler says about a package, in the codes it gives. */
function compile(name: string) {
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-b', name],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  return [...new Set(stdout.match(/TS\d+/g) ?? [])];
}

beforeAll(() => {
  copyFileSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  writePackage('kernel', [], 'export const door: number = 1;\n');
  write('kernel/src/secret.ts', 'export const secret: number = 2;\n');
  const uses = "import { door } from '@segue/kernel';\nexport const used: number = door;\n";
  writePackage('honest', ['kernel'], uses);
  writePackage('sly', [], "export { door } from '../../kernel/src/index';\n");
  writePackage('burglar', ['kernel'], "export { secret } from '@segue/kernel/src/secret';\n");
  mkdirSync(join(folder, 'node_modules/@segue'), { recursive: true });
  symlinkSync(join(folder, 'kernel'), join(folder, 'node_modules/@segue/kernel'));
});

test('an import of a package that is referred to compiles', () => {
  expect(compile('honest')).toEqual([]);
}, 30_000);

test('a path that leads out of the package is refused', () => {
  expect(compile('sly')).toContain('TS6059');
}, 30_000);

test('an import through a door that a package does not open is refused', () => {
  expect(compile('burglar')).toContain('TS2307');
}, 30_000);

test('two packages that refer to each other are refused', () => {
  writePackage('hen', ['egg'], 'export const hen = 1;\n');
  writePackage('egg', ['hen'], 'export const egg = 1;\n');
  expect(compile('hen')).toContain('TS6202');
}, 30_000);
