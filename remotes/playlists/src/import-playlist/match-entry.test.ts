import type { ApiFailure } from '@segue/kernel/request';
import type { Provider, Track } from '@segue/contract';
import { aSoundcloudTrack, aSpotifyTrack } from '@segue/kernel/testing';
import { type Ask, matchEntry } from './match-entry';
import type { ListedTrack } from './reading/listed-track';
import { held, released, type Review, type ReviewChange, reviewOf } from './review';

const by = (name: string) => [{ id: 'a', name }];
const late = aSpotifyTrack({
  id: 's1',
  title: 'Late Ferry',
  artistInfo: by('Ada Solano'),
  duration: 200_000,
});
const upload = aSoundcloudTrack({
  id: '1',
  title: 'Ada Solano - Late Ferry (Official Audio)',
  artistInfo: by('adasolano'),
  duration: 203_000,
});
const remix = aSoundcloudTrack({
  id: '2',
  title: 'Ada Solano - Late Ferry (Velour Remix)',
  artistInfo: by('velour'),
  duration: 300_000,
});
const LISTED: ListedTrack = { title: 'Late Ferry', artists: 'Ada Solano', durationMs: 200_000 };
const BOTH: readonly Provider[] = ['spotify', 'soundcloud'];

type Answers = Partial<Record<Provider, readonly Track[] | ApiFailure>>;

const refused = (status: number, retryAfterS?: number): ApiFailure => ({
  kind: 'answered',
  status,
  body: status === 502 ? { message: '', code: 'providerUnavailable' } : null,
  message: '',
  ...(retryAfterS !== undefined && { retryAfterS }),
});
const unreachable: ApiFailure = { kind: 'unreachable', message: '' };

/** Matches one entry; returns it afterwards, and the searches as `provider: query`. */
async function match(
  listed: ListedTrack,
  answers: Answers,
  {
    providers = BOTH,
    openLink = async () => Promise.reject(refused(404)) as never,
    before = (review) => review,
  } = {} as Partial<{ providers: readonly Provider[]; openLink: Ask['openLink']; before: ReviewChange }>,
) {
  const review = before(reviewOf({ name: '', listed: [listed], leftOut: 0 }, providers));
  const searches: string[] = [];
  const change = await matchEntry(
    { entry: review.entries[0]!, providers, holds: review.holds },
    {
      search: async (query, provider) => {
        searches.push(`${provider}: ${query}`);
        const answer = answers[provider] ?? [];
        if ('kind' in answer) throw answer;
        return answer;
      },
      openLink,
    },
  );
  const after: Review = change(review);
  return { entry: after.entries[0]!, after, searches };
}

test('a sure match at the preferred service needs no other search', async () => {
  const { entry, searches } = await match(LISTED, { spotify: [late], soundcloud: [upload] });
  expect(entry).toMatchObject({ status: 'found', choice: { id: 's1' } });
  expect(searches).toEqual(['spotify: Ada Solano Late Ferry']);
});

test('the other service is asked when the preferred one has no sure match', async () => {
  const { entry, searches } = await match(
    LISTED,
    { spotify: [late], soundcloud: [remix] },
    { providers: ['soundcloud', 'spotify'] },
  );
  expect(entry).toMatchObject({ status: 'found', choice: { id: 's1' } });
  expect(searches).toHaveLength(2);
});

test.each<[string, Partial<ListedTrack>, Answers, string]>([
  ['another version is a candidate for the user to choose, never chosen', {}, { soundcloud: [remix] }, '2'],
  ['a title without an artist is never sure', { artists: '', durationMs: null }, { spotify: [late] }, 's1'],
  [
    'a track that several searches find is one candidate',
    { title: 'Late Ferry (Live)' },
    { soundcloud: [remix] },
    '2',
  ],
])('%s', async (_, listed, answers, candidate) => {
  const { entry } = await match({ ...LISTED, ...listed }, answers);
  expect(entry).toMatchObject({ status: 'unsure', choice: null, candidates: [{ track: { id: candidate } }] });
});

test("covers by strangers at the preferred service stand below the artist's own version", async () => {
  const covers = ['Velour', 'Mara Quist', 'Tidewater'].map((name, at) =>
    aSpotifyTrack({ id: `cover${at}`, title: 'Late Ferry (Cover)', artistInfo: by(name), duration: 190_000 }),
  );
  const live = aSoundcloudTrack({
    id: '3',
    title: 'Late Ferry (Live at the Kiln)',
    artistInfo: by('Ada Solano'),
    duration: 260_000,
  });
  const { entry } = await match(LISTED, { spotify: covers, soundcloud: [live] });
  expect(entry.candidates.map(({ track }) => track.id)).toEqual(['3', 'cover0', 'cover1', 'cover2']);
});

