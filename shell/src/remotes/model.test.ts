import { KERNEL_VERSION } from '@segue/federation';
import { $diagnostics } from '@segue/stores/ports';
import { allSettled, fork } from 'effector';
import { $remotes, loadBuildFx, registryRead, remoteCrashed, remoteRequested, retryRequested } from './model';
import { $navEntries, $remoteRoutes } from './public-routes';
import { legal, moduleOf, previousBuild, registryOf } from './registry.fixture';
import { RemoteTimeout, type LoadRequest } from './remote-state';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const good = moduleOf({});

/** A scope with the registry read; `load` answers its downloads and `requests` records them. */
async function started(load: (request: LoadRequest) => unknown, registry = registryOf(legal)) {
  const requests: LoadRequest[] = [];
  const handler = async (request: LoadRequest) => {
    requests.push(request);
    return load(request) as typeof good;
  };
  const scope = fork({ handlers: [[loadBuildFx, handler]] });
  await allSettled(registryRead, { scope, params: registry });
  return { scope, requests, state: () => scope.getState($remotes)['legal'] };
}
const fails = (message: string) => () => Promise.reject(new Error(message));

test('a remote is not downloaded before it is requested', async () => {
  const { requests, state } = await started(() => good);
  expect(requests).toEqual([]);
  expect(state()).toEqual({ status: 'idle' });
});

test('a requested remote becomes ready', async () => {
  const { scope, state } = await started(() => good);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(state()).toMatchObject({ status: 'ready', module: good });
});

test('a remote requested three times is downloaded once', async () => {
  const { scope, requests } = await started(() => good);
  await Promise.all([
    allSettled(remoteRequested, { scope, params: 'legal' }),
    allSettled(remoteRequested, { scope, params: 'legal' }),
  ]);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(requests).toHaveLength(1);
});

test('a remote whose download fails is failed, with the reason', async () => {
  const { scope, state } = await started(fails('legal is away.'));
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(state()).toEqual({ status: 'failed', reason: 'legal is away.', attempts: 1 });
});

test('a failed remote is loaded again by a retry, not by another request', async () => {
  const { scope, requests, state } = await started(({ attempt }) => (attempt === 1 ? fails('away')() : good));
  await allSettled(remoteRequested, { scope, params: 'legal' });
  await allSettled(remoteRequested, { scope, params: 'legal' });
  await allSettled(retryRequested, { scope, params: 'legal' });
  expect(requests.map(({ attempt }) => attempt)).toEqual([1, 2]);
  expect(state()?.status).toBe('ready');
});

test('a retry of a ready remote changes nothing', async () => {
  const { scope, requests } = await started(() => good);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  await allSettled(retryRequested, { scope, params: 'legal' });
  expect(requests).toHaveLength(1);
});

const withPrevious = registryOf({ ...legal, previous: previousBuild });

test('a broken build is replaced by the previous build', async () => {
  const load = ({ build }: LoadRequest) => (build.container === 'legal_new' ? fails('broken')() : good);
  const { scope, requests, state } = await started(load, withPrevious);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(requests.map(({ build }) => build.container)).toEqual(['legal_new', 'legal_old']);
  expect(state()).toMatchObject({ status: 'ready', request: { build: previousBuild } });
});

test('a remote whose previous build is broken too has failed', async () => {
  const { scope, state } = await started(fails('broken'), withPrevious);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(state()).toMatchObject({ status: 'failed', attempts: 1 });
});

test('after a timeout the previous build is not requested', async () => {
  const load = () => Promise.reject(new RemoteTimeout('legal did not arrive.'));
  const { scope, requests, state } = await started(load, withPrevious);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(requests).toHaveLength(1);
  expect(state()?.status).toBe('failed');
});

test('a remote for another kernel is refused with a reason and not downloaded', async () => {
  const { scope, requests, state } = await started(() => good, registryOf({ ...legal, kernel: '^3.0.0' }));
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(state()).toEqual({
    status: 'refused',
    reason: `legal 1.1.0 needs kernel ^3.0.0; this shell has ${KERNEL_VERSION}.`,
  });
  expect(requests).toEqual([]);
});

test('the previous build runs when only the current one needs another kernel', async () => {
  const registry = registryOf({ ...legal, kernel: '^3.0.0', previous: previousBuild });
  const { scope, requests } = await started(() => good, registry);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(requests.map(({ build }) => build.container)).toEqual(['legal_old']);
});

test('a rejected remote keeps its routes and menu entries and its reason', async () => {
  const { name, routes, nav, widgets } = legal;
  const rejected = [{ name, routes, nav, widgets, reason: 'legal has no integrity hash.' }];
  const { scope, requests, state } = await started(() => good, { ...registryOf(), rejected });
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(state()).toEqual({ status: 'refused', reason: 'legal has no integrity hash.' });
  expect(scope.getState($remoteRoutes)).toEqual([{ ...routes[0], remote: 'legal' }]);
  expect(scope.getState($navEntries)).toEqual([{ ...nav[0], remote: 'legal' }]);
  expect(requests).toEqual([]);
});

test('the menu is sorted by the order that the remotes declare', async () => {
  const search = { ...legal, name: 'search', nav: [{ ...legal.nav[0]!, label: 'Home', order: 1 }] };
  const { scope } = await started(() => good, registryOf(legal, search));
  expect(scope.getState($navEntries).map(({ label }) => label)).toEqual(['Home', 'Terms']);
});

test('a build that throws at its first render is replaced by the previous build', async () => {
  const dispose = jest.fn();
  const broken = { ...good, dispose };
  const load = ({ build }: LoadRequest) => (build.container === 'legal_new' ? broken : good);
  const { scope, state } = await started(load, withPrevious);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  await allSettled(remoteCrashed, { scope, params: { name: 'legal', error: new Error('x'), first: true } });
  expect(dispose).toHaveBeenCalledTimes(1);
  expect(state()).toMatchObject({ status: 'ready', request: { build: previousBuild } });
});

test('a build that throws after it was drawn stays, and can be tried again', async () => {
  const { scope, requests, state } = await started(() => good, withPrevious);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  await allSettled(remoteCrashed, { scope, params: { name: 'legal', error: new Error('x'), first: false } });
  expect(requests).toHaveLength(1);
  expect(state()).toMatchObject({ status: 'ready', request: { build: { container: 'legal_new' } } });
});

test('each failure is in the diagnostics once, with its build', async () => {
  const { scope } = await started(fails('legal is away.'));
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(scope.getState($diagnostics)).toMatchObject([
    { area: 'legal', message: 'legal is away. (1.1.0, legal_new)' },
  ]);
});

test('registry: a remote refused for its kernel is in the diagnostics', async () => {
  const { scope } = await started(() => good, registryOf({ ...legal, kernel: '^3.0.0' }));
  const message = `legal 1.1.0 needs kernel ^3.0.0; this shell has ${KERNEL_VERSION}.`;
  expect(scope.getState($diagnostics)).toMatchObject([{ area: 'remotes', message }]);
});

test('the problems of the registry are in the diagnostics', async () => {
  const { scope } = await started(() => good, { ...registryOf(legal), problems: ['search has no entry.'] });
  expect(scope.getState($diagnostics)).toMatchObject([{ area: 'remotes', message: 'search has no entry.' }]);
});
