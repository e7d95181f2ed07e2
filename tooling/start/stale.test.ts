import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtFrom, isStale, packageHash, writeStamp } from './stale.mjs';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const writePackage = (folder: string, name: string, dependencies: string[]) =>
  write(
    `${folder}/package.json`,
    JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((one) => [one, '^1.0.0'])) }),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'segue-stale-'));
  write('package.json', JSON.stringify({ workspaces: ['kernel/*', 'shell', 'api'] }));
  write('package-lock.json', '{}');
  writePackage('kernel/contract', '@segue/contract', []);
  writePackage('kernel/stores', '@segue/stores', ['@segue/contract', 'effector']);
  writePackage('kernel/testing', '@segue/testing', ['@segue/stores']);
  writePackage('shell', '@segue/shell', ['@segue/stores', '@segue/testing']);
  writePackage('api', '@segue/api', []);
  write('kernel/contract/src/index.ts', 'export const a = 1;');
  write('shell/src/main.ts', 'start();');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const shellHash = () => packageHash(root, 'shell');

test('a package is built from the packages it depends on, near and far, but not from test code', () => {
  expect([...builtFrom(root, 'shell')]).toEqual(['shell', 'kernel/stores', 'kernel/contract']);
});

test.each([
  ['its own source', 'shell/src/main.ts'],
  ['the source of a package it stands on', 'kernel/contract/src/index.ts'],
  ['the lock file', 'package-lock.json'],
  ['a new file', 'shell/src/deep/new.ts'],
  ['the compiler’s settings', 'tsconfig.base.json'],
  ['the bundler’s settings', 'tooling/rspack/base.mjs'],
])('a change in %s makes a build stale', (_what, file) => {
  const before = shellHash();
  write(file, 'changed');
  expect(shellHash()).not.toBe(before);
});

test.each([
  ['a test', 'shell/src/main.test.ts'],
  ['the built files themselves', 'shell/dist/main.js'],
  ['a package it does not stand on', 'api/src/main.ts'],
  ['a read-me', 'shell/README.md'],
])('a change in %s does not', (_what, file) => {
  const before = shellHash();
  write(file, 'changed');
  expect(shellHash()).toBe(before);
});

test('a file that moves makes a build stale though no content changed', () => {
  write('shell/src/one.ts', 'same');
  const before = shellHash();
  rmSync(join(root, 'shell/src/one.ts'));
  write('shell/src/two.ts', 'same');
  expect(shellHash()).not.toBe(before);
});

test('a folder is fresh only while its stamp says so, and stale when it is gone', () => {
  const dist = join(root, 'shell/dist');
  expect(isStale(dist, 'abc')).toBe(true);
  mkdirSync(dist);
  writeStamp(dist, 'abc');
  expect(isStale(dist, 'abc')).toBe(false);
  expect(isStale(dist, 'def')).toBe(true);
});
