import type { RemoteStage } from '@segue/contract';
import { $diagnostics } from '@segue/stores/ports';
import { fork, scopeBind } from 'effector';
import { LAZY_FAILURE } from '../container';
import { $registry, $remotes, loadBuildFx } from '../model';
import { legal, loadedOf, loadError, moduleOf, previousBuild, registryOf } from '../registry.fixture';
import type { FailureKind } from '../remote-state';
import { errorThrown } from './outside-react';
import { requestedPage, startPage, wait, wirePage, withPrevious, type Answers } from './recovery.fixture';
import '../../page.fixture';

const KINDS: readonly [FailureKind, RemoteStage][] = [
  ['gone', 'download'],
  ['altered', 'download'],
  ['broken', 'get'],
];

test.each(KINDS)('a build that is %s is replaced by the previous build at once', async (kind) => {
  const { requests, state } = await requestedPage({ legal_new: [kind] }, withPrevious);
  expect(requests).toEqual(['legal_new', 'legal_old']);
  expect(state()).toMatchObject({ status: 'ready', build: previousBuild, instead: kind });
});

test.each(KINDS)('without another build, one that is %s leaves the remote failed', async (kind, stage) => {
  const { reports, state } = await requestedPage({ legal_new: [kind] });
  expect(state()).toMatchObject({ status: 'failed', kind, attempts: 1 });
  expect(reports).toMatchObject([{ kind: 'failed', stage, container: 'legal_new', attempt: 1 }]);
});

test.each<[string, Answers, string, number]>([
  [
    'a failure of both builds is that of the current one',
    { legal_new: ['broken'], legal_old: ['gone'] },
    'broken',
    2,
  ],
  ['without a network no older build is asked for', { legal_new: ['offline'] }, 'offline', 1],
])('%s', async (_, answers, kind, requested) => {
  const { requests, state } = await requestedPage(answers, withPrevious);
  expect(requests).toHaveLength(requested);
  expect(state()).toMatchObject({ status: 'failed', kind });
});

test('beside a build that is silent for two seconds the previous build is started', async () => {
  const { request, requests, state } = startPage({ legal_new: ['never'] }, withPrevious);
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
  const { request, modules, state } = startPage(answers, withPrevious);
  request();
  await wait(4000);
  expect(state()).toMatchObject({ build: { container: 'legal_new' } });
  expect(modules.map(({ container, dispose }) => [container, dispose.mock.calls.length])).toEqual([
    ['legal_new', 0],
    ['legal_old', 1],
  ]);
});

test('when no build answers, the remote has failed after five seconds in all', async () => {
  const { request, state } = startPage({ legal_new: ['never'], legal_old: ['never'] }, withPrevious);
  request();
  await wait(4999);
  expect(state()?.status).toBe('loading');
  await wait(1);
  expect(state()).toMatchObject({ status: 'failed', kind: 'silent' });
});

test('a replacement is reported once, in the diagnostics too', async () => {
  const { scope, reports } = await requestedPage({ legal_new: ['broken'] }, withPrevious);
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
  wirePage(scope);
  await wait(0);
  expect(scope.getState($remotes)['legal']).toMatchObject({ status: 'ready', build: previousBuild });
});

const lazy = { entry: '/releases/legal/lazy.1.js', integrity: legal.integrity };

test.each([
  [
    'could not be loaded',
    Object.assign(new Error(lazy.entry), { name: LAZY_FAILURE }),
    ['failed', 'download'],
    'The lazy file of legal could not be loaded (1.1.0, legal_new)',
  ],
  [
    'throws',
    Object.assign(new Error('x'), { stack: `Error: x\n at https://segue.test${lazy.entry}:1:1` }),
    ['crashed', 'draw'],
    'legal threw outside of its components (1.1.0, legal_new)',
  ],
])('a lazy file that %s is reported, in the diagnostics too', async (_, error, reported, message) => {
  const { scope, reports } = await requestedPage({}, registryOf({ ...legal, lazy }));
  scopeBind(errorThrown, { scope })(error);
  expect(reports.map(({ kind, stage }) => [kind, stage])).toEqual([['loaded', 'check'], reported]);
  expect(scope.getState($diagnostics)).toMatchObject([{ area: 'legal', message }]);
});

