// Property test: searches, pages, favorites and sign-ins in any order, answered in any other order.
import { type Provider, PROVIDERS, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $favoriteKeys, $session } from '@segue/kernel/state';
import {
  aSession,
  aVisitor,
  createTestContext,
  PAGE,
  pageOf,
  SlowServer,
  someTracks,
  type TestContext,
} from '@segue/kernel/testing';
import { allSettled } from 'effector';
import fc from 'fast-check';
import { failureIn, isEmpty } from './results/list';
import {
  $query,
  $results,
  nextPageRequested,
  retryRequested,
  searchCleared,
  searchStarted,
} from './results/model';

const RUNS = Number(process.env['INTERLEAVINGS'] ?? 30);
const IDLE_TURNS = 30;

type Step =
  | { do: 'search'; query: string }
  | { do: 'clear' }
  | { do: 'more'; provider: Provider }
  | { do: 'retry'; provider: Provider }
  | { do: 'favorite'; provider: Provider; id: string }
  | { do: 'sign'; who: string }
  | { do: 'answer'; which: number; isTaken: boolean };

const provider = fc.constantFrom(...PROVIDERS);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('search' as const), query: fc.constantFrom('a', 'b', 'c') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clear' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('more' as const), provider }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('retry' as const), provider }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('favorite' as const), provider, id: fc.constantFrom('1', '2') }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('sign' as const), who: fc.constantFrom('', 'ada', 'ben') }),
  },
  {
    weight: 7,
    arbitrary: fc.record({ do: fc.constant('answer' as const), which: fc.nat(9), isTaken: fc.boolean() }),
  },
);

test(`${RUNS} interleavings: lists match their search, favorites match their user`, async () => {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 24 }), async (steps) => {
      await run(steps);
      done += 1;
    }),
    { numRuns: RUNS },
  );
  if (process.env['INTERLEAVINGS']) process.stdout.write(`${done} interleavings without a violation\n`);
}, 7_200_000);

const track = (of: Provider, id: string): Track => ({ ...someTracks(of, 1)[0]!, id });

async function run(steps: readonly Step[]): Promise<void> {
  const context = createTestContext({ session: aVisitor });
  const server = new SlowServer();
  await untilIdle();
  globalThis.fetch = server.fetch;
  server.keep('ada', track('spotify', '1'));
  server.keep('ben', track('soundcloud', '2'));
  try {
    for (const one of steps) {
      take(one, context, server);
      await untilIdle();
      expectInvariants(context, server);
    }
    while (server.waiting.length > 0) {
      server.waiting[0]!.answer(true);
      await untilIdle();
      expectInvariants(context, server);
    }
    expectSettled(context, server);
  } finally {
    context.stop();
  }
}

function take(one: Step, { scope }: TestContext, server: SlowServer): void {
  switch (one.do) {
    case 'search':
      return void allSettled(searchStarted, { scope, params: one.query });
    case 'clear':
      return void allSettled(searchCleared, { scope });
    case 'more':
      return void allSettled(nextPageRequested, { scope, params: one.provider });
    case 'retry':
      return void allSettled(retryRequested, { scope, params: [one.provider] });
    case 'favorite':
      return send('favorites/toggle', { track: track(one.provider, one.id) });
    case 'sign': {
      // Requests made before the session ended have reached the server; only their answers may be late.
      for (const call of [...server.waiting])
        if (call.kind === 'add' || call.kind === 'remove') call.answer(true);
      server.who = one.who;
      server.lists = [];
      void allSettled($session, { scope, params: aVisitor });
      if (one.who !== '') void allSettled($session, { scope, params: aSession() });
      return;
    }
    case 'answer':
      return server.waiting[one.which % Math.max(1, server.waiting.length)]?.answer(one.isTaken);
  }
}

/** Invariants after every step. */
function expectInvariants({ scope }: TestContext, server: SlowServer): void {
  const query = scope.getState($query);
  for (const of of PROVIDERS) {
    const list = scope.getState($results)[of];
    const { tracks, offset } = list;
    const own = server.waiting.filter((call) => call.kind === 'search' && call.provider === of);

    // Exactly the loaded pages of this search, each track once.
    same(
      tracks.map(({ id }) => id),
      query === '' ? [] : pagesTo(of, query, offset),
    );
    same(query === '' && offset > 0, false);
    // One running request, for this search, and the loading flags match it.
    same(own.length > 1, false);
    for (const call of own) same([call.about, call.offset], [query, offset]);
    same(list.loading !== null, own.length === 1);
    same(offset === 0 && list.hasMore, false);
    // A failure only without results, and never shown as "no results".
    const failure = failureIn(list);
    same(failure !== null && (query === '' || tracks.length > 0), false);
    same(failure !== null && isEmpty(list), false);
  }
  const favoriteCalls = server.waiting
    .filter((call) => call.kind === 'add' || call.kind === 'remove')
    .map((call) => `${call.who} ${call.provider}:${call.about}`);
  same(new Set(favoriteCalls).size, favoriteCalls.length);
  same(server.who === '' && scope.getState($favoriteKeys).size > 0, false);
}

// Jest's comparison would take most of the time of 100,000 runs; it is called only to report a difference.
function same(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected);
}

/** Holds once everything is answered: the favorites are those the server has for the signed-in user. */
function expectSettled({ scope }: TestContext, server: SlowServer): void {
  for (const { loading } of Object.values(scope.getState($results))) expect(loading).toBeNull();
  const shown = [...scope.getState($favoriteKeys)].sort();
  const kept = server.keysOf(server.who);
  if (server.lists.at(-1)?.isTaken) expect(shown).toEqual(kept);
  else for (const key of shown) expect(kept).toContain(key);
}

function pagesTo(of: Provider, query: string, offset: number): string[] {
  const ids = new Set<string>();
  for (let from = 0; from < offset; from += PAGE) for (const { id } of pageOf(of, query, from)) ids.add(id);
  return [...ids];
}

/** Waits until nothing but answers of the server is pending. */
async function untilIdle(): Promise<void> {
  for (let turn = 0; turn < IDLE_TURNS; turn += 1) await undefined;
}
