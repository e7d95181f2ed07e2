import { createRemoteFolder } from './built-remote.fixture';

let remote: ReturnType<typeof createRemoteFolder>;
beforeEach(() => {
  remote = createRemoteFolder();
});
afterEach(() => remote.remove());

/** Builds a remote that imports `lists.tsx` with `import()`. */
const build = (lists: string) =>
  remote.build({ 'remote.ts': `export default { load: () => import('./lists') };`, 'lists.tsx': lists });

test('build: what import() loads is one lazy file, named in the manifest and loaded by the shell', () => {
  expect(build(`export const Lists = () => <p>many rows</p>;`)).toBe('');
  expect(
    remote
      .builtFiles()
      .map((file) => file.replace(/\.\w{8}\./, '.'))
      .sort(),
  ).toEqual(['lazy.js', 'manifest.json', 'remoteEntry.js']);
  expect(remote.builtText('lazy')).toContain('many rows');
  expect(remote.builtText('remoteEntry')).not.toContain('many rows');
  const { container, lazy, kernel } = JSON.parse(remote.builtText('manifest.json'));
  expect(remote.builtText('remoteEntry')).toContain(`${container}.loadLazyFile()`);
  expect(lazy).toMatch(/^lazy\.\w{8}\.js$/);
  expect(kernel).toMatch(/^\^\d+\.\d+\.0$/);
});
