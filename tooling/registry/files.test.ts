import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeAtomically } from '@segue/releases';
import { copyBuild, pruneBuilds, pruneOlderThan } from './files.mjs';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'publish-'));
});
afterEach(() => rmSync(home, { recursive: true }));

function put(path: string, content: string, ageMs = 0) {
  const file = join(home, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
  const at = new Date(Date.now() - ageMs);
  utimesSync(file, at, at);
}

test('copyBuild: writes compressed copies that decompress to the file', () => {
  put('from/entry.js', 'let a = 1;');
  copyBuild(join(home, 'from'), join(home, 'to'));
  expect(readFileSync(join(home, 'to/entry.js'), 'utf8')).toBe('let a = 1;');
  expect(String(brotliDecompressSync(readFileSync(join(home, 'to/entry.js.br'))))).toBe('let a = 1;');
  expect(String(gunzipSync(readFileSync(join(home, 'to/entry.js.gz'))))).toBe('let a = 1;');
});

test('copyBuild: leaves out source maps and build files', () => {
  put('from/entry.js', 'a');
  put('from/entry.js.map', 'a');
  put('from/build.json', '{}');
  put('from/.build-stamp', 'x');
  copyBuild(join(home, 'from'), join(home, 'to'));
  expect(readdirSync(join(home, 'to')).sort()).toEqual(['entry.js', 'entry.js.br', 'entry.js.gz']);
});

test('copyBuild: replaces a file atomically and leaves no draft', () => {
  put('registry.json', 'old');
  writeAtomically(join(home, 'registry.json'), 'new');
  expect(readdirSync(home)).toEqual(['registry.json']);
  expect(readFileSync(join(home, 'registry.json'), 'utf8')).toBe('new');
});

test('pruneBuilds: keeps the used and the newest builds', () => {
  for (const [name, age] of [
    ['a', 4000],
    ['b', 3000],
    ['c', 2000],
    ['d', 1000],
  ] as const) {
    mkdirSync(join(home, name));
    const at = new Date(Date.now() - age);
    utimesSync(join(home, name), at, at);
  }
  pruneBuilds(home, ['a'], 2);
  expect(readdirSync(home).sort()).toEqual(['a', 'c', 'd']);
});

test('pruneOlderThan: removes old files of earlier builds with their compressed copies', () => {
  put('present/main.2.js', 'new');
  put('live/main.2.js', 'new', 9000);
  put('live/main.2.js.br', 'new', 9000);
  put('live/main.1.js', 'old', 9000);
  put('live/main.1.js.br', 'old', 9000);
  put('live/main.0.js', 'younger than the limit', 100);
  pruneOlderThan(join(home, 'live'), join(home, 'present'), 5000);
  expect(readdirSync(join(home, 'live')).sort()).toEqual(['main.0.js', 'main.2.js', 'main.2.js.br']);
});

test('pruneOlderThan: a missing folder is not an error', () => {
  pruneOlderThan(join(home, 'nowhere'), join(home, 'nowhere'), 1);
  expect(existsSync(join(home, 'nowhere'))).toBe(false);
});
