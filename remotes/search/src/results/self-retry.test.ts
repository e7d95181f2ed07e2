import { pageResumed } from '@segue/kernel/state';
import { createFakeApi, refuse } from '@segue/kernel/testing';
import { allSettled, fork, type Scope } from 'effector';
import { HomeGate } from '../gates';
import { searchCleared, searchStarted } from './model';

const page = { hidden: false, onLine: true };
let scope: Scope;
let tries: number[];

/** A failed search of one provider is visible; each retry fails too. */
async function fail(headers?: Record<string, string>) {
  tries = [];
  const api = createFakeApi({
    search: ({ params }) => {
      if (params.provider === 'spotify') return { queryData: [], hasMore: false };
      tries.push(Date.now());
      return refuse('providerUnavailable', headers);
    },
  });
  globalThis.fetch = (...call) => api.fetch(...call);
  scope = fork();
  await allSettled(HomeGate.open, { scope, params: {} as never });
  await allSettled(searchStarted, { scope, params: 'harbour' });
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers({ now: 0, doNotFake: ['queueMicrotask'] });
  Object.assign(page, { hidden: false, onLine: true });
  Object.defineProperty(globalThis, 'navigator', { value: page, configurable: true });
  Object.assign(globalThis, { document: page });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'document'));

test.each([
  [0, [0, 2000, 6000, 14_000, 22_000, 30_000]],
  [1, [0, 1500, 4500, 10_500, 16_500, 22_500, 28_500]],
])(
  'failed search: is repeated with growing pauses of 6 to 8 s at most (%d) [SEARCH-17]',
  async (random, at) => {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    await fail();
    await pass(30_000);
    expect(tries).toEqual(at);
  },
);

test.each(['hidden', 'offline'])(
  'failed search: a page that is %s does not ask, and does when it is resumed [SEARCH-18]',
  async (state) => {
    await fail();
    Object.assign(page, state === 'hidden' ? { hidden: true } : { onLine: false });
    await pass(120_000);
    expect(tries).toHaveLength(1);
    await allSettled(pageResumed, { scope });
    expect(tries).toHaveLength(2);
  },
);

test('failed search: is not repeated before the time that the server named [SEARCH-18]', async () => {
  await fail({ 'Retry-After': '30' });
  await allSettled(pageResumed, { scope });
  await pass(29_999);
  expect(tries).toHaveLength(1);
  await pass(1);
  expect(tries).toHaveLength(2);
});

test.each([['another screen', HomeGate.close] as const, ['the end of the search', searchCleared] as const])(
  'failed search: %s ends it [SEARCH-18]',
  async (_, end) => {
    await fail();
    await allSettled(end as typeof searchCleared, { scope });
    await pass(60_000);
    expect(tries).toHaveLength(1);
  },
);
