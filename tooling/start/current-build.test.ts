import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { currentBuild } from './current-build.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'segue-build-'));
  for (const file of ['shell/src/main.tsx', 'remotes/search/src/remote.ts', 'shell/dist/main.js'])
    write(file);
  currentBuild(['shell'], folder).record();
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), String(Math.random()));
}
const isCurrent = (...names: string[]) => currentBuild(names, folder).isCurrent();

test('a build is current while sources and output stay', () => {
  expect(isCurrent('shell')).toBe(true);
  for (const file of ['shell/src/main.test.tsx', 'shell/README.md', 'shell/node_modules/x/index.js'])
    write(file);
  expect(isCurrent('shell')).toBe(true);
});

test.each(['shell/src/main.tsx', 'remotes/search/src/new.ts', 'package-lock.json', 'shell/dist/main.js'])(
  'a build is not current after a change of %s',
  (file) => {
    write(file);
    expect(isCurrent('shell')).toBe(false);
  },
);

test('a build of other packages, a failed one and a deleted one are not current', () => {
  expect(isCurrent('shell', 'api')).toBe(false);
  rmSync(join(folder, 'shell/dist'), { recursive: true });
  expect(isCurrent('shell')).toBe(false);
  currentBuild(['shell'], folder).forget();
  expect(isCurrent('shell')).toBe(false);
});
