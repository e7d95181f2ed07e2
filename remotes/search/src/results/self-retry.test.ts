import { createPageStore, pageResumed } from '@segue/stores';
import { allSettled, createEvent, createWatch, fork, type Scope } from 'effector';
import { createSelfRetry } from './self-retry';

type Failure = { kind: string; waitUntil: number | null };
const failed = createEvent<Failure>();
const answered = createEvent();
const $failure = createPageStore<Failure | null>(null)
  .on(failed, (_, failure) => failure)
  .on(answered, () => null);
const { Gate, retried } = createSelfRetry('test', $failure);

const page = { hidden: false, onLine: true };
let scope: Scope;
let tries: number[];

/** A failure is on screen; each further try fails, too. */
async function fail(failure: Partial<Failure> = {}) {
  tries = [];
  scope = fork();
  const again = () => void allSettled(failed, { scope, params: { kind: 'unavailable', waitUntil: null } });
  createWatch({ unit: retried, scope, fn: () => void (tries.push(Date.now()), queueMicrotask(again)) });
  await allSettled(Gate.open, { scope, params: {} });
  await allSettled(failed, { scope, params: { kind: 'unavailable', waitUntil: null, ...failure } });
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers({ now: 0, doNotFake: ['queueMicrotask'] });
  Object.assign(page, { hidden: false, onLine: true });
  Object.defineProperty(globalThis, 'navigator', { value: page, configurable: true });
  Object.assign(globalThis, { document: page });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'document'));

test('failed search: is repeated with growing pauses of at most 8 s [SEARCH-17]', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  await fail();
  await pass(30_000);
  expect(tries).toEqual([2000, 6000, 14_000, 22_000, 30_000]);
});

test('failed search: up to a quarter of a pause is left out [SEARCH-17]', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(1);
  await fail();
  await pass(1500);
  expect(tries).toEqual([1500]);
});

test.each(['hidden', 'offline'])(
  'failed search: a page that is %s does not ask, and does when it is resumed [SEARCH-18]',
  async (state) => {
    await fail();
    Object.assign(page, state === 'hidden' ? { hidden: true } : { onLine: false });
    await pass(120_000);
    expect(tries).toEqual([]);
    await allSettled(pageResumed, { scope });
    expect(tries).toHaveLength(1);
  },
);

test('failed search: is not repeated before the time that the server named [SEARCH-18]', async () => {
  await fail({ kind: 'limited', waitUntil: 30_000 });
  await pass(30_000);
  expect(tries).toEqual([30_000]);
});

test('failed search: an answer, or another screen, ends it [SEARCH-18]', async () => {
  for (const end of [answered, Gate.close]) {
    await fail();
    await allSettled(end, { scope, params: {} } as never);
    await pass(60_000);
    expect(tries).toEqual([]);
  }
});
