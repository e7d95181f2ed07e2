import { defineRemote, faultOfRemoteModule } from './define-remote';
import { REMOTE_CONTRACT } from './kernel-version';

const manifest = {
  name: 'search',
  version: '1.4.0',
  routes: [{ component: 'SearchScreen' }],
  widgets: ['SearchBox'],
};
const SearchScreen = () => null;
const SearchBox = () => null;

test('a remote has its name, version and components', () => {
  const remote = defineRemote(manifest, { SearchScreen, SearchBox });
  expect(remote).toMatchObject({
    contract: REMOTE_CONTRACT,
    name: 'search',
    version: '1.4.0',
    components: { SearchScreen, SearchBox },
  });
  expect(faultOfRemoteModule(remote, 'search')).toBeNull();
});

test.each([
  [{ SearchBox }, 'SearchScreen'],
  [{ SearchScreen }, 'SearchBox'],
])('every screen and widget that remote.json names must exist: %#', (components, missing) => {
  expect(() => defineRemote(manifest, components)).toThrow(
    `search: remote.json names ${missing}, which remote.ts does not give.`,
  );
});

test('dispose calls the remote’s own dispose, where it has one', () => {
  const dispose = jest.fn();
  defineRemote(manifest, { SearchScreen, SearchBox }, { dispose }).dispose();
  expect(dispose).toHaveBeenCalledTimes(1);
  expect(() => defineRemote(manifest, { SearchScreen, SearchBox }).dispose()).not.toThrow();
});

test.each([
  ['no value', undefined, 'gave no remote'],
  ['another contract', { contract: 2, name: 'search', components: {}, dispose() {} }, 'remote contract 2'],
  ['another name', { contract: 1, name: 'legal', components: {}, dispose() {} }, 'but legal answered'],
  ['no components', { contract: 1, name: 'search', dispose() {} }, 'gave no components'],
])('a module with %s is rejected with the reason', (_, value, reason) => {
  expect(faultOfRemoteModule(value, 'search')).toContain(reason);
});
