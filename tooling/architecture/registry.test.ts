import { entryOf, satisfiesKernel, type Manifest } from '@segue/remote-kit/releases';
import fc from 'fast-check';
import { satisfiesKernel as satisfiesInPage } from '../../shared-kernel/kernel/src/remote/kernel-version';
import { parseRegistry } from '../../shared-kernel/kernel/src/remote/registry-schema';

const HASH = `sha384-${'A'.repeat(64)}`;

const manifestOf = (version: string, changes: Partial<Manifest> = {}): Manifest => ({
  ...{ name: 'legal', version, container: `legal_${version.replaceAll('.', '')}`, kernel: '^3.0.0' },
  ...{ entry: 'remoteEntry.1a2b.js', lazy: 'lazy.1a2b.js' },
  routes: [{ path: '/terms', component: 'Terms', access: 'anyone' }],
  nav: [{ label: 'Terms', to: '/terms', order: 1, access: 'anyone', isSecondary: true }],
  widgets: ['HomeTerms'],
  home: [{ widget: 'HomeTerms', order: 1, access: 'anyone' }],
  files: { 'remoteEntry.1a2b.js': HASH, 'lazy.1a2b.js': HASH },
  ...changes,
});

test('registry: the page reads the entry of a remote and of its version before without problems', () => {
  const routes = [
    { path: '/licences', component: 'Licences', access: 'member', background: 'plain' } as const,
  ];
  const { home: _, ...before } = manifestOf('1.0.0', { routes, widgets: [] });
  const entry = entryOf('/remotes', manifestOf('1.1.0'), before);
  const { remotes, problems } = parseRegistry({ schema: 1, revision: 'r', shell: '1.0.0', remotes: [entry] });
  expect(problems).toEqual([]);
  expect(remotes).toMatchObject([
    { version: '1.1.0', routes: [{ path: '/terms' }], lazy: { entry: '/remotes/legal/1.1.0/lazy.1a2b.js' } },
  ]);
  expect(remotes[0]?.previous).toMatchObject({ version: '1.0.0', routes, widgets: [], home: [] });
});

test('registry: page and release tool read kernel ranges alike', () => {
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
