import type { RemoteReport, RemoteStage } from '@segue/contract';
import type { Registry } from '@segue/federation';
import { $diagnostics } from '@segue/stores/ports';
import { createWatch, fork, scopeBind } from 'effector';
import {
  $registry,
  $remotes,
  loadBuildFx,
  registryChanged,
  registryRead,
  remoteCrashed,
  remoteReported,
  remoteRequested,
  retryRequested,
} from '../model';
import { $remoteRoutes } from '../public-routes';
import { legal, loadedOf, loadError, moduleOf, previousBuild, registryOf } from '../registry.fixture';
import { refreshRegistryFx } from '../registry-refresh';
import type { FailureKind, LoadRequest } from '../remote-state';
import '../swap';
import { wireRecovery } from '.';

/** How a build answers, in its order of requests; the last answer stays. */
type Answer = 'good' | 'never' | FailureKind | { after: number; answer: Answer };
type Answers = Readonly<Record<string, readonly Answer[]>>;

const withPrevious = registryOf({ ...legal, previous: previousBuild });
let stop: (() => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  stop?.();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function start(answers: Answers, registry: Registry = registryOf(legal), published?: () => Registry) {
  const requests: string[] = [];
  const modules: { container: string; dispose: jest.Mock }[] = [];
  const reports: RemoteReport[] = [];
  const counts: Record<string, number> = {};

  const answerTo = async (request: LoadRequest, answer: Answer): Promise<never> => {
    const { container } = request.build;
    if (answer === 'good') {
      const module = { ...moduleOf({}), dispose: jest.fn() };
      modules.push({ container, dispose: module.dispose });
      return { module, times: { check: 10 } } as never;
    }
    if (answer === 'never') {
      const ms = request.limitMs ?? 5000;
      await new Promise((resolve) => setTimeout(resolve, ms));
      throw loadError('silent', 'download', ms);
    }
    if (typeof answer === 'string') throw loadError(answer, answer === 'broken' ? 'get' : 'download');
    await new Promise((resolve) => setTimeout(resolve, answer.after));
    return answerTo(request, answer.answer);
  };
  const handler = (request: LoadRequest) => {
    const { container } = request.build;
    requests.push(container);
    const count = (counts[container] = (counts[container] ?? 0) + 1);
    const list = answers[container] ?? ['good'];
    return answerTo(request, list[Math.min(count, list.length) - 1]!);
  };
  const scope = fork({
    handlers: [
      [loadBuildFx, handler],
      [refreshRegistryFx, async () => published?.() ?? null],
    ],
  });
  createWatch({ unit: remoteReported, scope, fn: (report) => reports.push(report) });
  scopeBind(registryRead, { scope })(registry);
  stop = wireRecovery(scope);
  return {
    scope,
    requests,
    modules,
    reports,
    state: () => scope.getState($remotes)['legal'],
    request: () => scopeBind(remoteRequested, { scope })('legal'),
    retry: () => scopeBind(retryRequested, { scope })('legal'),
    crash: (first: boolean) =>
      scopeBind(remoteCrashed, { scope })({ name: 'legal', error: new Error('x'), first }),
    change: (next: Registry) => scopeBind(registryChanged, { scope })(next),
  };
}
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const KINDS: readonly [FailureKind, RemoteStage][] = [
  ['gone', 'download'],
  ['altered', 'download'],
  ['broken', 'get'],
];

test.each(KINDS)('a build that is %s is replaced by the previous build at once', async (kind) => {
  const { request, requests, state } = start({ legal_new: [kind] }, withPrevious);
  request();
  await wait(0);
  expect(requests).toEqual(['legal_new', 'legal_old']);
  expect(state()).toMatchObject({ status: 'ready', build: previousBuild, instead: kind });
});

test.each(KINDS)('without another build, one that is %s leaves the remote failed', async (kind, stage) => {
  const { request, reports, state } = start({ legal_new: [kind] });
  request();
  await wait(0);
  expect(state()).toMatchObject({ status: 'failed', kind, attempts: 1 });
  expect(reports).toMatchObject([{ kind: 'failed', stage, container: 'legal_new', attempt: 1 }]);
});

test('a failure of both builds is shown as that of the current one', async () => {
  const { request, state } = start({ legal_new: ['broken'], legal_old: ['gone'] }, withPrevious);
  request();
  await wait(0);
  expect(state()).toMatchObject({ status: 'failed', kind: 'broken' });
});

test('without a network no older build is asked for', async () => {
  const { request, requests } = start({ legal_new: ['offline'] }, withPrevious);
  request();
  await wait(0);
  expect(requests).toEqual(['legal_new']);
});

test('beside a build that is silent for two seconds the previous build is started', async () => {
  const { request, requests, state } = start({ legal_new: ['never'] }, withPrevious);
  request();
  await wait(1999);
  expect(requests).toEqual(['legal_new']);
  await wait(1);
  expect(state()).toMatchObject({ status: 'ready', build: previousBuild, instead: 'silent' });
});

test('the build that is ready first is shown; the later one is disposed of', async () => {
  const answers: Answers = {
    legal_new: [{ after: 2500, answer: 'good' }],
    legal_old: [{ after: 1000, answer: 'good' }],
  };
  const { request, modules, state } = start(answers, withPrevious);
  request();
  await wait(4000);
  expect(state()).toMatchObject({ build: { container: 'legal_new' } });
  expect(modules.map(({ container, dispose }) => [container, dispose.mock.calls.length])).toEqual([
    ['legal_new', 0],
    ['legal_old', 1],
  ]);
});

test('when no build answers, the remote has failed after five seconds in all', async () => {
  const { request, state } = start({ legal_new: ['never'], legal_old: ['never'] }, withPrevious);
  request();
  await wait(4999);
  expect(state()?.status).toBe('loading');
  await wait(1);
  expect(state()).toMatchObject({ status: 'failed', kind: 'silent' });
});

test('a healed remote has the routes of the build that runs', async () => {
  const routes = [{ ...legal.routes[0]!, path: '/terms-of-service' }];
  const registry = registryOf({ ...legal, previous: { ...previousBuild, routes } });
  const { scope, request } = start({ legal_new: ['broken'] }, registry);
  expect(scope.getState($remoteRoutes)).toMatchObject([{ path: '/terms' }]);
  request();
  await wait(0);
  expect(scope.getState($remoteRoutes)).toMatchObject([{ path: '/terms-of-service' }]);
});

test('a replacement is reported once, in the diagnostics too', async () => {
  const { scope, request, reports } = start({ legal_new: ['broken'] }, withPrevious);
  request();
  await wait(0);
  expect(reports.map(({ kind, container }) => [kind, container])).toEqual([
    ['failed', 'legal_new'],
    ['healed', 'legal_old'],
  ]);
  expect(scope.getState($diagnostics).map(({ message }) => message)).toEqual([
    'legal failed at get: broken (1.1.0, legal_new)',
    'legal runs an older build (1.0.0, legal_old): the newer one is broken.',
  ]);
});

test('a failure from before the recovery was downloaded is healed then', async () => {
  const failed = {
    status: 'failed' as const,
    kind: 'broken' as const,
    attempts: 1,
    request: { name: 'legal', build: legal, attempt: 1 },
    error: loadError('broken', 'get'),
  };
  const scope = fork({
    values: [
      [$registry, registryOf({ ...legal, previous: previousBuild })],
      [$remotes, { legal: failed }],
    ],
    handlers: [[loadBuildFx, async () => loadedOf(moduleOf({}))]],
  });
  stop = wireRecovery(scope);
  await wait(0);
  expect(scope.getState($remotes)['legal']).toMatchObject({ status: 'ready', build: previousBuild });
});

test('beside a silent build from before the recovery was downloaded the previous one is started', async () => {
  const scope = fork({
    values: [
      [$registry, registryOf({ ...legal, previous: previousBuild })],
      [$remotes, { legal: { status: 'loading', attempt: 1, inFlight: 1, stage: 'download' } }],
    ],
    handlers: [[loadBuildFx, async () => loadedOf(moduleOf({}))]],
  });
  stop = wireRecovery(scope);
  await wait(2000);
  expect(scope.getState($remotes)['legal']).toMatchObject({ status: 'ready', instead: 'silent' });
});

test('a build that throws before it was drawn is replaced and disposed of', async () => {
  const { request, crash, modules, reports, state } = start({}, withPrevious);
  request();
  await wait(0);
  crash(true);
  await wait(0);
  expect(state()).toMatchObject({ status: 'ready', build: previousBuild });
  expect(modules[0]?.dispose).toHaveBeenCalledTimes(1);
  expect(reports.map(({ kind, stage }) => `${kind} ${stage}`)).toEqual([
    'loaded check',
    'failed draw',
    'healed check',
  ]);
});

test('a build that throws in use stays the first time and is set aside the second time', async () => {
  const { request, crash, state } = start({}, withPrevious);
  request();
  await wait(0);
  crash(false);
  await wait(0);
  expect(state()).toMatchObject({ build: { container: 'legal_new' } });
  crash(false);
  await wait(0);
  expect(state()).toMatchObject({ build: previousBuild });
});

test('without another build, one that throws stays and can be drawn again', async () => {
  const { request, crash, requests, state } = start({});
  request();
  await wait(0);
  for (let crashes = 0; crashes < 3; crashes += 1) crash(false);
  await wait(0);
  expect(requests).toEqual(['legal_new']);
  expect(state()?.status).toBe('ready');
});

test('a retry waits visibly: 0 s, then 1 s, then 4 s after the last failure', async () => {
  const { request, retry, requests, state } = start({ legal_new: ['gone'] });
  request();
  await wait(0);
  const waits: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const before = requests.length;
    retry();
    expect(state()).toMatchObject({ status: 'loading', attempt: before + 1 });
    let waited = 0;
    await wait(0);
    for (; requests.length === before; waited += 500) await wait(500);
    waits.push(waited);
  }
  expect(waits).toEqual([0, 1000, 4000, 4000]);
});

