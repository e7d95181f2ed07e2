import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const build = (...names: string[]) =>
  spawnSync(process.execPath, [join(__dirname, 'build.mjs'), ...names], {
    encoding: 'utf8',
    timeout: 60_000,
  });

test('build sandbox: builds the sandbox and no browser bundle', () => {
  const { status, stdout } = build('sandbox');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/provider-sandbox +\d+ ms\nBuilt in/)]);
});
