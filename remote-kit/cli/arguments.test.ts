import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from './arguments.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const root = join(__dirname, '../..');
const run = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(__dirname, 'segue-remote.mjs'), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: cwd },
  });

test.each<[string, string[], string]>([
  ['no command', [], 'Name a command.'],
  ['an unknown command', ['undo', '--to', 'a'], 'Unknown command: undo.'],
  ['no name', ['promote', '--to', 'a'], 'Name what to promote.'],
  ['one word too many', ['publish', 'legal', '1.0.0', '--to', 'a'], 'Not understood: 1.0.0.'],
  ['an unknown option', ['publish', 'legal', '--into', 'a'], "Unknown option '--into'"],
  ['no deployment', ['status'], 'Name the deployment with --to or RELEASE_TO.'],
  ['a number that is none', ['prune', 'legal', '--to', 'a', '--keep', 'few'], '--keep takes a number'],
])('segue-remote: %s is told in a sentence', (_, args, message) => {
  expect(() => readArguments(args, folder)).toThrow(message);
});

test('segue-remote: in the folder of a remote its name need not be named', () => {
  writeFileSync(join(folder, 'remote.json'), '{"name":"charts","version":"1.2.0"}');
  const read = (...args: string[]) => readArguments([...args, '--to', 'a'], folder);
  expect(read('promote')).toMatchObject({ name: 'charts', version: undefined, folder });
  expect(read('promote', '1.1.0')).toMatchObject({ name: 'charts', version: '1.1.0' });
  expect(read('status')).toMatchObject({ name: 'charts' });
});

test('segue-remote: a refused command ends with code 1 and one sentence', () => {
  const { status, stderr } = run(folder, 'rollback', 'legal', '--to', folder);
  expect([status, stderr]).toEqual([1, 'legal has no previous version: promote one.\n']);
});

test('segue-remote: the dist of the checkout is no deployment to release to', () => {
  const { status, stderr } = run(root, 'status', '--to', 'dist');
  expect([status, stderr]).toEqual([1, expect.stringContaining('is written by npm run build')]);
});
