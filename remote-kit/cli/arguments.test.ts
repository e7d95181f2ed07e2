import { folderStore, initOwners, newKey, promote, publishRelease, readOwners } from '../releases/index.mjs';
import { createPrivateKey } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { durationOf, percentOf, readArguments } from './arguments.mjs';
import { buildOf } from '../releases/deployment.fixture';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const KEY = newKey();
const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(__dirname, 'segue-remote.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SEGUE_KEY: KEY, RELEASE_BY: 'ada' },
  });

test.each<[string, string[], string]>([
  ['no command', [], 'Name a command.'],
  ['an unknown command', ['undo', '--to', 'a'], 'Unknown command: undo.'],
  ['no name', ['promote', '--to', 'a'], 'Name what to promote.'],
  ['no version', ['promote', 'legal', '--to', 'a'], 'Name the version of legal.'],
  ['one word too many', ['publish', 'legal', '1.0.0', '--to', 'a'], 'Not understood: 1.0.0.'],
  ['an unknown option', ['publish', 'legal', '--into', 'a'], "Unknown option '--into'"],
  ['no name for a key', ['key', '--add', 'MCow', '--to', 'a'], 'Name the remote.'],
  ['no deployment', ['status'], 'Name the deployment with --to or RELEASE_TO.'],
  ['a channel that is a path', ['status', '--to', 'a', '--channel', '../a'], '../a is not a channel.'],
  ['a skipped gate without a reason', ['promote', 'a', '1.0.0', '--to', 'a', '--skip-gate'], 'needs --why'],
])('segue-remote with %s says what is missing', (_, args, message) => {
  expect(() => readArguments(args, folder)).toThrow(message);
});

test('in the folder of a remote its name and version need not be named', () => {
  writeFileSync(join(folder, 'remote.json'), '{"name":"charts","version":"1.2.0"}');
  const read = (...args: string[]) => readArguments([...args, '--to', 'a'], folder);
  expect(read('promote')).toMatchObject({ name: 'charts', version: '1.2.0', folder });
  expect(read('promote', '1.1.0')).toMatchObject({ name: 'charts', version: '1.1.0' });
  expect(read('rollback')).toMatchObject({ name: 'charts', version: undefined });
  expect(read('status')).toMatchObject({ name: undefined });
  expect(read('key', '--add', 'MCow')).toMatchObject({ name: 'charts', add: 'MCow' });
});

test('percentages and times are read with their units', () => {
  expect([percentOf('2%', 'a'), percentOf('0.5', 'a'), durationOf('48h'), durationOf('7d')]).toEqual([
    2, 0.5, 172_800_000, 604_800_000,
  ]);
  expect(() => percentOf('many', 'share')).toThrow('--share takes a percentage');
  expect(() => durationOf('2 weeks')).toThrow('--older-than takes hours or days');
});

test('rollback as a whole process: restores code and routes, logs operator and reason', async () => {
  const store = folderStore(folder);
  const key = createPrivateKey(KEY);
  await initOwners(store, key, 'ada');
  for (const version of ['1.0.0', '1.1.0']) {
    await publishRelease(store, buildOf('legal', version, { path: `/${version}` }), key);
    await promote(store, { by: 'ada', remote: 'legal', version, drops: ['/1.0.0'], key });
  }
  const { status, stdout } = run('rollback', 'legal', '--to', folder, '--why', 'slow');
  expect([status, stdout]).toEqual([0, 'legal 1.0.0 is live in production; it was 1.1.0.\n']);
  expect(readFileSync(join(folder, 'registry.json'), 'utf8')).toContain('"path": "/1.0.0"');
  const log = readFileSync(join(folder, 'channels/production.log.jsonl'), 'utf8');
  expect(log).toContain('"by":"ada","remote":"legal","action":"rollback"');
  expect(log).toContain('"why":"slow"');
});

test('a refused command ends with code 1 and one sentence; the first one makes its key the operator’s', async () => {
  const { status, stderr } = run('rollback', 'legal', '--to', folder);
  expect([status, stderr]).toEqual([1, 'legal is not in this channel: promote a version first.\n']);
  expect((await readOwners(folderStore(folder)))?.operators[0]?.by).toBe('ada');
  expect(readdirSync(folder).filter((name) => name !== 'channels')).toEqual(['owners.json']);
});

test('the dist of the checkout is refused', () => {
  const root = join(__dirname, '../..');
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(__dirname, 'segue-remote.mjs'), 'status', '--to', 'dist'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, INIT_CWD: root } },
  );
  expect([status, stderr]).toEqual([1, expect.stringContaining('is written by npm run build')]);
});
