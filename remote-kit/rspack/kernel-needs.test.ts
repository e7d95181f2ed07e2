import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
let folder: string;
beforeEach(() => {
  // Below the root, where packages are resolved as for a real remote.
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/kernel-needs-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a remote with these files in another process: the bundler is an ES module, which Jest cannot load. */
function build(files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, 'src', file), text);
  const program = `
    const { remoteConfig } = await import('@segue/remote-kit/rspack/remote-config');
    const { runCompiler } = await import('@segue/remote-kit/rspack/run-compiler');
    await runCompiler(remoteConfig({ folder: ${JSON.stringify(folder)}, name: 'probe' }))
      .catch((error) => console.log(error.message));`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root, encoding: 'utf8' })
    .stdout;
}

test('a build lists the names that it takes, and its script asks for the range', () => {
  const errors = build({
    'remote.ts': `
      import { APP_NAME, trackKey } from './names';
      import * as contract from '@segue/contract';
      import { send } from '@segue/event-bus';
      import { used } from './partly-used';
      export default { used, APP_NAME, first: contract.PROVIDERS[0], start: () => send('queue/clear'), trackKey };`,
    'partly-used.ts': `
      import { SEARCH_PAGE_SIZE, PASSWORD_MAX_CHARACTERS } from '@segue/contract';
      export const used = () => PASSWORD_MAX_CHARACTERS;
      export const unused = () => SEARCH_PAGE_SIZE;`,
    'names.ts': `
      export { APP_NAME, trackKey } from '@segue/contract';`,
  });
  expect(errors).toBe('');
  const dist = join(folder, 'dist');
  const { needs } = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'));
  expect(needs).toEqual({
    kernel: '^2.0.0',
    names: {
      '@segue/contract': ['APP_NAME', 'PASSWORD_MAX_CHARACTERS', 'PROVIDERS', 'trackKey'],
      '@segue/event-bus': ['send'],
      messages: ['queue/clear'],
    },
  });
  const script = readFileSync(
    join(dist, readdirSync(dist).find((file) => file.startsWith('remoteEntry')) ?? ''),
    'utf8',
  );
  expect(script).toContain('requiredVersion:"^2.0.0"');
  expect(script).not.toContain('0.0.0-needed');
});

test('a name that the kernel lacks, and all of a package, fail the build with a sentence each', () => {
  const errors = build({
    'remote.ts': `
      import { $volume } from '@segue/stores';
      import * as bus from '@segue/event-bus';
      export default { $volume, bus };`,
  });
  expect(errors).toContain('probe: @segue/stores has no $volume.');
  expect(errors).toContain('probe: all of @segue/event-bus is imported: import its names.');
});
