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
  kernel: '^1.0.0',
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

test('remotes in order may be published', () => {
  expect(faultsOf([builtSearch(), builtLegal()], kernel)).toEqual([]);
});

test('a remote for another kernel may not', () => {
  expect(faultsOf([builtSearch({ kernel: '^2.0.0' })], kernel)).toEqual([
    `search 1.2.0 needs kernel ^2.0.0; this repository has ${kernel.KERNEL_VERSION}.`,
  ]);
});

test('one path belongs to one remote', () => {
  const copy = { ...builtLegal(), manifest: { ...manifest, name: 'legal' } };
  expect(faultsOf([builtSearch(), copy], kernel)).toEqual([
    'The path /home is claimed twice: search, legal.',
  ]);
});

test('an unknown access level stops the release', () => {
  const routes = [{ path: '/home', component: 'SearchScreen', access: 'friends' }];
  expect(faultsOf([builtSearch({ routes })], kernel)).toEqual([
    'search: remote.json has an unknown access level (routes.0.access).',
  ]);
});

test.each([
  ['a name that is not its folder', builtSearch({ name: 'seek' }), 'calls itself seek'],
  ['a version that is none', builtSearch({ version: 'next' }), 'next is no version'],
  ['two versions', { ...builtSearch(), packageVersion: '1.3.0' }, 'package.json says 1.3.0'],
  [
    'a file of another build',
    { ...builtSearch(), content: Buffer.from('var search_old;') },
    'is not search_0a1b2c',
  ],
])('%s stops the release', (_, built, reason) => {
  expect(faultsOf([built], kernel).join()).toContain(reason);
});

test('the hash is that of the file itself', () => {
  expect(integrityOf('alert(1)')).toBe(
    'sha384-HT2E9NfWiuQ/w1PRai+hTyqW16NIoCGA/m8VQDUopfAtcz6YQjtsMmQd5uRbVDpW',
  );
});

test('a published version lies in a folder of its own', () => {
  expect(buildFolder({ name: 'search', version: '1.2.0' })).toBe('search/1.2.0');
});

test('local builds of one version are told apart by their hash, and from a published one', () => {
  const version = localVersion(builtSearch());
  expect(version).toBe('1.2.0+0a1b2c');
  expect([isLocalBuild({ version }), isLocalBuild({ version: '1.2.0' }), isLocalBuild(null)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('one path belongs to one remote, also when the other one is only in the registry', () => {
  const legal = remoteEntry(builtLegal(), undefined);
  const copy = builtSearch({ routes: legal.routes });
  expect(faultsOf([copy], kernel, [legal, null])).toEqual([
    'The path /terms is claimed twice: legal, search.',
  ]);
  expect(faultsOf([copy], kernel, [remoteEntry(copy, undefined)])).toEqual([]);
});

test('a path that two other remotes of the registry claim does not stop a release', () => {
  const legal = remoteEntry(builtLegal(), undefined);
  expect(faultsOf([builtSearch()], kernel, [legal, { ...legal, name: 'charts' }])).toEqual([]);
});

const first = remoteEntry(builtSearch(), undefined);
const nextBuild = {
  ...builtSearch(),
  container: 'search_ffffff',
  content: Buffer.from('var search_ffffff;'),
};

test('a first release has nothing to go back to', () => {
  expect(first).not.toHaveProperty('previous');
});

test('a new build remembers the one it replaces', () => {
  const { version, container, entry, integrity, kernel: range } = first;
  expect(remoteEntry(nextBuild, first).previous).toEqual({
    version,
    container,
    entry,
    integrity,
    kernel: range,
  });
});

test('publishing the same build again changes nothing', () => {
  const second = remoteEntry(nextBuild, first);
  expect(remoteEntry(nextBuild, second)).toEqual(second);
});

test('a former build whose file is gone or changed is not offered', () => {
  expect(remoteEntry(nextBuild, first, () => false)).not.toHaveProperty('previous');
});

test('the revision changes exactly when a remote does', () => {
  const again = registryOf([remoteEntry(builtSearch(), undefined)], 1);
  expect(again.revision).toBe(registryOf([first], 1).revision);
  expect(registryOf([remoteEntry(nextBuild, first)], 1).revision).not.toBe(again.revision);
});

test('what is published is what the shell reads', () => {
  const second = remoteEntry(nextBuild, first);
  const read = kernel.parseRegistry(registryOf([second, remoteEntry(builtLegal(), undefined)], 1));
  expect(read.problems).toEqual([]);
  expect(read.remotes[0]).toEqual(second);
});
