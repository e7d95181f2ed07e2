import { routes } from '@segue/contract';
import { allSettled, createWatch, fork, scopeBind, type Scope } from 'effector';
import { createRequestFx, entriesDropped, requestFailed, type RequestFailed } from './create-request-fx';
import { sessionEnded } from './session-ended';

const profileFx = {
  latest: createRequestFx(routes.getProfile, { concurrency: 'latest' }),
  first: createRequestFx(routes.getProfile, { concurrency: 'first' }),
  every: createRequestFx(routes.getProfile, { concurrency: 'every' }),
};
type Strategy = keyof typeof profileFx;
const logoutFx = createRequestFx(routes.logout, { concurrency: 'first', outlivesSession: true });

const PROFILE = {
  profile: {
    email: 'ada@example.com',
    lastUpdatedPassword: null,
    createdAt: '2025-01-01T10:00:00.000Z',
    lastUpdated: '2025-01-01T10:00:00.000Z',
  },
};

/** A server that answers each request when the test says so, whether the client aborted it or not. */
function aServer() {
  const sent: { signal: AbortSignal; answer: (status: number, body: unknown) => void; fail: () => void }[] =
    [];
  globalThis.fetch = (_, init) =>
    new Promise((resolve, reject) => {
      sent.push({
        signal: init!.signal!,
        answer: (status, body) => resolve(new Response(JSON.stringify(body), { status })),
        fail: () => reject(new TypeError('Failed to fetch')),
      });
    });
  return sent;
}

const original = globalThis.fetch;
let sent: ReturnType<typeof aServer>;
let scope: Scope;
let reported: RequestFailed[];
beforeEach(() => {
  sent = aServer();
  scope = fork();
  reported = [];
  createWatch({ unit: requestFailed, scope, fn: (failed) => reported.push(failed) });
});
afterEach(() => {
  globalThis.fetch = original;
});

/** Settles with this call alone; `allSettled` would wait for every running effect of the scope. */
const call = (strategy: Strategy, of: Scope = scope) =>
  scopeBind(profileFx[strategy], { scope: of })().then(
    (value) => ({ status: 'done', value }),
    (value: unknown) => ({ status: 'fail', value }),
  );
const DONE = { status: 'done', value: PROFILE };
const ABORTED = { status: 'fail', value: { kind: 'aborted' } };

test('concurrency latest: a newer call aborts only a running one with the same key', async () => {
  const searchFx = createRequestFx(routes.search, {
    concurrency: 'latest',
    per: ({ params }) => params.provider,
  });
  const page = { query: 'sea', limit: '20', offset: '0' };
  for (const provider of ['spotify', 'soundcloud', 'spotify'] as const)
    void allSettled(searchFx, { scope, params: { params: { ...page, provider } } });
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false, false]);
});

test('concurrency: calls in different scopes do not affect each other', async () => {
  const other = fork();
  const calls = [call('latest'), call('latest', other)];
  void allSettled(sessionEnded, { scope: other });
  for (const { answer } of sent) answer(200, PROFILE);
  expect(await Promise.all(calls)).toMatchObject([DONE, ABORTED]);
});