test('60 clicks within three seconds make at most three requests', async () => {
  const { request, retry, requests } = start({ legal_new: ['gone'], legal_old: ['gone'] }, withPrevious);
  request();
  await wait(0);
  const before = requests.length;
  for (let click = 0; click < 60; click += 1) {
    retry();
    await wait(50);
  }
  expect(requests.length - before).toBeLessThanOrEqual(3);
});

test('a retry loads the build that the registry names by then', async () => {
  const repaired = { ...legal, version: '1.2.0', container: 'legal_newer' };
  const { request, retry, requests, state } = start({ legal_new: ['broken'] }, registryOf(legal), () =>
    registryOf(repaired),
  );
  request();
  await wait(0);
  retry();
  await wait(0);
  expect(requests).toEqual(['legal_new', 'legal_newer']);
  expect(state()).toMatchObject({ status: 'ready', build: repaired });
});

test('a repaired build in the registry is loaded without a click', async () => {
  const repaired = { ...legal, version: '1.2.0', container: 'legal_newer' };
  const { request, change, state } = start({ legal_new: ['broken'] });
  request();
  await wait(0);
  change(registryOf(repaired));
  await wait(0);
  expect(state()).toMatchObject({ status: 'ready', build: repaired });
});

test('a current build that failed twice is set aside while there is another one', async () => {
  const answers: Answers = { legal_new: ['gone'], legal_old: ['gone', 'good'] };
  const { request, retry, requests } = start(answers, withPrevious);
  request();
  await wait(0);
  retry();
  await wait(0);
  expect(requests).toEqual(['legal_new', 'legal_old', 'legal_new']);
});

