import { parseRegistry, readRegistry } from './registry-schema';

const HASH = `sha384-${'A'.repeat(64)}`;
const search = {
  name: 'search',
  version: '1.0.0',
  container: 'search_0a1b2c',
  entry: '/remotes/search/1.0.0/remoteEntry.js',
  integrity: HASH,
  kernel: '^1.0.0',
  routes: [{ path: '/home', component: 'SearchScreen', access: 'anyone' }],
  nav: [{ label: 'Home', to: '/home', order: 1, access: 'anyone' }],
  widgets: [],
};
const legal = { ...search, name: 'legal', container: 'legal_0a1b2c', routes: [], nav: [] };
const registryOf = (...remotes: unknown[]) => ({ schema: 1, revision: 'r1', shell: '1.0.0', remotes });

test('a valid registry is parsed unchanged', () => {
  expect(parseRegistry(registryOf(search, legal))).toEqual({
    revision: 'r1',
    shell: '1.0.0',
    remotes: [search, legal],
    rejected: [],
    problems: [],
  });
});

test('widgets for the home screen are parsed, unknown fields of a newer publisher ignored', () => {
  const home = [{ widget: 'HomeFavorites', order: 1, access: 'member' }];
  const { remotes } = parseRegistry(registryOf({ ...search, home, later: { weight: 5 } }));
  expect(remotes).toEqual([{ ...search, home }]);
});

const previous = {
  version: '0.9.0',
  container: 'search_9',
  entry: '/old.js',
  integrity: HASH,
  kernel: '^1.0.0',
};

test('a previous build has the routes and widgets of the current one, and not its lazy file', () => {
  const lazy = { entry: '/remotes/search/1.0.0/lazy.js', integrity: HASH };
  const [remote] = parseRegistry(registryOf({ ...search, lazy, previous })).remotes;
  expect(remote?.lazy).toEqual(lazy);
  expect(remote?.previous).toEqual({ ...search, ...previous });
});

test('a previous build with other routes keeps its own', () => {
  const routes = [{ path: '/find', component: 'FindScreen', access: 'anyone' }];
  const [remote] = parseRegistry(registryOf({ ...search, previous: { ...previous, routes } })).remotes;
  expect(remote).toMatchObject({ routes: search.routes, previous: { routes, nav: search.nav } });
});

test.each([
  ['no hash', { ...search, integrity: undefined }, 'search has no integrity hash.'],
  ['an empty hash', { ...search, integrity: '' }, 'search has no usable integrity hash.'],
  ['a weaker hash', { ...search, integrity: 'sha256-AAAA' }, 'search has no usable integrity hash.'],
  ['an entry that is code', { ...search, entry: 'javascript:alert(1)' }, 'not an address'],
  ['an entry of any origin', { ...search, entry: '//evil.example/x.js' }, 'not an address'],
  ['a lazy file without a hash', { ...search, lazy: { entry: '/lazy.js' } }, 'no integrity hash'],
  ['no container', { ...search, container: undefined }, 'search has no container.'],
])('a remote with %s is rejected, the others stay', (_, broken, reason) => {
  const { remotes, rejected, problems } = parseRegistry(registryOf(broken, legal));
  expect(remotes).toEqual([legal]);
  expect(problems.join()).toContain(reason);
  expect(rejected[0]).toMatchObject({ name: 'search', routes: search.routes });
});

test.each([
  ['twice', [search, { ...search, version: '2.0.0' }], ['search is listed twice.']],
  ['twice, once invalid', [search, { ...search, integrity: '' }], ['search has no usable integrity hash.']],
])('a remote that is listed %s is there once: the first one stays', (_, listed, expected) => {
  const { remotes, rejected, problems } = parseRegistry(registryOf(...listed, legal));
  expect(remotes).toEqual([search, legal]);
  expect(rejected).toEqual([]);
  expect(problems).toEqual(expected);
});

test('an unknown access level is rejected, not read as public', () => {
  const routes = [{ path: '/home', component: 'SearchScreen', access: 'everybody' }];
  const { remotes, problems } = parseRegistry(registryOf({ ...search, routes }));
  expect(remotes).toEqual([]);
  expect(problems[0]).toContain('unknown access level');
});

test('an entry that is no remote is reported by its position', () => {
  const { remotes, rejected, problems } = parseRegistry(registryOf('nonsense', legal));
  expect(remotes).toEqual([legal]);
  expect(rejected).toEqual([]);
  expect(problems[0]).toContain('Remote number 1');
});

test.each([null, 'text', [], { schema: 2, revision: 'r', remotes: [] }, { schema: 1 }])(
  'the invalid registry %j gives an empty one with the reason',
  (value) => {
    const { remotes, problems } = parseRegistry(value);
    expect(remotes).toEqual([]);
    expect(problems).toHaveLength(1);
  },
);

const pageWith = (text: string | null) =>
  ({ getElementById: () => (text === null ? null : { textContent: text }) }) as unknown as Document;

test('the registry is read from the page', () => {
  expect(readRegistry(pageWith(JSON.stringify(registryOf(search)))).remotes).toEqual([search]);
});

test.each([
  ['has no registry', null],
  ['carries an empty one', ''],
  ['carries something that is not JSON', '{'],
])('a page that %s gives an empty registry with the reason', (_, text) => {
  const { remotes, problems } = readRegistry(pageWith(text));
  expect(remotes).toEqual([]);
  expect(problems).toHaveLength(1);
});
