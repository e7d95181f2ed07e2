import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { missingFiles, remotesBelow } from './remotes.mjs';

const COMPLETE = ['package.json', 'remote.json', 'src/remote.ts'];

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'remotes-'));
});
afterEach(() => rmSync(home, { recursive: true }));

function put(...files: string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), '');
  }
}

test('a folder with one of the required files is a remote', () => {
  put(...COMPLETE.map((file) => `legal/${file}`), 'charts/src/remote.ts');
  expect(remotesBelow(home)).toEqual(['charts', 'legal']);
  expect(missingFiles(join(home, 'legal'))).toEqual([]);
  expect(missingFiles(join(home, 'charts'))).toEqual(['package.json', 'remote.json']);
});

test('a folder with build output only, a plain file and a missing folder are no remotes', () => {
  put('charts/dist/remoteEntry.js', 'README.md');
  expect(remotesBelow(home)).toEqual([]);
  expect(remotesBelow(join(home, 'nowhere'))).toEqual([]);
});
