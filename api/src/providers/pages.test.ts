import fc from 'fast-check';
import { ProviderError } from './music-provider';
import { hasNext, readPages } from './pages';

type Sent = { ids: readonly (number | null)[]; next: number | null; total?: number | null };
type Answer = Sent | 'failed';

const CALLS_MAX = 20;
const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** Reads from a service that answers by the number of the page; `skip` names the page after one that failed. */
async function readFrom(
  answers: (page: number) => Answer,
  max = 500,
  skip?: (page: number) => number | null,
) {
  const asked: number[] = [];
  const read = async (page: number) => {
    asked.push(page);
    const answer = answers(page);
    if (answer === 'failed') throw new ProviderError('upstream');
    const items = answer.ids.flatMap((id) => (id === null ? [] : [{ id: String(id) }]));
    return { items, places: answer.ids.length, total: answer.total ?? null, next: answer.next };
  };
  const { items, ...counts } = await readPages(0, read, { max, ...(skip && { skip }) });
  return { asked, found: items.map(({ id }) => Number(id)), counts };
}

test('paging: a service that repeats its page gets four requests, and each song is kept once [DATA-34]', async () => {
  const { asked, found, counts } = await readFrom((page) => ({ ids: ids(0, 17), next: page + 1 }));
  expect(found).toEqual(ids(0, 17));
  expect(asked).toEqual([0, 1, 2, 3]);
  expect(counts).toEqual({ trackCount: 17, leftOut: 0 });
});

test('paging: empty pages with a link to the next are followed, three of them end it [DATA-34]', async () => {
  const late = await readFrom((page) =>
    page === 2 ? { ids: ids(0, 5), next: null } : { ids: [], next: page + 1 },
  );
  expect(late.found).toEqual(ids(0, 5));
  const never = await readFrom((page) => ({ ids: [], next: page + 1 }));
  expect(never.asked).toHaveLength(3);
});

test('paging: overlapping pages lose and repeat nothing [DATA-34]', async () => {
  const page = (at: number) => ids(Math.max(0, at * 10 - 5), Math.min(47, at * 10 + 10));
  const { found, counts } = await readFrom((at) => ({
    ids: page(at),
    next: at < 4 ? at + 1 : null,
    total: 47,
  }));
  expect(found).toEqual(ids(0, 47));
  expect(counts).toEqual({ trackCount: 47, leftOut: 0 });
});

test('paging: places without a song are counted, and do not make a list a cut one [DATA-35]', async () => {
  const places = [...ids(0, 27), null, null, null];
  expect((await readFrom(() => ({ ids: places, next: null, total: 30 }))).counts).toEqual({
    trackCount: 30,
    leftOut: 3,
  });
  expect((await readFrom(() => ({ ids: [1, 2, 1], next: null }))).counts).toEqual({
    trackCount: 3,
    leftOut: 1,
  });
});

test('paging: a failed page loses only its own tracks, and their number is returned [DATA-36]', async () => {
  const answers = (page: number): Answer =>
    page === 1
      ? 'failed'
      : { ids: ids(page * 10, page * 10 + 10), next: page < 3 ? page + 1 : null, total: 40 };
  const known = await readFrom(answers, 500, (page) => page + 1);
  expect(known.found).toEqual([...ids(0, 10), ...ids(20, 40)]);
  expect(known.counts).toEqual({ trackCount: 40, leftOut: 0, missing: 10 });
  const unknown = await readFrom(answers);
  expect(unknown.found).toEqual(ids(0, 10));
  expect(unknown.counts).toEqual({ trackCount: 40, leftOut: 0, missing: 30 });
});

test('paging: the first page fails: so does the list', async () => {
  await expect(readFrom(() => 'failed')).rejects.toMatchObject({ kind: 'upstream' });
});

test('paging: a full page without a link is not the end where the total says more [DATA-34]', () => {
  expect([
    hasNext(null, 45, 20),
    hasNext(null, 20, 20),
    hasNext('next', 20, 20),
    hasNext(null, null, 20),
  ]).toEqual([true, false, true, false]);
});

const count = fc.nat({ max: 60 });
const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(
  { weight: 1, arbitrary: fc.constant('failed' as const) },
  {
    weight: 6,
    arbitrary: fc.record({
      ids: fc.array(fc.option(fc.nat({ max: 40 }), { freq: 5 }), { maxLength: 12 }),
      next: fc.option(fc.nat({ max: 6 }), { freq: 8 }),
      total: fc.option(count),
    }),
  },
);

test('paging: any service is left after 20 calls at most, with each song once [DATA-34]', async () => {
  const service = fc.tuple(
    fc.array(anyAnswer, { minLength: 1, maxLength: 7 }),
    fc.integer({ min: 1, max: 30 }),
    fc.boolean(),
  );
  await fc.assert(
    fc.asyncProperty(service, async ([answers, max, canSkip]) => {
      const answer = (page: number) => answers[page % answers.length]!;
      fc.pre(answer(0) !== 'failed');
      let calls = 0;
      const counted = (page: number): Answer => {
        calls += 1;
        return calls === 1 ? answer(0) : answer(page);
      };
      const { asked, found, counts } = await readFrom(counted, max, canSkip ? (page) => page + 1 : undefined);
      expect(asked.length).toBeLessThanOrEqual(CALLS_MAX);
      expect(new Set(found).size).toBe(found.length);
      expect(found.length).toBeLessThanOrEqual(max);
      const { trackCount, leftOut = 0, missing } = counts;
      expect(leftOut).toBeGreaterThanOrEqual(0);
      expect(found.length + leftOut + (missing ?? 0)).toBeLessThanOrEqual(trackCount);
    }),
    { numRuns: 200 },
  );
});
