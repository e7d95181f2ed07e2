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

/** The error codes of `tsc -b` for a package. */
function compile(name: string) {
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript-7/bin/tsc'), '-b', name],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  return [...new Set(stdout.match(/TS\d+/g) ?? [])];
}

beforeAll(() => {
  copyFileSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  writePackage('kernel', [], 'export const value: number = 1;\n');
  write('kernel/src/internal.ts', 'export const internal: number = 2;\n');
  const uses = "import { value } from '@segue/kernel';\nexport const used: number = value;\n";
  writePackage('by-name', ['kernel'], uses);
  writePackage('by-path', [], "export { value } from '../../kernel/src/index';\n");
  writePackage('by-file', ['kernel'], "export { internal } from '@segue/kernel/src/internal';\n");
  mkdirSync(join(folder, 'node_modules/@segue'), { recursive: true });
  symlinkSync(join(folder, 'kernel'), join(folder, 'node_modules/@segue/kernel'));
});

test('an import of a referenced package compiles', () => {
  expect(compile('by-name')).toEqual([]);
}, 30_000);

test('a relative import of another package does not compile', () => {
  expect(compile('by-path')).toContain('TS6059');
}, 30_000);

test('an import of a file that a package does not export does not compile', () => {
  expect(compile('by-file')).toContain('TS2307');
}, 30_000);

test('packages that reference each other do not compile', () => {
  writePackage('one', ['two'], 'export const one = 1;\n');
  writePackage('two', ['one'], 'export const two = 1;\n');
  expect(compile('one')).toContain('TS6202');
}, 30_000);
