/** @jest-environment jest-fixed-jsdom */
import { REGISTRY_ELEMENT } from '@segue/contract';
import { allSettled, createEffect, fork } from 'effector';
import { $remotes, loadBuildFx } from './model';
import { legal, loadedOf, loadError, moduleOf } from './registry.fixture';
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

test('loading the remote of an address waits for nothing else that is pending in the scope', async () => {
  const { loaded, state } = startAt('/terms', async () => loadedOf(moduleOf({})));
  await loaded;
  expect(state()?.status).toBe('ready');
});

test('loading ends when the remote has failed', async () => {
  const { loaded, state } = startAt('/terms', () => Promise.reject(loadError('gone')));
  await loaded;
  expect(state()?.status).toBe('failed');
});

test("an address of the shell's own screens loads no remote", async () => {
  const { loaded, state } = startAt('/sign-in', never);
  await loaded;
  expect(state()?.status).toBe('idle');
});
