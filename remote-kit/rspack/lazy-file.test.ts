import { createRemoteFolder } from './built-remote.fixture';

let remote: ReturnType<typeof createRemoteFolder>;
beforeEach(() => {
  remote = createRemoteFolder();
});
afterEach(() => remote.remove());

/** Builds a remote that imports `lists.tsx` with `import()`. */
const build = (lists: string) =>
  remote.build({ 'remote.ts': `export default { load: () => import('./lists') };`, 'lists.tsx': lists });

test('what is imported with import() is one lazy file, which the shell loads', () => {
  expect(build(`export const Lists = () => <p>many rows</p>;`)).toBe('');
  expect(
    remote
      .builtFiles()
      .map((file) => file.replace(/\.\w{8}\./, '.'))
      .sort(),
  ).toEqual(['build.json', 'lazy.js', 'remoteEntry.js']);
  expect(remote.builtText('lazy')).toContain('many rows');
  expect(remote.builtText('remoteEntry')).not.toContain('many rows');
  const { container } = JSON.parse(remote.builtText('build.json'));
  expect(remote.builtText('remoteEntry')).toContain(`${container}.loadLazyFile()`);
});

test('effector units in the lazy file fail the build: they would outlive the remote', () => {
  const errors = build(`
    import { createEvent } from 'effector';
    export const listed = createEvent();`);
  expect(errors).toMatch(/lists\.tsx makes effector units and is imported with import\(\)/);
});
