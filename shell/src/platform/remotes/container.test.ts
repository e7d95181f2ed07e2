/** @jest-environment jest-fixed-jsdom */
import { LOAD_LIMIT_MS, loadBuild } from './container';
import { legal, moduleOf, registryOf } from './registry.fixture';
import { trustEntries } from './script-policy';

// jsdom has no message channels.
jest.mock('../next-task', () => ({ nextTask: () => Promise.resolve() }));

const shared = { react: {} };
const request = (attempt = 1) => ({ name: 'legal', build: legal, attempt });
const globals = globalThis as unknown as Record<string, unknown>;
const scripts = () => [...document.head.querySelectorAll('script')];
const lastScript = () => scripts().at(-1)!;

beforeEach(() => {
  globals['__webpack_init_sharing__'] = () => Promise.resolve();
  globals['__webpack_share_scopes__'] = { default: shared };
  trustEntries(registryOf(legal));
  document.head.replaceChildren();
});

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
  await expect(loading).resolves.toBe(remote);
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

const lazy = { entry: '/remotes/legal/1.1.0/lazy.new.js', integrity: legal.integrity };

/** Starts a build with a lazy file; returns what its runtime calls to load the file. */
async function lazyLoader(onFailure?: (error: Error) => void): Promise<() => Promise<unknown>> {
  trustEntries(registryOf({ ...legal, lazy }));
  const loading = loadBuild({ ...request(), build: { ...legal, lazy } }, onFailure);
  const container: ReturnType<typeof containerOf> & { loadLazyFile?: () => Promise<unknown> } = containerOf(
    moduleOf({}),
  );
  arrives(container);
  await loading;
  return container.loadLazyFile ?? hangs;
}

test('the lazy file of a build is loaded with its hash when the build imports it', async () => {
  const load = await lazyLoader();
  expect(lastScript().getAttribute('src')).toBe(legal.entry);
  const loading = load();
  expect(lastScript()).toMatchObject({ crossOrigin: 'anonymous', integrity: lazy.integrity });
  expect(lastScript().getAttribute('src')).toBe(lazy.entry);
  lastScript().dispatchEvent(new Event('load'));
  await loading;
});

test('a failed lazy file is reported once, and requested again at another URL', async () => {
  const report = jest.fn();
  const load = await lazyLoader(report);
  for (const address of [lazy.entry, `${lazy.entry}?retry=2`]) {
    const loading = load();
    expect(lastScript().getAttribute('src')).toBe(address);
    lastScript().dispatchEvent(new Event('error'));
    await loading;
  }
  expect(report.mock.calls).toEqual([[expect.objectContaining({ kind: 'gone', stage: 'download' })]]);
});

test('a lazy file without an answer is given up after five seconds', async () => {
  const report = jest.fn();
  const load = await lazyLoader(report);
  jest.useFakeTimers();
  const loading = load();
  await jest.advanceTimersByTimeAsync(LOAD_LIMIT_MS);
  await expect(loading).resolves.toBeUndefined();
  expect(report).toHaveBeenCalledTimes(1);
});

const init = () => undefined;
const hangs = () => new Promise<never>(() => undefined);
const throws = (message: string) => () => {
  throw new Error(message);
};
/** The global state after the download of a script, and the result of the load. */
test.each([
  ['leaves no container', undefined, 'start', 'The script left no container.'],
  ['rejects its init', { init: throws('no scope'), get: hangs }, 'init', 'no scope'],
  ['exposes no module', { init, get: throws('no ./remote') }, 'get', 'no ./remote'],
  ['throws in its module', { init, get: async () => throws('no line') }, 'check', 'no line'],
  ['is another', containerOf(moduleOf({}, 'search')), 'check', 'legal was asked for, but search answered.'],
  ['has an init without end', { init: hangs, get: hangs }, 'init', 'silent'],
  ['has a module without end', { init, get: hangs }, 'get', 'silent'],
])('a build that %s fails at its stage', async (_, container, stage, cause) => {
  const kind = cause === 'silent' ? 'silent' : 'broken';
  jest.useFakeTimers();
  const loading = loadBuild(request());
  const outcome = expect(loading).rejects.toMatchObject({
    stage,
    kind,
    message: `legal failed at ${stage}: ${cause}`,
  });
  arrives(container);
  await jest.advanceTimersByTimeAsync(LOAD_LIMIT_MS);
  await outcome;
});

test.each([
  ['gone', true],
  ['offline', false],
])('a script that cannot be downloaded is %s and removed from the page', async (kind, onLine) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const loading = loadBuild(request());
  lastScript().dispatchEvent(new Event('error'));
  await expect(loading).rejects.toMatchObject({ stage: 'download', kind });
  expect(scripts()).toEqual([]);
});

test('a script without an answer fails after five seconds; what arrives later is not started', async () => {
  jest.useFakeTimers();
  const outcome = expect(loadBuild(request())).rejects.toMatchObject({ stage: 'download', kind: 'silent' });
  await jest.advanceTimersByTimeAsync(LOAD_LIMIT_MS);
  await outcome;
  const container = containerOf(moduleOf({}));
  arrives(container);
  await jest.advanceTimersByTimeAsync(0);
  expect(container.init).not.toHaveBeenCalled();
});

test('a URL that the registry does not name never becomes a script', async () => {
  const build = { ...legal, entry: 'https://evil.example/remoteEntry.js' };
  await expect(loadBuild({ ...request(), build })).rejects.toThrow('is no script of this page');
  expect(scripts()).toEqual([]);
});
