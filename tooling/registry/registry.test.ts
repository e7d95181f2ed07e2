import * as kernel from '@segue/federation';
import {
  buildFolder,
  faultsOf,
  integrityOf,
  isLocalBuild,
  localVersion,
  registryOf,
  remoteEntry,
} from './registry.mjs';

const manifest = {
  name: 'search',
  version: '1.2.0',
  kernel: '^2.0.0',
  routes: [{ path: '/home', component: 'SearchScreen', access: 'anyone' }],
  nav: [{ label: 'Home', to: '/home', order: 1, access: 'anyone' }],
  widgets: [],
};
const builtSearch = (change: object = {}) => ({
  folder: 'search',
  manifest: { ...manifest, ...change },
  version: '1.2.0',
  packageVersion: '1.2.0',
  container: 'search_0a1b2c',
  entryFile: 'remoteEntry.ffee.js',
  content: Buffer.from('var search_0a1b2c;'),
});
const builtLegal = () => ({
  ...builtSearch({ name: 'legal', routes: [{ path: '/terms', component: 'Terms', access: 'anyone' }] }),
  folder: 'legal',
  container: 'legal_0a1b2c',
  content: Buffer.from('var legal_0a1b2c;'),
});

test('the entry carries the widgets for the home screen when the manifest offers some', () => {
  const home = [{ widget: 'HomeFavorites', order: 1, access: 'member' }];
  expect(remoteEntry(builtSearch({ home }), undefined)).toMatchObject({ home });
  expect(remoteEntry(builtSearch(), undefined)).not.toHaveProperty('home');
});

test('validation: correct remotes have no faults', () => {
  expect(faultsOf([builtSearch(), builtLegal()], kernel)).toEqual([]);
});

test('validation: a remote for another kernel version is rejected', () => {
  expect(faultsOf([builtSearch({ kernel: '^3.0.0' })], kernel)).toEqual([
    `search 1.2.0 needs kernel ^3.0.0; this repository has ${kernel.KERNEL_VERSION}.`,
  ]);
});

test('validation: a path of two remotes is rejected', () => {
  const copy = { ...builtLegal(), manifest: { ...manifest, name: 'legal' } };
  expect(faultsOf([builtSearch(), copy], kernel)).toEqual([
    'The path /home is claimed twice: search, legal.',
  ]);
});

test('validation: an unknown access level is rejected', () => {
  const routes = [{ path: '/home', component: 'SearchScreen', access: 'friends' }];
  expect(faultsOf([builtSearch({ routes })], kernel)).toEqual([
    'search: remote.json has an unknown access level (routes.0.access).',
  ]);
});

test.each([
  ['a name other than its folder', builtSearch({ name: 'seek' }), 'has the name seek'],
  ['a malformed version', builtSearch({ version: 'next' }), 'next is not a version'],
  ['two different versions', { ...builtSearch(), packageVersion: '1.3.0' }, 'package.json says 1.3.0'],
  [
    'the entry of another build',
    { ...builtSearch(), content: Buffer.from('var search_old;') },
    'is not search_0a1b2c',
  ],
])('validation: %s is rejected', (_, built, reason) => {
  expect(faultsOf([built], kernel).join()).toContain(reason);
});

test('entry: the integrity hash is that of the file', () => {
  expect(integrityOf('alert(1)')).toBe(
    'sha384-HT2E9NfWiuQ/w1PRai+hTyqW16NIoCGA/m8VQDUopfAtcz6YQjtsMmQd5uRbVDpW',
  );
});

test('entry: every version has its own folder', () => {
  expect(buildFolder({ name: 'search', version: '1.2.0' })).toBe('search/1.2.0');
});

test('local builds: the hash in the version distinguishes builds of one version', () => {
  const version = localVersion(builtSearch());
  expect(version).toBe('1.2.0+0a1b2c');
  expect([isLocalBuild({ version }), isLocalBuild({ version: '1.2.0' }), isLocalBuild(null)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('validation: a path of another published remote is rejected', () => {
  const legal = remoteEntry(builtLegal(), undefined);
  const copy = builtSearch({ routes: legal.routes });
  expect(faultsOf([copy], kernel, [legal, null])).toEqual([
    'The path /terms is claimed twice: legal, search.',
  ]);
  expect(faultsOf([copy], kernel, [remoteEntry(copy, undefined)])).toEqual([]);
});

test('validation: a path shared by two other published remotes is ignored', () => {
  const legal = remoteEntry(builtLegal(), undefined);
  expect(faultsOf([builtSearch()], kernel, [legal, { ...legal, name: 'charts' }])).toEqual([]);
});

const first = remoteEntry(builtSearch(), undefined);
const nextBuild = {
  ...builtSearch(),
  container: 'search_ffffff',
  content: Buffer.from('var search_ffffff;'),
};

test('entry: a first release has no previous build', () => {
  expect(first).not.toHaveProperty('previous');
});

test('entry: a new build records the previous one', () => {
  const { version, container, entry, integrity, kernel: range } = first;
  expect(remoteEntry(nextBuild, first).previous).toEqual({
    version,
    container,
    entry,
    integrity,
    kernel: range,
  });
});

test('entry: publishing the same build again changes nothing', () => {
  const second = remoteEntry(nextBuild, first);
  expect(remoteEntry(nextBuild, second)).toEqual(second);
});

test('entry: a previous build with a missing or changed file is left out', () => {
  expect(remoteEntry(nextBuild, first, () => false)).not.toHaveProperty('previous');
});

test('registry: the revision changes only with a remote', () => {
  const again = registryOf([remoteEntry(builtSearch(), undefined)], 1);
  expect(again.revision).toBe(registryOf([first], 1).revision);
  expect(registryOf([remoteEntry(nextBuild, first)], 1).revision).not.toBe(again.revision);
});

test('registry: the shell can parse a published registry', () => {
  const second = remoteEntry(nextBuild, first);
  const read = kernel.parseRegistry(registryOf([second, remoteEntry(builtLegal(), undefined)], 1));
  expect(read.problems).toEqual([]);
  expect(read.remotes[0]).toEqual(second);
});
