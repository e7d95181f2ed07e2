import { KERNEL_VERSION } from '@segue/federation';
import { $diagnostics } from '@segue/stores';
import { allSettled, fork } from 'effector';
import { $remotes, loadBuildFx, registryRead, remoteCrashed, remoteRequested, retryRequested } from './model';
import { $navEntries, $remoteRoutes } from './outward';
import { legal, moduleOf, previousBuild, registryOf } from './registry.fixture';
import { RemoteSilent, type LoadRequest } from './remote-state';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const good = moduleOf({});

/** A started scope whose downloads are answered by `load`, with what was asked of it. */
async function started(load: (request: LoadRequest) => unknown, registry = registryOf(legal)) {
  const asked: LoadRequest[] = [];
  const handler = async (request: LoadRequest) => {
    asked.push(request);
    return load(request) as typeof good;
  };
  const scope = fork({ handlers: [[loadBuildFx, handler]] });
  await allSettled(registryRead, { scope, params: registry });
  return { scope, asked, state: () => scope.getState($remotes)['legal'] };
}
const fails = (message: string) => () => Promise.reject(new Error(message));

test('nothing is fetched before somebody wants it', async () => {
  const { asked, state } = await started(() => good);
  expect(asked).toEqual([]);
  expect(state()).toEqual({ status: 'idle' });
});

test('a wanted remote becomes ready', async () => {
  const { scope, state } = await started(() => good);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(state()).toMatchObject({ status: 'ready', module: good });
});

test('a remote is fetched once, however many want it', async () => {
  const { scope, asked } = await started(() => good);
  await Promise.all([
    allSettled(remoteRequested, { scope, params: 'legal' }),
    allSettled(remoteRequested, { scope, params: 'legal' }),
  ]);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(asked).toHaveLength(1);
});

test('a remote that does not arrive has failed, with the reason', async () => {
  const { scope, state } = await started(fails('legal is away.'));
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(state()).toEqual({ status: 'failed', reason: 'legal is away.', attempts: 1 });
});

test('being wanted again does not start a failed remote; asking for a retry does, under a new number', async () => {
  const { scope, asked, state } = await started(({ attempt }) => (attempt === 1 ? fails('away')() : good));
  await allSettled(remoteRequested, { scope, params: 'legal' });
  await allSettled(remoteRequested, { scope, params: 'legal' });
  await allSettled(retryRequested, { scope, params: 'legal' });
  expect(asked.map(({ attempt }) => attempt)).toEqual([1, 2]);
  expect(state()?.status).toBe('ready');
});

test('a retry of what is there changes nothing', async () => {
  const { scope, asked } = await started(() => good);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  await allSettled(retryRequested, { scope, params: 'legal' });
  expect(asked).toHaveLength(1);
});

const withPrevious = registryOf({ ...legal, previous: previousBuild });

test('a broken build is replaced by the one before it', async () => {
  const load = ({ build }: LoadRequest) => (build.container === 'legal_new' ? fails('broken')() : good);
  const { scope, asked, state } = await started(load, withPrevious);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(asked.map(({ build }) => build.container)).toEqual(['legal_new', 'legal_old']);
  expect(state()).toMatchObject({ status: 'ready', request: { build: previousBuild } });
});

test('when the build before it is broken too, the remote has failed', async () => {
  const { scope, state } = await started(fails('broken'), withPrevious);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(state()).toMatchObject({ status: 'failed', attempts: 1 });
});

test('a silent server is not asked for an older build', async () => {
  const load = () => Promise.reject(new RemoteSilent('legal did not arrive.'));
  const { scope, asked, state } = await started(load, withPrevious);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(asked).toHaveLength(1);
  expect(state()?.status).toBe('failed');
});

test('a remote for another kernel is refused with a sentence, and nothing of it is fetched', async () => {
  const { scope, asked, state } = await started(() => good, registryOf({ ...legal, kernel: '^2.0.0' }));
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(state()).toEqual({
    status: 'refused',
    reason: `legal 1.1.0 needs kernel ^2.0.0; this shell has ${KERNEL_VERSION}.`,
  });
  expect(asked).toEqual([]);
});

test('of a remote for another kernel the build before it may still run', async () => {
  const registry = registryOf({ ...legal, kernel: '^2.0.0', previous: previousBuild });
  const { scope, asked } = await started(() => good, registry);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(asked.map(({ build }) => build.container)).toEqual(['legal_old']);
});

test('a rejected remote keeps its routes and menu entries and says why it is refused', async () => {
  const { name, routes, nav, widgets } = legal;
  const rejected = [{ name, routes, nav, widgets, reason: 'legal has no integrity hash.' }];
  const { scope, asked, state } = await started(() => good, { ...registryOf(), rejected });
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(state()).toEqual({ status: 'refused', reason: 'legal has no integrity hash.' });
  expect(scope.getState($remoteRoutes)).toEqual([{ ...routes[0], remote: 'legal' }]);
  expect(scope.getState($navEntries)).toEqual([{ ...nav[0], remote: 'legal' }]);
  expect(asked).toEqual([]);
});

test('the menu stands in the order the remotes ask for', async () => {
  const search = { ...legal, name: 'search', nav: [{ ...legal.nav[0]!, label: 'Home', order: 1 }] };
  const { scope } = await started(() => good, registryOf(legal, search));
  expect(scope.getState($navEntries).map(({ label }) => label)).toEqual(['Home', 'Terms']);
});

test('a build that breaks before it ever showed is put away for the one before it', async () => {
  const dispose = jest.fn();
  const broken = { ...good, dispose };
  const load = ({ build }: LoadRequest) => (build.container === 'legal_new' ? broken : good);
  const { scope, state } = await started(load, withPrevious);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  await allSettled(remoteCrashed, { scope, params: { name: 'legal', error: new Error('x'), first: true } });
  expect(dispose).toHaveBeenCalledTimes(1);
  expect(state()).toMatchObject({ status: 'ready', request: { build: previousBuild } });
});

test('a build that breaks later stays: the reader may try again where they are', async () => {
  const { scope, asked, state } = await started(() => good, withPrevious);
  await allSettled(remoteRequested, { scope, params: 'legal' });
  await allSettled(remoteCrashed, { scope, params: { name: 'legal', error: new Error('x'), first: false } });
  expect(asked).toHaveLength(1);
  expect(state()).toMatchObject({ status: 'ready', request: { build: { container: 'legal_new' } } });
});

test('each cause is in the diagnostics once, with the build it belongs to', async () => {
  const { scope } = await started(fails('legal is away.'));
  await allSettled(remoteRequested, { scope, params: 'legal' });
  expect(scope.getState($diagnostics)).toMatchObject([
    { area: 'legal', message: 'legal is away. (1.1.0, legal_new)' },
  ]);
});

test('registry: a remote refused for its kernel is in the diagnostics', async () => {
  const { scope } = await started(() => good, registryOf({ ...legal, kernel: '^2.0.0' }));
  const message = `legal 1.1.0 needs kernel ^2.0.0; this shell has ${KERNEL_VERSION}.`;
  expect(scope.getState($diagnostics)).toMatchObject([{ area: 'remotes', message }]);
});

test('what was wrong with the registry is in the diagnostics', async () => {
  const { scope } = await started(() => good, { ...registryOf(legal), problems: ['search has no entry.'] });
  expect(scope.getState($diagnostics)).toMatchObject([{ area: 'remotes', message: 'search has no entry.' }]);
});
