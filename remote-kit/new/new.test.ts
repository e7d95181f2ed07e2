import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namesOf, writeTemplates } from './write-remote.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'remote-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('new remote: screen and title come from the name', () => {
  expect(namesOf('top-charts')).toEqual({
    name: 'top-charts',
    Screen: 'TopChartsScreen',
    Title: 'Top charts',
  });
});

test.each([
  [['', 'Charts', 'top_charts', '../charts', 'charts-', '1charts'], 'is not a name for a remote'],
  [['shell', 'api', 'remotes'], 'another part'],
])('new remote: %j are refused as names', (names, reason) => {
  for (const name of names) expect(() => namesOf(name)).toThrow(reason);
});

test('new remote: the manifest names the route, the menu entry and the component that is exposed', () => {
  const files = writeTemplates(folder, 'charts', ['shared', 'alone']);
  expect(files).toEqual(
    expect.arrayContaining(['remote.json', 'src/remote.ts', 'tsconfig.json', '.gitignore']),
  );
  expect(JSON.parse(read('remote.json'))).toMatchObject({
    name: 'charts',
    routes: [{ path: '/charts', component: 'ChartsScreen', access: 'anyone' }],
    nav: [{ label: 'Charts', to: '/charts' }],
  });
  expect(read('src/remote.ts')).toContain('defineRemote(manifest, { ChartsScreen })');
  for (const file of files) expect(read(file)).not.toMatch(/__\w+__/);
});

test('new remote: a folder that has one of the files is not changed', () => {
  writeTemplates(folder, 'charts', ['alone']);
  expect(() => writeTemplates(folder, 'other', ['shared', 'alone'])).toThrow('nothing was written');
  expect(() => read('remote.json')).toThrow();
});
