import { createEffect, createEvent, sample } from 'effector';
import { loadBuild, REMOTE_TIMEOUT_MS } from './container';
import { legal, moduleOf, registryOf } from './registry.fixture';
import { trustEntries } from './script-policy';
import { RemoteTimeout } from './remote-state';

const shared = { react: {} };
const request = (attempt = 1) => ({ name: 'legal', build: legal, older: [], attempt });
const globals = globalThis as unknown as Record<string, unknown>;
const scripts = () => [...document.head.querySelectorAll('script')];
const lastScript = () => scripts().at(-1)!;

beforeEach(() => {
  globals['__webpack_init_sharing__'] = () => Promise.resolve();
  globals['__webpack_share_scopes__'] = { default: shared };
  trustEntries(registryOf(legal));
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

/** The downloaded script runs and puts this container on the page. */
function arrives(container: unknown) {
  globals[legal.container] = container;
  lastScript().dispatchEvent(new Event('load'));
}
const containerOf = (remote: unknown, init = jest.fn()) => ({
  init,
  get: () => Promise.resolve(() => ({ default: remote })),
});

test('a script is loaded with its hash, without credentials and at high priority', async () => {
  const loading = loadBuild(request());
  expect(lastScript()).toMatchObject({
    crossOrigin: 'anonymous',
    integrity: legal.integrity,
    fetchPriority: 'high',
  });
  expect(lastScript().getAttribute('src')).toBe(legal.entry);
  arrives(containerOf(moduleOf({})));
  await loading;
});

test('the container gets the shared packages and returns its module', async () => {
  const init = jest.fn();
  const remote = moduleOf({ TermsScreen: () => null });
  const loading = loadBuild(request());
  arrives(containerOf(remote, init));
  await expect(loading).resolves.toMatchObject({ name: 'legal', components: remote.components });
  expect(init).toHaveBeenCalledWith(shared);
});

test("a second attempt uses another URL and ignores the first one's container", async () => {
  globals[legal.container] = 'half a container';
  const loading = loadBuild(request(2));
  expect(globals[legal.container]).toBeUndefined();
  expect(lastScript().getAttribute('src')).toBe(`${legal.entry}?retry=2`);
  arrives(containerOf(moduleOf({})));
  await loading;
});

test('disposing of a module removes every unit that its code made', async () => {
  const reported = createEvent<number>();
  const heard: number[] = [];
  const remote = { ...moduleOf({}), dispose: jest.fn() };
  const loading = loadBuild(request());
  arrives({
    init: () => undefined,
    get: () =>
      Promise.resolve(() => {
        sample({ clock: reported, target: createEffect((value: number) => void heard.push(value)) });
        return { default: remote };
      }),
  });
  const module = await loading;
  reported(1);
  module.dispose();
  reported(2);
  expect(heard).toEqual([1]);
  expect(remote.dispose).toHaveBeenCalledTimes(1);
});

test('a script that fails to load is named in the error and removed from the page', async () => {
  const loading = loadBuild(request());
  lastScript().dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('legal could not be downloaded');
  expect(scripts()).toEqual([]);
});

test('a script without an answer times out after five seconds', async () => {
  jest.useFakeTimers();
  const outcome = expect(loadBuild(request())).rejects.toThrow(RemoteTimeout);
  jest.advanceTimersByTime(REMOTE_TIMEOUT_MS);
  await outcome;
  expect(scripts()).toEqual([]);
});

test('an answer after the timeout changes nothing', async () => {
  jest.useFakeTimers();
  const loading = loadBuild(request());
  const late = lastScript();
  const outcome = expect(loading).rejects.toThrow('did not arrive within 5 seconds');
  jest.advanceTimersByTime(REMOTE_TIMEOUT_MS);
  await outcome;
  late.dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow(RemoteTimeout);
});

test('a script that leaves no container has not started', async () => {
  const loading = loadBuild(request());
  arrives(undefined);
  await expect(loading).rejects.toThrow('legal was downloaded, but did not start.');
});

test('a container of another remote is refused', async () => {
  const loading = loadBuild(request());
  arrives(containerOf(moduleOf({}, 'search')));
  await expect(loading).rejects.toThrow('legal was asked for, but search answered.');
});

test('a module that throws while it starts fails the load', async () => {
  const loading = loadBuild(request());
  arrives({
    init: () => undefined,
    get: () =>
      Promise.resolve(() => {
        throw new Error('broken at the first line');
      }),
  });
  await expect(loading).rejects.toThrow('broken at the first line');
});

test('a URL that the registry does not name never becomes a script', async () => {
  const build = { ...legal, entry: 'https://evil.example/remoteEntry.js' };
  await expect(loadBuild({ ...request(), build })).rejects.toThrow('not named in the registry');
  expect(scripts()).toEqual([]);
});
