import { REGISTRY_ELEMENT } from '@segue/contract';
import { allSettled, createEffect, fork } from 'effector';
import { $remotes, loadBuildFx } from './model';
import { legal, moduleOf, previousBuild } from './registry.fixture';
import { startRemotes } from './start';

const otherWorkFx = createEffect<void, void>(() => new Promise(() => undefined));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

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
  const isDrawable = jest.fn();
  const started = startRemotes(scope, pathname).then(isDrawable);
  return { scope, started, isDrawable, state: () => scope.getState($remotes)['legal'] };
}
const never = () => new Promise(() => undefined);

test('the first render waits for the remote of its address and for nothing else that is under way', async () => {
  const { started, state } = startAt('/terms', async () => moduleOf({}));
  await started;
  expect(state()?.status).toBe('ready');
});

test('it waits for the older build too, when the newer one is broken', async () => {
  const load = async (container: string) => {
    if (container === 'legal_new') throw new Error('broken');
    return moduleOf({});
  };
  const { started, state } = startAt('/terms', load, { ...legal, previous: previousBuild });
  await started;
  expect(state()).toMatchObject({ status: 'ready', request: { build: previousBuild } });
});

test('a remote that fails holds the first render back no longer', async () => {
  const { started, state } = startAt('/terms', () => Promise.reject(new Error('away')));
  await started;
  expect(state()?.status).toBe('failed');
});

test('a slow remote holds the first render back for a tenth of a second', async () => {
  const { started, isDrawable } = startAt('/terms', never);
  await jest.advanceTimersByTimeAsync(99);
  expect(isDrawable).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await started;
  expect(isDrawable).toHaveBeenCalledTimes(1);
});

test("the shell's own screens wait for no remote", async () => {
  const { started, state } = startAt('/sign-in', never);
  await started;
  expect(state()?.status).toBe('idle');
});
