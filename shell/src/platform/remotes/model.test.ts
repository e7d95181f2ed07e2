import { allSettled, fork, createEffect, createEvent, sample } from 'effector';
import type { Registry, RemoteModule } from '@segue/federation';
import { $pageRemotes, diagnosticReported, createPageStore } from '@segue/stores';
import { $remotes, loadBuildFx, registryRead, remoteRequested, $registry } from './model';
import { $navEntries, $remoteRoutes } from './public-routes';
import { legal, loadedOf, moduleOf, registryOf, loadError, previousBuild } from './registry.fixture';
import type { LoadedBuild, LoadRequest, RemoteState, RemoteStates, RemoteBuild } from './remote-state';
import { wirePageRemotes } from './page-remotes';
import { outdatedRemotes, registryToShow, rejectNewOrigins } from './registry-change';
import { removeValues } from './build-removal';
import { startInRegion } from './region';

const good = loadedOf(moduleOf({}));

/** A scope with the registry read; `load` answers its downloads and `requests` records them. */
async function started(load: (request: LoadRequest) => Promise<LoadedBuild>, registry = registryOf(legal)) {
  const requests: LoadRequest[] = [];
  const handler = (request: LoadRequest) => {
    requests.push(request);
    return load(request);
  };
  const scope = fork({ handlers: [[loadBuildFx, handler]] });
  await allSettled(registryRead, { scope, params: registry });
  return { scope, requests, state: () => scope.getState($remotes)['legal'] };
}

test('a remote requested three times is downloaded once', async () => {
  const { scope, requests } = await started(async () => good);
  await Promise.all([
    allSettled(remoteRequested, { scope, params: 'legal' }),
    allSettled(remoteRequested, { scope, params: 'legal' }),
  ]);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(requests).toHaveLength(1);
});

test('a rejected remote keeps its routes and menu entries', async () => {
  const { name, routes, nav, widgets } = legal;
  const rejected = [{ name, routes, nav, widgets, reason: 'legal has no integrity hash.' }];
  const { scope, requests, state } = await started(async () => good, { ...registryOf(), rejected });
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(state()).toEqual({ status: 'refused', kind: 'invalid' });
  expect(scope.getState($remoteRoutes)).toEqual([{ ...routes[0], remote: 'legal' }]);
  expect(scope.getState($navEntries)).toEqual([{ ...nav[0], remote: 'legal' }]);
  expect(requests).toEqual([]);
});

/** What is reported of the first remote. */
async function reported(
  states: RemoteStates,
  registry: Registry = registryOf(legal),
  failures: string[] = [],
) {
  const scope = fork({
    values: [
      [$registry, registry],
      [$remotes, states],
    ],
  });
  const stop = wirePageRemotes(scope);
  for (const text of failures) {
    const [area = '', message = ''] = text.split(': ');
    await allSettled(diagnosticReported, { scope, params: { area, message } });
  }
  stop();
  const page = scope.getState($pageRemotes);
  expect(page).toMatchObject({ channel: 'production', revision: 'r1' });
  return page?.remotes[0];
}

const request = { name: 'legal', build: legal, attempt: 2 };
const times = { download: 120 };

test('diagnostics: a running build is reported in place of the live one', async () => {
  const running = { ...request, build: previousBuild, module: moduleOf({}), times };
  const { version, container } = previousBuild;
  const state: RemoteState = { status: 'ready', ...running };
  expect(await reported({ legal: state })).toMatchObject({ version, container, status: 'ready', times });
});

test.each<[RemoteState, string, number]>([
  [{ status: 'loading', stage: 'init', attempt: 1, inFlight: 1 }, 'init', 1],
  [{ status: 'failed', kind: 'gone', attempts: 3, request, error: loadError('gone') }, 'gone', 3],
  [{ status: 'refused', kind: 'too-new' }, 'too-new', 0],
])('diagnostics: the state %j is reported as %s', async (state, detail, attempts) => {
  expect(await reported({ legal: state })).toMatchObject({ status: state.status, detail, attempts });
});

test('diagnostics: a rejected remote is reported with its reason', async () => {
  const { name, routes, nav, widgets } = legal;
  const rejected = [{ name, routes, nav, widgets, reason: 'legal has no integrity hash.' }];
  expect(
    await reported({ legal: { status: 'refused', kind: 'invalid' } }, { ...registryOf(), rejected }),
  ).toMatchObject({ name, entry: '', status: 'refused', failures: ['legal has no integrity hash.'] });
});