test('a build that throws before it was drawn is replaced and disposed of', async () => {
  const { crash, modules, reports, state } = await requestedPage({}, withPrevious);
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

test.each([
  ['with another build: is set aside the second time', withPrevious, ['legal_new', 'legal_old'], '1.0.0'],
  ['without another build: stays and can be drawn again', registryOf(legal), ['legal_new'], '1.1.0'],
])('a build that throws in use stays the first time; %s', async (_, registry, requested, version) => {
  const { crash, requests, state } = await requestedPage({}, registry);
  crash(false);
  await wait(0);
  expect(state()).toMatchObject({ build: { container: 'legal_new' } });
  crash(false);
  await wait(0);
  expect(requests).toEqual(requested);
  expect(state()).toMatchObject({ status: 'ready', build: { version } });
});

test('the problems of the registry are in the diagnostics', () => {
  const registry = { ...registryOf({ ...legal, kernel: '^9.0.0' }), problems: ['search has no entry.'] };
  const { scope } = startPage({}, registry);
  const [diagnostic] = scope.getState($diagnostics);
  expect(diagnostic?.message).toMatch(
    /^search has no entry\. legal 1\.1\.0 needs kernel \^9\.0\.0; this shell has \d+\.\d+\.\d+\.$/,
  );
});

test('a remote that needs another kernel is reported as refused', () => {
  const registry = registryOf({ ...legal, kernel: '^9.0.0' });
  expect(startPage({}, registry).reports).toMatchObject([{ remote: 'legal', kind: 'refused' }]);
});

test('a retry waits visibly: 0 s, then 1 s, then 4 s after the last failure', async () => {
  const { retry, requests, state } = await requestedPage({ legal_new: ['gone'] });
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
  const { retry, requests } = await requestedPage({ legal_new: ['gone'], legal_old: ['gone'] }, withPrevious);
  const before = requests.length;
  for (let click = 0; click < 60; click += 1) {
    retry();
    await wait(50);
  }
  expect(requests.length - before).toBeLessThanOrEqual(3);
});

test('a retry loads the build that the registry names by then', async () => {
  const repaired = { ...legal, version: '1.2.0', container: 'legal_newer' };
  const { retry, requests, state } = await requestedPage({ legal_new: ['broken'] }, registryOf(legal), () =>
    registryOf(repaired),
  );
  retry();
  await wait(0);
  expect(requests).toEqual(['legal_new', 'legal_newer']);
  expect(state()).toMatchObject({ status: 'ready', build: repaired });
});

test('a current build that failed twice is set aside while there is another one', async () => {
  const answers: Answers = { legal_new: ['gone'], legal_old: ['gone', 'good'] };
  const { retry, requests } = await requestedPage(answers, withPrevious);
  retry();
  await wait(0);
  expect(requests).toEqual(['legal_new', 'legal_old', 'legal_new']);
});

test.each(['offline', 'gone', 'silent'] as const)(
  'a remote that is %s is loaded when the network is back',
  async (kind) => {
    const { request, state } = startPage({ legal_new: [kind, 'good'] });
    request();
    await wait(0);
    expect(state()).toMatchObject({ status: 'failed', kind });
    window.dispatchEvent(new Event('online'));
    await wait(0);
    expect(state()?.status).toBe('ready');
  },
);

test('a broken remote is not loaded again by returning to its screen', async () => {
  const { request, requests } = startPage({ legal_new: ['broken'] });
  request();
  await wait(0);
  request();
  window.dispatchEvent(new Event('online'));
  await wait(5000);
  expect(requests).toEqual(['legal_new']);
});

test('"Try again" after a crash shows the release that repairs it', async () => {
  const repaired = { ...legal, version: '1.2.0', container: 'legal_newer' };
  const { crash, retry, state } = await requestedPage({}, registryOf(legal), () => registryOf(repaired));
  crash(false);
  retry();
  await wait(0);
  expect(state()).toMatchObject({ status: 'ready', build: repaired });
});

test('a crashed build that is drawn again keeps running when no other one is released', async () => {
  const { crash, retry, requests, state } = await requestedPage({}, registryOf(legal), () =>
    registryOf(legal),
  );
  crash(false);
  expect(state()).toMatchObject({ status: 'ready', hasCrashed: true });
  retry();
  await wait(0);
  expect(state()).toMatchObject({ status: 'ready', hasCrashed: false });
  expect(requests).toEqual(['legal_new']);
});
