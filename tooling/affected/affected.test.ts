import { affectedBy, browserTestsOf, tracesOf } from './affected.mjs';
import { narrowed } from './narrowed-steps.mjs';

const REMOTES = ['legal', 'library', 'search'];

test('a change in two remotes affects these two and no other', () => {
  const files = ['remotes/search/src/screen.tsx', 'remotes/legal/remote.json', 'docs/README.md'];
  expect(affectedBy(files, REMOTES).remotes).toEqual(['legal', 'search']);
});

test('a change in documents affects no remote', () => {
  expect(affectedBy(['README.md', 'docs/how-to/add-a-remote.md'], REMOTES).remotes).toEqual([]);
});

test.each([
  'shared-kernel/ui/src/button.tsx',
  'shell/src/main.tsx',
  'api/src/main.ts',
  'tooling/start/build.mjs',
  'remote-kit/rspack/base-config.mjs',
  'remote-kit/releases/index.mjs',
  'e2e/src/pages/home.ts',
  'package-lock.json',
  'tsconfig.base.json',
  'remotes/gone/src/remote.ts',
])('a change in %s affects everything, and is named', (file) => {
  const { remotes, reason } = affectedBy(['remotes/search/src/screen.tsx', file], REMOTES);
  expect(remotes).toBeNull();
  expect(reason).toContain(file);
});

const traces = {
  legal: tracesOf({ routes: [{ path: '/terms' }], nav: [{ label: 'Terms' }] }),
  search: tracesOf({ routes: [{ path: '/home' }], nav: [{ label: 'Home' }] }),
  library: tracesOf({ routes: [{ path: '/library/:tab' }], nav: [], home: [{ widget: 'HomeFavorites' }] }),
};
const texts = {
  'terms.spec.ts': "page.goto('/terms')",
  'menu.spec.ts': "getByRole('link', { name: 'Terms' })",
  'home.spec.ts': "page.goto('/home')",
  'library.spec.ts': "page.goto('/library/favorites')",
  'headers.spec.ts': "request.get('/api/health')",
};

test('the browser tests of a remote are those with its routes or menu entries, and those of no remote', () => {
  expect(browserTestsOf(texts, traces, ['legal'])).toEqual([
    'terms.spec.ts',
    'menu.spec.ts',
    'headers.spec.ts',
  ]);
});

test('a remote with a section on the home screen is tested there too', () => {
  expect(browserTestsOf(texts, traces, ['library'])).toEqual([
    'home.spec.ts',
    'library.spec.ts',
    'headers.spec.ts',
  ]);
});

const step = (name: string) => ({ name, args: ['run', name] });
const steps = Object.fromEntries(
  ['types', 'arch', 'lint', 'unused', 'tests', 'build', 'size', 'e2e'].map((name) => [name, step(name)]),
);
const narrow = (remotes: string[] | null, tests: string[] = []) => {
  const lines: string[] = [];
  const narrowedSteps = narrowed(steps, { remotes, reason: 'why', tests, left: 3 }, (line: string) =>
    lines.push(line),
  );
  return { steps: narrowedSteps, lines };
};

test('a limited run checks the changed remote and the structure, and says what it leaves out', () => {
  const { steps: limited, lines } = narrow(['search'], ['e2e/search.spec.ts']);
  expect(limited.lint?.args).toEqual(['run', 'lint', '-w', 'remotes/search']);
  expect(limited.tests?.args).toEqual(expect.arrayContaining(['remotes/search/']));
  expect(limited.size?.args).toEqual(['run', 'size', '--', 'search']);
  expect(limited.e2e?.args).toEqual(['run', 'e2e', '--', 'e2e/search.spec.ts']);
  expect(lines.join('\n')).toContain('left out: 3');
});

test('a run after a change of documents has the tests of structure only', () => {
  expect(Object.keys(narrow([]).steps)).toEqual(['arch', 'unused', 'tests']);
});

test('a run that cannot be limited has all steps and says why', () => {
  const { steps: all, lines } = narrow(null);
  expect(all).toBe(steps);
  expect(lines).toEqual(['Everything runs: why.']);
});