const running = (build: RemoteBuild): { legal: RemoteState } => ({
  legal: { status: 'ready', name: 'legal', build, attempt: 1, module: moduleOf({}), times: {} },
});
const healing = registryOf({ ...legal, previous: previousBuild });

test('a page that was healed to the older build keeps it until there is a newer release', () => {
  const shown = { registry: healing, states: running(previousBuild) };
  expect(outdatedRemotes({ ...healing, revision: 'r2' }, shown)).toEqual([]);
  const repaired = { ...legal, version: '1.2.0', container: 'legal_repaired', previous: legal };
  expect(outdatedRemotes(registryOf(repaired), shown)).toMatchObject([{ build: { version: '1.2.0' } }]);
});

test('a release with the running build and another fallback changes the entry at once', () => {
  const shown = { registry: registryOf(legal), states: running(legal) };
  expect(outdatedRemotes(healing, shown)).toEqual([]);
  expect(registryToShow(healing, shown)).toEqual(healing);
});

test('a remote whose retry waits takes the new entry', () => {
  const waiting: RemoteState = { status: 'loading', attempt: 2, inFlight: 0, stage: 'download' };
  const next = registryOf({ ...legal, container: 'legal_newer' });
  expect(registryToShow(next, { registry: registryOf(legal), states: { legal: waiting } })).toEqual(next);
});

test('a remote of an origin that the page did not start with is refused until a reload', () => {
  const moved = { ...legal, entry: 'https://cdn.example/legal/remoteEntry.js' };
  const { remotes, rejected, problems } = rejectNewOrigins(
    registryOf(moved),
    registryOf(legal),
    'https://segue.example',
  );
  expect(remotes).toEqual([]);
  expect(rejected).toMatchObject([{ name: 'legal', routes: legal.routes }]);
  expect(problems).toEqual([
    'legal 1.1.0 comes from https://cdn.example, which this page may load from after a reload.',
  ]);
});

test('a remote of an origin that the page has loaded from is taken', () => {
  const near = { ...legal, entry: 'https://cdn.example/legal/1.js' };
  const next = registryOf({ ...near, entry: 'https://cdn.example/legal/2.js' });
  expect(rejectNewOrigins(next, registryOf(near), 'https://segue.example')).toBe(next);
});

describe('the region of a module', () => {
  const typed = createEvent<string>();
  const $kernel = createPageStore('').on(typed, (_, text) => text);

  /** A module whose code follows the kernel's store, and how often it was told. */
  function started(dispose = jest.fn()) {
    const heard: string[] = [];
    const module = startInRegion(() => {
      const $own = createPageStore('').on($kernel, (_, text) => text);
      sample({ clock: $own, target: createEffect((text: string) => void heard.push(text)) });
      return { ...moduleOf({}), dispose };
    });
    return { module, heard, dispose };
  }

  const valuesIn = (scope: object) => Object.keys((scope as { reg: object }).reg).length;

  test('disposing of a module removes its units, but none of the kernel', async () => {
    const scope = fork();
    const { module, heard, dispose } = started();
    await allSettled(typed, { scope, params: 'one' });
    module.dispose();
    await allSettled(typed, { scope, params: 'two' });
    expect(heard).toEqual(['one']);
    expect(scope.getState($kernel)).toBe('two');
    expect(dispose).toHaveBeenCalledTimes(1);
  });

  test('the values of a disposed module are removed from the scope, but none of the kernel', async () => {
    const scope = fork();
    await allSettled(typed, { scope, params: 'one' });
    const before = valuesIn(scope);
    const { module } = started();
    await allSettled(typed, { scope, params: 'two' });
    expect(valuesIn(scope)).toBeGreaterThan(before);
    module.dispose();
    removeValues(module, scope);
    expect(valuesIn(scope)).toBe(before);
    expect(scope.getState($kernel)).toBe('two');
  });

  test('a module that throws while it starts leaves no unit', async () => {
    const heard: string[] = [];
    const start = (): RemoteModule => {
      sample({ clock: typed, target: createEffect((text: string) => void heard.push(text)) });
      throw new Error('broken at the last line');
    };
    expect(() => startInRegion(start)).toThrow('broken at the last line');
    await allSettled(typed, { scope: fork(), params: 'one' });
    expect(heard).toEqual([]);
  });
});
