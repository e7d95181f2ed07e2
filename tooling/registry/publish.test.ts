import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const to = join(tmpdir(), `never-published-${process.pid}`);

test.each([
  ['an unknown name', ['charts-of-2019', '--to', to], 'Unknown: charts-of-2019. Known: '],
  ['no name', ['--to', to], 'Name what to publish and where: npm run publish -- '],
  ['no folder', ['legal'], 'Name what to publish and where: npm run publish -- '],
  ['an unknown option', ['legal', '--into', to], "Unknown option '--into'"],
])('npm run publish with %s ends with code 1 and a sentence', (_, args, sentence) => {
  const command = [join(__dirname, 'publish.mjs'), ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  expect(existsSync(to)).toBe(false);
});
