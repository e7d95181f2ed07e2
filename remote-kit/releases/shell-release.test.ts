import { fitFaults, promote, publishShell, readChannel, rollback } from './index.mjs';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { release, releaseShell, shellOf, deploymentPerTest } from './deployment.fixture';

const live = deploymentPerTest();

const operator = { by: 'ada', why: 'test' };
const shellFiles = () =>
  readdirSync(join(live.folder, 'shell/assets')).filter((name) => name.endsWith('.js'));

test('promoting the shell copies its files; those of the shell before stay for open pages', async () => {
  await releaseShell(live.store, '1.0.0', '2.0.0');
  await releaseShell(live.store, '1.1.0', '2.1.0');
  expect(live.text('shell/index.html')).toBe('page 1.1.0');
  expect(JSON.parse(live.text('shell/shell.json'))).toEqual({ version: '1.1.0', kernel: '2.1.0' });
  expect(shellFiles()).toEqual(['main.1.0.0.js', 'main.1.1.0.js']);
  await rollback(live.store, { ...operator, remote: 'shell' });
  expect(live.text('shell/index.html')).toBe('page 1.0.0');
});

test('a copy of the shell that was interrupted is completed by the next change', async () => {
  await releaseShell(live.store, '1.0.0', '2.0.0');
  await releaseShell(live.store, '1.1.0', '2.0.0');
  writeFileSync(join(live.folder, 'shell/shell.json'), JSON.stringify({ version: '1.0.0', kernel: '2.0.0' }));
  writeFileSync(join(live.folder, 'shell/index.html'), 'page 1.0.0');
  await release(live.store, 'legal', '1.0.0');
  expect(live.text('shell/index.html')).toBe('page 1.1.0');
});

test('the page of the shell comes after the files it names, and shell.json last', async () => {
  await releaseShell(live.store, '1.0.0', '2.0.0');
  // Copying the page fails.
  mkdirSync(join(live.folder, `shell/index.html.${process.pid}.draft`));
  await expect(releaseShell(live.store, '1.1.0', '2.0.0')).rejects.toThrow(/index\.html\.\d+\.draft/);
  expect(shellFiles()).toContain('main.1.1.0.js');
  expect(JSON.parse(live.text('shell/shell.json'))).toMatchObject({ version: '1.0.0' });
});

test('a shell is refused when a live remote needs another kernel, which is named', async () => {
  await releaseShell(live.store, '1.0.0', '2.0.0');
  await release(live.store, 'legal', '1.0.0');
  await publishShell(live.store, shellOf('2.0.0', '3.0.0'));
  const message = 'legal 1.0.0 needs kernel ^2.0.0; shell 2.0.0 has 3.0.0.';
  expect(await fitFaults(live.store, await readChannel(live.store), 'shell', '2.0.0')).toEqual([message]);
  const change = { ...operator, remote: 'shell', version: '2.0.0' };
  await expect(promote(live.store, change)).rejects.toThrow(message);
  await expect(promote(live.store, { ...change, channel: 'staging' })).rejects.toThrow(
    'in the channel production',
  );
  expect(live.text('shell/index.html')).toBe('page 1.0.0');
});
