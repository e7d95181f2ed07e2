import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
let folder: string;
beforeEach(() => {
  // Below the root, where packages are resolved as for a real remote.
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/lazy-file-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a remote that imports `lists.tsx` with `import()`, in another process: Jest cannot load the bundler. */
function build(lists: string): string {
  const remote = `export default { load: () => import('./lists') };`;
  for (const [file, text] of Object.entries({ 'remote.ts': remote, 'lists.tsx': lists })) {
    writeFileSync(join(folder, 'src', file), text);
  }
  const program = `
    const { remoteConfig } = await import('@segue/remote-kit/rspack/remote-config');
    const { runCompiler } = await import('@segue/remote-kit/rspack/run-compiler');
    await runCompiler(remoteConfig({ folder: ${JSON.stringify(folder)}, name: 'probe' }))
      .catch((error) => console.log(error.message));`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root, encoding: 'utf8' })
    .stdout;
}
const textOf = (name: string) => {
  const file = readdirSync(join(folder, 'dist')).find((one) => one.startsWith(name)) ?? '';
  return readFileSync(join(folder, 'dist', file), 'utf8');
};

test('what is imported with import() is one lazy file, which the shell loads', () => {
  expect(build(`export const Lists = () => <p>many rows</p>;`)).toBe('');
  const files = readdirSync(join(folder, 'dist'));
  expect(files.map((file) => file.replace(/\.\w{8}\./, '.')).sort()).toEqual([
    'build.json',
    'lazy.js',
    'remoteEntry.js',
  ]);
  expect(textOf('lazy')).toContain('many rows');
  expect(textOf('remoteEntry')).not.toContain('many rows');
  const { container, needs } = JSON.parse(textOf('build.json'));
  expect(textOf('remoteEntry')).toContain(`${container}.loadLazyFile()`);
  // Older shells do not load it.
  expect(needs.names).toHaveProperty('@segue/federation');
});

test('effector units in the lazy file fail the build: they would outlive the remote', () => {
  const errors = build(`
    import { createEvent } from 'effector';
    export const listed = createEvent();`);
  expect(errors).toMatch(/lists\.tsx makes effector units and is imported with import\(\)/);
});
