/** @jest-environment jest-fixed-jsdom */
import type { Registry, RegistryRemote } from '@segue/federation';
import type { RemoteReport } from '@segue/contract';
import { $diagnostics } from '@segue/stores/ports';
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { navigated } from '../navigation';
import { wireBuildRemoval } from './build-removal';
import { RemoteGate } from './gate';
import { $remotes, loadBuildFx, registryRead, remoteReported, remoteRequested } from './model';
import './recovery';
import { $navEntries, $remoteRoutes } from './public-routes';
import { loadReplacementFx } from './replacement';
import { registryPublished } from './registry-refresh';
import { legal, moduleOf, registryOf } from './registry.fixture';
import './swap';

const next: RegistryRemote = {
  ...legal,
  version: '1.2.0',
  container: 'legal_newer',
  entry: '/releases/legal/1.2.0/remoteEntry.newer.js',
  routes: [...legal.routes, { path: '/licences', component: 'LicencesScreen', access: 'anyone' }],
  nav: [{ label: 'Legal', to: '/terms', order: 3, access: 'anyone' }],
};
const search: RegistryRemote = {
  ...legal,
  name: 'search',
  container: 'search_new',
  routes: [{ path: '/home', component: 'SearchScreen', access: 'anyone' }],
  nav: [{ label: 'Home', to: '/home', order: 1, access: 'anyone' }],
};

type Situation = {
  isMounted?: boolean;
  canLeave?: boolean;
  /** Where the focus is. */
  focus?: 'text' | 'button';
  replacement?: 'good' | 'broken';
};

let stop: (() => void) | undefined;
afterEach(() => {
  stop?.();
  document.body.replaceChildren();
});

/** A page that shows or has shown the legal remote. */
async function open(situation: Situation = {}, registry: Registry = registryOf(legal)) {
  const { isMounted = false, canLeave = true, focus = 'button', replacement = 'good' } = situation;
  const disposed: string[] = [];
  const reports: RemoteReport[] = [];
  const loads: string[] = [];
  const load = ({ build }: { build: { container: string } }) => {
    const { container } = build;
    loads.push(container);
    if (replacement === 'broken' && container === next.container) throw new Error('broken');
    const dispose = () => void disposed.push(container);
    return { module: { ...moduleOf({}), canLeave: () => canLeave, dispose }, times: { check: 40 } };
  };
  const scope = fork({
    handlers: [
      [loadBuildFx, load],
      [loadReplacementFx, (request: Parameters<typeof load>[0]) => afterPaint().then(() => load(request))],
    ],
  });
  const stops = [
    wireBuildRemoval(scope),
    createWatch({ unit: remoteReported, scope, fn: (report) => reports.push(report) }),
  ];
  stop = () => stops.forEach((one) => one());
  const field = document.createElement(focus === 'text' ? 'input' : 'button');
  document.body.append(field);
  field.focus();

  await allSettled(registryRead, { scope, params: registry });
  if (isMounted) await allSettled(RemoteGate.open, { scope, params: { remote: 'legal' } });
  else await allSettled(remoteRequested, { scope, params: 'legal' });
  const publish = async (...remotes: RegistryRemote[]) => {
    await allSettled(registryPublished, { scope, params: { ...registryOf(...remotes), revision: 'r2' } });
    await afterPaint();
  };
  const navigate = async () => {
    await allSettled(navigated, { scope });
    await afterPaint();
  };
  return { scope, publish, navigate, disposed, reports, loads, shown: () => shownIn(scope) };
}

const afterPaint = () => new Promise((resolve) => setTimeout(resolve));

/** The build that runs, or the state without one. */
function shownIn(scope: Scope): string | undefined {
  const state = scope.getState($remotes)['legal'];
  return state?.status === 'ready' ? state.build.version : state?.status;
}

const RUNNING = legal.version;

test.each<[string, Situation, atOnce: string, later: string]>([
  ['off screen: replaced at once', {}, 'idle', 'idle'],
  ['off screen, unsaved input: stays', { canLeave: false }, RUNNING, RUNNING],
  ['off screen, a text field has the focus: replaced at once', { focus: 'text' }, 'idle', 'idle'],
  ['on screen: replaced at the next navigation', { isMounted: true }, RUNNING, next.version],
  ['on screen, unsaved input: stays', { isMounted: true, canLeave: false }, RUNNING, RUNNING],
  ['on screen, the user types: stays', { isMounted: true, focus: 'text' }, RUNNING, RUNNING],
  ['on screen, the new build is broken: stays', { isMounted: true, replacement: 'broken' }, RUNNING, RUNNING],
])('new build, remote %s', async (_, situation, atOnce, later) => {
  const { publish, navigate, shown } = await open(situation);
  await publish(next);
  expect(shown()).toBe(atOnce);
  await navigate();
  expect(shown()).toBe(later);
});

test('the replaced build is disposed of, and the swap is reported', async () => {
  const { publish, navigate, disposed, reports } = await open({ isMounted: true });
  await publish(next);
  expect(disposed).toEqual([]);
  await navigate();
  expect(disposed).toEqual([legal.container]);
  expect(reports.filter(({ kind }) => kind === 'swapped')).toMatchObject([
    { remote: 'legal', version: next.version, container: next.container, ms: 40 },
  ]);
});

test('a broken new build is tried once, and the cause is in the diagnostics', async () => {
  const { scope, publish, navigate, loads } = await open({ isMounted: true, replacement: 'broken' });
  await publish(next);
  await navigate();
  await navigate();
  expect(loads).toEqual([legal.container, next.container]);
  expect(scope.getState($diagnostics)).toMatchObject([{ message: expect.stringContaining('legal_newer') }]);
});

test('a dialog that opens while the new build loads: the new build is discarded and tried later', async () => {
  const { publish, navigate, shown, disposed } = await open({ isMounted: true });
  await publish(next);
  const navigation = navigate();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  await navigation;
  expect([shown(), disposed]).toEqual([RUNNING, [next.container]]);
  dialog.remove();
  await navigate();
  expect(shown()).toBe(next.version);
});

test('a removed remote leaves the menu; on screen it stays until the next navigation', async () => {
  const { scope, publish, navigate, shown, disposed } = await open({ isMounted: true });
  await publish(search);
  expect(scope.getState($navEntries).map(({ label }) => label)).toEqual(['Home']);
  expect(shown()).toBe(RUNNING);
  await navigate();
  expect(shown()).toBeUndefined();
  expect(scope.getState($remoteRoutes).map(({ path }) => path)).toEqual(['/home']);
  expect(disposed).toEqual([legal.container]);
});

test('a new build for a newer kernel: the running build stays, a remote without code is refused', async () => {
  const { scope, publish, navigate, shown } = await open({}, registryOf(legal, search));
  await publish({ ...next, kernel: '^9.0.0' }, { ...search, container: 'search_newer', kernel: '^9.0.0' });
  await navigate();
  expect(shown()).toBe(RUNNING);
  expect(scope.getState($remotes)['search']).toEqual({ status: 'refused', kind: 'too-new' });
});

test('a rollback before the navigation changes nothing', async () => {
  const { publish, navigate, shown, loads } = await open({ isMounted: true });
  await publish(next);
  await publish(legal);
  await navigate();
  expect(shown()).toBe(RUNNING);
  expect(loads).toEqual([legal.container]);
});
