import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const build = (...names: string[]) =>
  spawnSync(process.execPath, [join(__dirname, 'build.mjs'), ...names], {
    encoding: 'utf8',
    timeout: 60_000,
  });

test('a program for Node is built alone, without any bundle for browsers beside it', () => {
  const { status, stdout } = build('sandbox');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/provider-sandbox +\d+ ms\nBuilt in/)]);
});

test('a name nobody knows is refused in words', () => {
  const { status, stderr } = build('shel');
  expect([status, stderr]).toEqual([2, expect.stringContaining('There is nothing called shel.')]);
});
