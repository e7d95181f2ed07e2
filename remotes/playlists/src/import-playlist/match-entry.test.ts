import type { ApiFailure } from '@segue/kernel/request';
import type { Provider, Track } from '@segue/contract';
import { aSoundcloudTrack, aSpotifyTrack } from '@segue/kernel/testing';
import { type Ask, matchEntry, type Unanswered } from './match-entry';
import type { ListedTrack } from './reading/listed-track';
import type { Service } from './review';

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

/** Matches one entry; returns what was found, and the searches as `provider: query`. */
async function match(
  listed: ListedTrack,
  answers: Answers,
  {
    providers = BOTH,
    openLink = async () => Promise.reject(refused(404)) as never,
    held = [],
  } = {} as Partial<{ providers: readonly Provider[]; openLink: Ask['openLink']; held: readonly Service[] }>,
) {
  const searches: string[] = [];
  const search = async (query: string, provider: Provider) => {
    searches.push(`${provider}: ${query}`);
    const answer = answers[provider] ?? [];
    if ('kind' in answer) throw answer;
    return answer;
  };
  const entry = matchEntry(listed, providers, held, { search, openLink });
  const unanswered = await entry.then(
    () => null,
    (reason: Unanswered) => reason,
  );
  return { entry: unanswered ? null : await entry, unanswered, searches };
}

test('a sure match at the preferred service needs no other search', async () => {
  const { entry, searches } = await match(LISTED, { spotify: [late], soundcloud: [upload] });
  expect(entry).toMatchObject({ status: 'found', choice: { id: 's1' } });
  expect(searches).toEqual(['spotify: Ada Solano Late Ferry']);
});

test('the other service is searched when the preferred one has no sure match', async () => {
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
  expect(entry).toMatchObject({ status: 'unsure', choice: null, candidates: [{ id: candidate }] });
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
  expect(entry!.candidates.map(({ id }) => id)).toEqual(['3', 'cover0', 'cover1', 'cover2']);
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
  expect(entry!.status).toBe('missing');
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

test.each([
  ['too many searches', refused(429, 30), 'site'],
  ['no network', unreachable, 'site'],
  ['a fault of the server', refused(500), 'site'],
  ['a provider that does not answer', refused(502), 'spotify'],
  ['a provider that is not connected any more', refused(409), 'spotify'],
] as const)('%s: the entry waits for that service [PLIST-21]', async (_case, failure, service) => {
  const { unanswered, searches } = await match(LISTED, { spotify: failure, soundcloud: [upload] });
  expect(unanswered).toEqual({ service, failure });
  expect(searches).toHaveLength(1);
});

test('an entry that needs a held service waits without a request [PLIST-21]', async () => {
  const { unanswered, searches } = await match(LISTED, { spotify: [] }, { held: ['soundcloud'] });
  expect(unanswered).toEqual({ service: 'soundcloud', failure: null });
  expect(searches).toEqual(['spotify: Ada Solano Late Ferry']);
});

test('an entry waits for the service of a link that did not answer; a link to nowhere is no wait', async () => {
  const listed = { ...LISTED, link: 'https://soundcloud.com/ada/late' };
  const down = await match(listed, {}, { openLink: () => Promise.reject(refused(502)) as never });
  expect(down.unanswered).toMatchObject({ service: 'soundcloud' });
  const gone = await match(listed, { spotify: [late] });
  expect(gone.entry).toMatchObject({ status: 'found', choice: { id: 's1' } });
});