test('a line with title and artist exchanged is matched', async () => {
  const { entry } = await match(
    { title: 'Ada Solano', artists: 'Late Ferry', durationMs: null },
    { spotify: [late] },
  );
  expect(entry).toMatchObject({ status: 'found', choice: { id: 's1' } });
});

test('words in brackets are left out of a second search', async () => {
  const { searches, entry } = await match(
    { title: 'Late Ferry (Live)', artists: 'Ada Solano', durationMs: null },
    {},
  );
  expect(searches).toEqual([
    'spotify: Ada Solano Late Ferry (Live)',
    'soundcloud: Ada Solano Late Ferry (Live)',
    'spotify: Ada Solano Late Ferry',
    'soundcloud: Ada Solano Late Ferry',
  ]);
  expect(entry.status).toBe('missing');
});

test('a recording code is asked for first, and its answer is taken when the names agree', async () => {
  const listed = { ...LISTED, isrc: 'QZSEG1012345' };
  const { entry, searches } = await match(
    listed,
    { spotify: [late] },
    { providers: ['soundcloud', 'spotify'] },
  );
  expect(searches).toEqual(['spotify: isrc:QZSEG1012345']);
  expect(entry.choice).toMatchObject({ id: 's1' });
  const other = aSpotifyTrack({ id: 's9', title: 'Salt', artistInfo: by('Oda') });
  expect((await match(listed, { spotify: [other] })).entry.choice).toBeNull();
});

test('a link is opened before any search', async () => {
  const { entry, searches } = await match(
    { ...LISTED, link: 'https://soundcloud.com/ada/late' },
    {},
    { openLink: async () => ({ kind: 'track', track: upload }) },
  );
  expect(entry).toMatchObject({ status: 'found', choice: { id: '1' } });
  expect(searches).toEqual([]);
});

const NOW = Date.parse('2026-01-01T12:00:00Z');
beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test.each([
  ['too many searches', refused(429, 30), 'site', 30_000, true],
  ['no network', unreachable, 'site', 10_000, false],
  ['a fault of the server', refused(500), 'site', 10_000, false],
  ['a provider that does not answer', refused(502), 'spotify', 10_000, false],
  ['a provider that names a time', refused(502, 20_520), 'spotify', 20_520_000, true],
  ['a provider that is not connected any more', refused(409), 'spotify', 10_000, false],
] as const)(
  '%s: the entry waits for that service [PLIST-21]',
  async (_case, failure, service, waitMs, isAskedToWait) => {
    const { entry, after, searches } = await match(LISTED, { spotify: failure, soundcloud: [upload] });
    expect(entry).toMatchObject({ status: 'waiting', unanswered: service });
    expect(after.holds).toEqual({ [service]: { until: NOW + waitMs, isAskedToWait } });
    expect(searches).toHaveLength(1);
  },
);

test('an entry that one service answered waits for the other, and only that one is asked again', async () => {
  const first = await match(LISTED, { spotify: [], soundcloud: refused(502) });
  expect(first.entry).toMatchObject({ status: 'waiting', unanswered: 'soundcloud' });
  expect(Object.keys(first.after.holds)).toEqual(['soundcloud']);
  const second = await match(
    LISTED,
    { soundcloud: [upload] },
    { before: () => released(Infinity)(first.after) },
  );
  expect(second.searches).toEqual(['soundcloud: Ada Solano Late Ferry']);
  expect(second.entry).toMatchObject({ status: 'found', unanswered: null });
});

test('of two waits of a service the longer one counts', () => {
  const review = reviewOf({ name: '', listed: [], leftOut: 0 }, BOTH);
  const long = held('spotify', refused(502, 60), NOW)(review);
  expect(held('spotify', refused(502), NOW)(long)).toEqual(long);
});

test('a recording code does not make the preferred service wait for the one that knows codes', async () => {
  const { entry } = await match(
    { ...LISTED, isrc: 'QZSEG1012345' },
    { spotify: refused(502, 3600), soundcloud: [upload] },
    { providers: ['soundcloud', 'spotify'] },
  );
  expect(entry).toMatchObject({ status: 'found', choice: { id: '1' } });
});

test('a link that its service could not open is opened again; one that leads nowhere is not', async () => {
  const listed = { ...LISTED, link: 'https://soundcloud.com/ada/late' };
  const down = await match(listed, {}, { openLink: () => Promise.reject(refused(502)) as never });
  expect(down.entry).toMatchObject({ status: 'waiting', unanswered: 'soundcloud', answered: [] });
  const gone = await match(listed, { spotify: [late] });
  expect(gone.entry).toMatchObject({ status: 'found', choice: { id: 's1' } });
});
