/** @jest-environment jest-fixed-jsdom */
import { parseRegistry } from '@segue/kernel/remote';
import { $diagnostics } from '@segue/kernel/state/ports';
import { allSettled, createWatch, fork } from 'effector';
import { $registry, registryChanged, registryRead } from './model';
import { refreshDue, refreshRegistryFx, wireRegistryRefresh } from './registry-refresh';
import { legal } from './registry.fixture';
import { trustedScriptUrl } from './script-policy';

const next = { ...legal, version: '1.2.0', container: 'legal_newer', entry: '/remotes/legal/1.2.0/x.js' };
const config = { registryRefreshSeconds: 300 } as Parameters<typeof wireRegistryRefresh>[1]['config'];
const bodyOf = (...remotes: { version: string }[]) =>
  JSON.stringify({ schema: 1, revision: remotes.map(({ version }) => version).join(), remotes });

let stop: (() => void) | undefined;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop?.();
});

/** A page with the legal remote; `answer` is the server's registry at the request. */
async function open(answer: () => Response | Promise<Response>) {
  const fetch = jest.fn(async (_url: string, _init: RequestInit) => answer());
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetch as unknown as typeof globalThis.fetch);
  const scope = fork();
  const published: string[] = [];
  const stopWatch = createWatch({
    unit: registryChanged,
    scope,
    fn: ({ remotes }) => published.push(remotes.map(({ version }) => version).join()),
  });
  const stopRefresh = wireRegistryRefresh(scope, { config });
  stop = () => {
    stopWatch();
    stopRefresh();
  };
  await allSettled(registryRead, { scope, params: parseRegistry(JSON.parse(bodyOf(legal))) });
  return { scope, fetch, published };
}
const answers =
  (text: string, status = 200) =>
  () =>
    new Response(text, { status });
const passed = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const focus = () => window.dispatchEvent(new Event('focus'));

test('a registry is published once, when it is new, and its entries may be loaded', async () => {
  let body = bodyOf(legal);
  const { scope, published } = await open(() => new Response(body));
  await allSettled(refreshRegistryFx, { scope });
  expect(published).toEqual([]);
  body = bodyOf(next);
  await allSettled(refreshRegistryFx, { scope });
  expect(trustedScriptUrl(next.entry)).toBe(next.entry);
  await allSettled(refreshDue, { scope });
  expect(published).toEqual(['1.2.0']);
});

test('returning to the page asks with the ETag of the copy, at most every 15 seconds', async () => {
  const { fetch } = await open(answers(bodyOf(legal)));
  focus();
  await passed(0);
  focus();
  await passed(14_000);
  focus();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]).toMatchObject(['/registry.json', { cache: 'no-cache' }]);
  await passed(1_000);
  focus();
  await passed(0);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('the page asks when the network is back, and on a timer', async () => {
  const { fetch } = await open(answers(bodyOf(legal)));
  window.dispatchEvent(new Event('online'));
  await passed(0);
  expect(fetch).toHaveBeenCalledTimes(1);
  await passed(331_000);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('the page asks on the timer while it is hidden, but not when it is hidden', async () => {
  const { fetch } = await open(answers(bodyOf(legal)));
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetch).not.toHaveBeenCalled();
  await passed(331_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['is not JSON', answers('<!doctype html>')],
  ['has another schema', answers('{"schema":2,"remotes":[]}')],
  ['names no remotes', answers(bodyOf())],
  ['is an error', answers('', 500)],
])('an answer that %s changes nothing and is logged', async (_, answer) => {
  const { scope, published } = await open(answer);
  await allSettled(refreshDue, { scope });
  expect(published).toEqual([]);
  expect(scope.getState($registry).remotes).toMatchObject([{ version: legal.version }]);
  expect(scope.getState($diagnostics)).toMatchObject([
    { message: expect.stringContaining('cannot be read') },
  ]);
});

test('without a network nothing changes and nothing is logged', async () => {
  const { scope, published } = await open(() => Promise.reject(new TypeError('Failed to fetch')));
  await allSettled(refreshDue, { scope });
  expect(published).toEqual([]);
  expect(scope.getState($diagnostics)).toEqual([]);
});
