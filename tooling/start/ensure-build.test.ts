import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../architecture/sources';

// A checkout of its own, without packages: other tests would find a folder put into the real `remotes`.
let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
  for (const part of ['tooling/start', 'tooling/rspack/remotes.mjs']) {
    cpSync(join(root, part), join(checkout, part), { recursive: true });
  }
  mkdirSync(join(checkout, 'remotes/charts/src'), { recursive: true });
  writeFileSync(join(checkout, 'remotes/charts/src/remote.ts'), '');
});
afterEach(() => rmSync(checkout, { recursive: true }));

test('a build of everything stops at an incomplete folder below remotes and names its missing files', () => {
  const script = `const { ensureBuild } = await import(${JSON.stringify(pathToFileURL(join(checkout, 'tooling/start/ensure-build.mjs')).href)});
await ensureBuild().then(() => console.log('built'), (error) => console.log(error.name, error.message));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(stdout).toBe(
    'Stop remotes/charts lacks package.json, remote.json, rspack.config.mjs: see docs/how-to/add-a-remote.md.\n',
  );
});
