import { $diagnostics } from '@segue/kernel/state/ports';
import fc from 'fast-check';
import {
  repaired,
  requestedPage,
  startPage,
  wait,
  withPrevious,
  type Answers,
} from './page-with-remotes.fixture';
import { $navEntries, $remoteRoutes } from './public-routes';
import { legal, previousBuild, registryOf } from './registry.fixture';
import { hasNewerBuild, type FailureKind } from './remote-state';
import { $remotes } from './model';
import '../page/page.fixture';

const lone = registryOf(legal);
const sent = async () => {
  const calls = jest.mocked(navigator.sendBeacon).mock.calls;
  return Promise.all(
    calls.map(async ([url, body]) => [url, JSON.parse(await (body as Blob).text())] as const),
  );
};

test('remote: three requests download it once', async () => {
  const { request, requests } = startPage({});
  await Promise.all([request(), request()]);
  await request();
  expect(requests).toEqual(['legal_new']);
});

test('rejected remote: its routes and menu entries stay, nothing is downloaded', async () => {
  const { name, routes, nav, widgets } = legal;
  const rejected = [{ name, routes, nav, widgets, reason: 'legal has no integrity hash.' }];
  const { scope, requests, state } = await requestedPage({}, { ...registryOf(), rejected });
  expect(state()).toEqual({ status: 'refused' });
  expect(scope.getState($remoteRoutes)).toEqual([{ ...routes[0], remote: 'legal' }]);
  expect(scope.getState($navEntries)).toEqual([nav[0]]);
  expect(requests).toEqual([]);
});

test.each(['gone', 'silent', 'broken'] as const)(
  'remote whose build is %s: the previous build is loaded; without one it has failed',
  async (kind) => {
    const { requests, state } = await requestedPage({ legal_new: [kind] });
    expect(requests).toEqual(['legal_new', 'legal_old']);
    expect(state()).toMatchObject({ status: 'ready', build: previousBuild, instead: kind });
    const alone = await requestedPage({ legal_new: [kind] }, lone);
    expect(alone.state()).toMatchObject({ status: 'failed', kind, attempt: 1 });
  },
);

test.each<[string, Answers, FailureKind, number]>([
  [
    'both builds fail: the failure of the newer one',
    { legal_new: ['broken'], legal_old: ['gone'] },
    'broken',
    2,
  ],
  ['no network: no older build is asked for', { legal_new: ['offline'] }, 'offline', 1],
])('%s', async (_, answers, kind, requested) => {
  const { requests, state } = await requestedPage(answers);
  expect(requests).toHaveLength(requested);
  expect(state()).toMatchObject({ status: 'failed', kind });
});

test('failure: reported once to the server and in the diagnostics', async () => {
  const { scope } = await requestedPage({ legal_new: ['broken'] });
  const failed = { remote: 'legal', version: '1.1.0', kind: 'broken', stage: 'get' };
  expect(await sent()).toEqual([['/api/remote-failures', failed]]);
  expect(scope.getState($diagnostics)).toMatchObject([
    { area: 'legal', message: 'legal 1.1.0 failed at get: broken' },
  ]);
});

test('failure without a network: not reported to the server', async () => {
  await requestedPage({ legal_new: ['offline'] });
  expect(await sent()).toEqual([]);
});

test('build that throws before it was drawn: disposed of, and the previous build is loaded', async () => {
  const { crash, disposed, state } = await requestedPage({});
  await crash(true);
  expect(state()).toMatchObject({ status: 'ready', build: previousBuild });
  expect(disposed).toEqual(['legal_new']);
  expect(await sent()).toMatchObject([[expect.any(String), { kind: 'crashed', stage: 'draw' }]]);
});

test('build that throws in use or has no older one: it stays', async () => {
  const { crash, requests } = await requestedPage({});
  await crash(false);
  const alone = await requestedPage({}, lone);
  await alone.crash(true);
  expect([requests, alone.requests]).toEqual([['legal_new'], ['legal_new']]);
});

test('registry: its problems and remotes for another kernel are in the diagnostics', () => {
  const registry = { ...registryOf({ ...legal, kernel: '^9.0.0' }), problems: ['search has no entry.'] };
  const { scope, state } = startPage({}, registry);
  expect(state()).toEqual({ status: 'refused' });
  expect(scope.getState($diagnostics)[0]?.message).toMatch(
    /^search has no entry\. legal 1\.1\.0 needs kernel \^9\.0\.0; this shell has \d+\.\d+\.\d+\.$/,
  );
});

test.each([
  ['not loaded yet: the next request loads the new build', {}, false, ['legal_newer'], false],
  ['running: it keeps its build, and the page is outdated', {}, true, ['legal_new'], true],
  [
    'failed: the new build is loaded by the next request',
    { legal_new: ['broken'] },
    true,
    ['legal_new', 'legal_newer'],
    false,
  ],
] as const)('release of a remote that is %s', async (_, answers, isRequested, expected, isOutdated) => {
  const { scope, request, requests, publish } = startPage(answers, lone);
  if (isRequested) await request();
  const next = registryOf(repaired);
  publish(next);
  await request();
  expect(requests).toEqual(expected);
  expect(hasNewerBuild(next, scope.getState($remotes))).toBe(isOutdated);
});

test('remote that leaves the registry while it runs: its routes stay, and the page is outdated', async () => {
  const { scope, publish } = await requestedPage({}, lone);
  publish(registryOf());
  expect(scope.getState($remoteRoutes).map(({ path }) => path)).toEqual(['/terms']);
  expect(hasNewerBuild(registryOf(), scope.getState($remotes))).toBe(true);
});

test('page that runs the older build of a failed one: outdated by the next release alone', async () => {
  const { scope } = await requestedPage({ legal_new: ['broken'] });
  const states = scope.getState($remotes);
  expect(hasNewerBuild(withPrevious, states)).toBe(false);
  expect(hasNewerBuild(registryOf({ ...repaired, previous: legal }), states)).toBe(true);
});

test('whatever happens, a remote ends idle, failed or with one running build', async () => {
  const kind = fc.constantFrom<'good' | FailureKind>('good', 'offline', 'gone', 'silent', 'broken');
  const answers = fc.array(kind, { minLength: 1, maxLength: 6 });
  const steps = fc.array(fc.constantFrom('request', 'retry', 'crash', 'first crash', 'online', 'wait'), {
    maxLength: 25,
  });
  await fc.assert(
    fc.asyncProperty(answers, answers, steps, async (legal_new, legal_old, sequence) => {
      const { state, request, retry, crash, requests, disposed } = startPage({ legal_new, legal_old });
      for (const step of sequence) {
        if (step === 'request') await request();
        else if (step === 'retry') await retry();
        else if (step === 'online') window.dispatchEvent(new Event('online'));
        else if (step === 'wait') await wait(1000);
        else await crash(step === 'first crash');
      }
      await wait(20_000);
      expect(['idle', 'failed', 'ready']).toContain(state()?.status);
      const answerOf = (container: string, index: number) => {
        const list = container === 'legal_new' ? legal_new : legal_old;
        const count = requests.slice(0, index + 1).filter((one) => one === container).length;
        return list[Math.min(count, list.length) - 1];
      };
      const started = requests.filter((container, index) => answerOf(container, index) === 'good');
      expect(started.length - disposed.length).toBe(state()?.status === 'ready' ? 1 : 0);
    }),
    { numRuns: 30 },
  );
});
