/** @jest-environment jest-fixed-jsdom */
import { REGISTRY_ELEMENT } from '@segue/contract';
import { allSettled, createEffect, fork } from 'effector';
import { $remotes, loadBuildFx } from './model';
import { legal, loadError, moduleOf } from './registry.fixture';
import { loadRemoteAt, wireRemotes } from './wire';

const otherWorkFx = createEffect<void, void>(() => new Promise(() => undefined));

/** The page starts at an address; `load` answers its downloads. */
function startAt(pathname: string, load: (container: string) => unknown, remote: object = legal) {
  const data = document.createElement('script');
  data.id = REGISTRY_ELEMENT;
  data.type = 'application/json';
  data.textContent = JSON.stringify({ schema: 1, revision: 'r1', remotes: [remote] });
  document.body.replaceChildren(data);
  const scope = fork({
    handlers: [[loadBuildFx, ({ build }: { build: { container: string } }) => load(build.container)]],
  });
  void allSettled(otherWorkFx, { scope });
  wireRemotes(scope);
  const loaded = loadRemoteAt(scope, pathname);
  return { scope, loaded, state: () => scope.getState($remotes)['legal'] };
}
const never = () => new Promise(() => undefined);

test.each<[string, string, () => unknown, string]>([
  ['is over, whatever else is pending in the scope', '/terms', async () => moduleOf({}), 'ready'],
  ['has failed', '/terms', () => Promise.reject(loadError('gone')), 'failed'],
  ["has nothing to load for one of the shell's own screens", '/sign-in', never, 'idle'],
])('loading the remote of an address ends when it %s', async (_, address, load, status) => {
  const { loaded, state } = startAt(address, load);
  await loaded;
  expect(state()?.status).toBe(status);
});
