import { allSettled, fork } from 'effector';
import { $remotes, loadBuildFx, registryRead, remoteRequested } from './model';
import { $navEntries, $remoteRoutes } from './public-routes';
import { legal, loadedOf, moduleOf, registryOf } from './registry.fixture';
import type { LoadedBuild, LoadRequest } from './remote-state';

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
