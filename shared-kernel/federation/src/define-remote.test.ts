import { defineRemote, faultOfRemoteModule } from './define-remote';
import { REMOTE_CONTRACT } from './kernel-version';

const manifest = {
  name: 'search',
  version: '1.4.0',
  kernel: '^1.0.0',
  routes: [{ component: 'SearchScreen' }],
  widgets: ['SearchBox'],
};
const SearchScreen = () => null;
const SearchBox = () => null;

test('a remote says who it is, what it was built for and what it can draw', () => {
  const remote = defineRemote(manifest, { SearchScreen, SearchBox });
  expect(remote).toMatchObject({
    contract: REMOTE_CONTRACT,
    name: 'search',
    version: '1.4.0',
    kernel: '^1.0.0',
    components: { SearchScreen, SearchBox },
  });
});

test('a screen that remote.json names must be given', () => {
  expect(() => defineRemote(manifest, { SearchBox })).toThrow(
    'search: remote.json names SearchScreen, which remote.ts does not give.',
  );
});

test('a widget that remote.json names must be given', () => {
  expect(() => defineRemote(manifest, { SearchScreen })).toThrow('SearchBox');
});

test('what a remote ends when it is put away is its own affair', () => {
  const dispose = jest.fn();
  defineRemote(manifest, { SearchScreen, SearchBox }, { dispose }).dispose();
  expect(dispose).toHaveBeenCalledTimes(1);
});

test('a remote without an end of its own can be put away too', () => {
  expect(() => defineRemote(manifest, { SearchScreen, SearchBox }).dispose()).not.toThrow();
});

test('a proper remote has no fault', () => {
  expect(faultOfRemoteModule(defineRemote(manifest, { SearchScreen, SearchBox }), 'search')).toBeNull();
});

test.each([
  ['nothing at all', undefined, 'gave no remote'],
  ['another contract', { contract: 2, name: 'search', components: {}, dispose() {} }, 'remote contract 2'],
  ['another name', { contract: 1, name: 'legal', components: {}, dispose() {} }, 'but legal answered'],
  ['no components', { contract: 1, name: 'search', dispose() {} }, 'gave no components'],
])('%s is refused with the reason', (_, value, reason) => {
  expect(faultOfRemoteModule(value, 'search')).toContain(reason);
});
