import {
  EMPTY_CHANNEL,
  promoted,
  registryOf,
  satisfiesKernel,
  withCanary,
  type Release,
} from '@segue/remote-kit/releases';
import fc from 'fast-check';
import { satisfiesKernel as satisfiesInPage } from '../../shared-kernel/federation/src/kernel-version';
import { parseRegistry } from '../../shared-kernel/federation/src/registry-schema';

const HASH = `sha384-${'A'.repeat(64)}`;

const releaseOf = (name: string, version: string, face: Partial<Release['face']> = {}): Release => ({
  schema: 2,
  name,
  version,
  commit: 'abc',
  at: '2026-01-01T00:00:00.000Z',
  container: `${name}_${version.replaceAll('.', '')}`,
  entry: 'remoteEntry.1a2b.js',
  integrity: HASH,
  bytes: 100,
  face: {
    routes: [{ path: `/${name}`, component: 'Screen', access: 'anyone' }],
    nav: [{ label: name, to: `/${name}`, order: 1, access: 'anyone' }],
    widgets: [],
    ...face,
  },
  needs: { kernel: '^2.0.0', names: {} },
});

const home = [{ widget: 'HomeTerms', order: 1, access: 'anyone' as const }];
const releases = [
  releaseOf('legal', '1.0.0', { widgets: ['HomeTerms'], home }),
  releaseOf('legal', '1.1.0', {
    routes: [{ path: '/licences', component: 'Licences', access: 'member', background: 'plain' }],
  }),
  releaseOf('legal', '1.2.0'),
  releaseOf('search', '1.0.0'),
];
const find = (name: string, version: string) =>
  releases.find((release) => release.name === name && release.version === version);
const live = ['1.0.0', '1.1.0'].reduce(
  (channel, version) => promoted(channel, 'legal', version),
  promoted(EMPTY_CHANNEL, 'search', '1.0.0'),
);

test('the page reads a derived registry without problems', () => {
  const channel = withCanary(live, 'legal', { version: '1.2.0', share: 10, salt: 's', abortAt: 2 });
  const registry = registryOf({ ...channel, revision: 7 }, find);
  const read = parseRegistry(registry);
  expect(read).toMatchObject({ revision: '7', problems: [] });
  expect(read.remotes.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'search 1.0.0',
    'legal 1.1.0',
  ]);
  expect(read.remotes[1]?.previous).toMatchObject({
    version: '1.0.0',
    entry: '/releases/legal/1.0.0/remoteEntry.1a2b.js',
  });
});

test('previous and canary carry the fields of their face that differ from the current build', () => {
  const channel = withCanary(live, 'legal', { version: '1.2.0', share: 10, salt: 's', abortAt: 2 });
  const [, legal] = registryOf(channel, find).remotes;
  expect(legal?.previous).toMatchObject({ routes: [{ path: '/legal' }], widgets: ['HomeTerms'], home });
  expect(legal?.previous).not.toHaveProperty('nav');
  expect(legal?.canary).toMatchObject({
    version: '1.2.0',
    share: 10,
    salt: 's',
    abortAt: 2,
    routes: [{ path: '/legal' }],
  });
  expect(legal?.canary).not.toHaveProperty('home');
  const back = promoted(promoted(EMPTY_CHANNEL, 'legal', '1.1.0'), 'legal', '1.0.0');
  expect(registryOf(back, find).remotes[0]?.previous).toMatchObject({ home: [] });
});

test('a previous build that is gone is left out; a current one is required', () => {
  const found = (name: string, version: string) => (version === '1.0.0' ? undefined : find(name, version));
  const { search: _, ...remotes } = live.remotes;
  expect(registryOf({ ...live, remotes }, found).remotes[0]).not.toHaveProperty('previous');
  expect(() => registryOf(live, found)).toThrow('There is no release search 1.0.0.');
});

test('addresses on another origin are absolute', () => {
  expect(registryOf(live, find, 'https://releases.test/segue').remotes[0]?.entry).toBe(
    'https://releases.test/segue/releases/search/1.0.0/remoteEntry.1a2b.js',
  );
});

test('page and release tool read kernel ranges alike', () => {
  const version = fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)).map((parts) => parts.join('.'));
  const range = fc.oneof(
    version.map((text) => `^${text}`),
    fc.constantFrom('1.0.0', '~1.0.0', '^1', '^1.0', '*', ''),
  );
  fc.assert(
    fc.property(range, version, (needed, present) => {
      expect(satisfiesKernel(needed, present)).toBe(satisfiesInPage(needed, present));
    }),
    { numRuns: 400 },
  );
});