describe('an aborted call', () => {
  type Fault = 'answer' | 'refusal' | 'no answer' | 'malformed answer' | 'nothing';
  const faults: Record<Fault, () => void> = {
    answer: () => sent[0]!.answer(200, PROFILE),
    refusal: () => sent[0]!.answer(401, { message: 'Not signed in.' }),
    'no answer': () => sent[0]!.fail(),
    'malformed answer': () => sent[0]!.answer(200, { profile: 1 }),
    nothing: () => undefined,
  };
  const reasons = {
    'abort is called': () => allSettled(profileFx.every.abort, { scope }),
    'the session ends': () => allSettled(sessionEnded, { scope }),
  };
  const table = Object.entries(faults).flatMap(([fault, happen]) =>
    Object.entries(reasons).map(([reason, stop]) => ({ fault, happen, reason, stop })),
  );

  test.each(table)('fails as aborted when $reason and $fault follows', async ({ happen, stop }) => {
    const running = call('every');
    void stop();
    happen();
    expect(await running).toMatchObject(ABORTED);
    expect(reported).toEqual([]);
  });

  test.each(table)('fails as aborted when $fault is on its way and $reason', async ({ happen, stop }) => {
    const seen = jest.fn();
    createWatch({ unit: profileFx.every.done, scope, fn: seen });
    createWatch({ unit: profileFx.every.failed, scope, fn: seen });
    for (let microtasks = 0; microtasks < 16; microtasks += 1) {
      sent.length = 0;
      const running = call('every');
      happen();
      for (let passed = 0; passed < microtasks; passed += 1) await Promise.resolve();
      const before = seen.mock.calls.length;
      void stop();
      await running;
      expect(seen).toHaveBeenCalledTimes(before);
    }
  });

  test('is no longer pending at once, without an answer', async () => {
    const running = call('every');
    expect(scope.getState(profileFx.every.pending)).toBe(true);
    void allSettled(sessionEnded, { scope });
    expect(scope.getState(profileFx.every.pending)).toBe(false);
    await running;
  });

  test('does not report list entries that could not be read', async () => {
    const dropped = jest.fn();
    createWatch({ unit: entriesDropped, scope, fn: dropped });
    const searchFx = createRequestFx(routes.search, { concurrency: 'latest' });
    const params = { query: 'sea', provider: 'spotify' as const, limit: '20', offset: '0' };
    const running = allSettled(searchFx, { scope, params: { params } });
    sent[0]!.answer(200, { queryData: [{ id: 'odd' }], hasMore: false });
    void allSettled(sessionEnded, { scope });
    await running;
    expect(dropped).not.toHaveBeenCalled();
  });
});

test('a call that outlives the session is answered after the session ended', async () => {
  const running = allSettled(logoutFx, { scope, params: undefined });
  void allSettled(sessionEnded, { scope });
  expect(sent[0]!.signal.aborted).toBe(false);
  sent[0]!.answer(200, { success: true });
  expect(await running).toMatchObject({ status: 'done' });
});

/** Random programs of calls, answers, aborts and session ends, compared with a naive list of running calls. */
describe.each(['latest', 'first', 'every'] as const)('random programs: %s', (strategy) => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed + 1))('seed %d', async (seed) => {
    const random = randomNumbers(seed);
    const expected: ('running' | 'done' | 'aborted')[] = [];
    const requests: (typeof sent)[number][] = [];
    const results: Promise<{ status: string }>[] = [];
    for (let step = 0; step < 30; step += 1) {
      const action = Math.floor(random() * 4);
      const running = expected.flatMap((state, index) => (state === 'running' ? [index] : []));
      if (action <= 1) {
        if (strategy === 'latest') for (const index of running) expected[index] = 'aborted';
        const isRefused = strategy === 'first' && running.length > 0;
        const before = sent.length;
        results.push(call(strategy));
        expect(sent.length - before).toBe(isRefused ? 0 : 1);
        requests.push(sent.at(-1)!);
        expected.push(isRefused ? 'aborted' : 'running');
      } else if (action === 2 && requests.length > 0) {
        const index = Math.floor(random() * requests.length);
        if (strategy === 'first' && expected[index] === 'aborted') continue;
        requests[index]!.answer(200, PROFILE);
        if (expected[index] !== 'running') continue;
        await results[index];
        expected[index] = 'done';
      } else if (action === 3) {
        void allSettled(random() < 0.5 ? sessionEnded : profileFx[strategy].abort, { scope });
        for (const index of running) expected[index] = 'aborted';
      }
    }
    void allSettled(sessionEnded, { scope });
    const settled = await Promise.all(results);
    expect(settled.map(({ status }) => status)).toEqual(
      expected.map((state) => (state === 'done' ? 'done' : 'fail')),
    );
    expect(reported).toEqual([]);
  });
});

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
