import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCompiler } from '@segue/remote-kit/rspack/run-compiler';
import { at } from '../start/paths.mjs';
import { forBrowsers } from './browser-code.mjs';
import { workerConfig } from './worker-config.mjs';

const folder = mkdtempSync(join(tmpdir(), 'segue-browser-code-'));
afterAll(() => rmSync(folder, { recursive: true }));
const build = (file: string) =>
  runCompiler({ ...forBrowsers(workerConfig()), entry: at(file), output: { path: folder } });

test.each(['providers/spotify/server/index.ts', 'providers/musicserver/sandbox/parameters.ts'])(
  'browser bundle: one with %s is not built',
  async (file) => {
    await expect(build(file)).rejects.toThrow(`holds ${file}, which is not for browsers`);
  },
);

test('browser bundle: one with the player part of a provider is built', async () => {
  await expect(build('providers/spotify/player/refusal.ts')).resolves.toBeUndefined();
});