test.each(['offline', 'gone', 'silent'] as const)(
  'a remote that is %s is loaded when the network is back',
  async (kind) => {
    const { request, state } = start({ legal_new: [kind, 'good'] });
    request();
    await wait(0);
    expect(state()).toMatchObject({ status: 'failed', kind });
    window.dispatchEvent(new Event('online'));
    await wait(0);
    expect(state()?.status).toBe('ready');
  },
);

test('a remote that was offline is loaded when the user returns to its screen', async () => {
  const { request, state } = start({ legal_new: ['offline', 'good'] });
  request();
  await wait(0);
  request();
  await wait(0);
  expect(state()?.status).toBe('ready');
});

test('a broken remote is not loaded again by returning to its screen', async () => {
  const { request, requests } = start({ legal_new: ['broken'] });
  request();
  await wait(0);
  request();
  window.dispatchEvent(new Event('online'));
  await wait(5000);
  expect(requests).toEqual(['legal_new']);
});

test('the problems of the registry are in the diagnostics', () => {
  const registry = { ...registryOf({ ...legal, kernel: '^9.0.0' }), problems: ['search has no entry.'] };
  const { scope } = start({}, registry);
  const [diagnostic] = scope.getState($diagnostics);
  expect(diagnostic?.message).toMatch(
    /^search has no entry\. legal 1\.1\.0 needs kernel \^9\.0\.0; this shell has \d+\.\d+\.\d+\.$/,
  );
});
