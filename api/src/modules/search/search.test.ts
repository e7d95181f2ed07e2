import { routes } from '@segue/contract';
import { catalogueTrack, createFakeProviders } from '../../testing/fake-services';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { ProviderError, type CataloguePage, type SearchRequest } from '../../providers/music-provider';

let server: TestApp;
let now: Date;
let answerSpotify: (request: SearchRequest) => Promise<CataloguePage>;
let fakes: ReturnType<typeof createFakeProviders>;

beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  answerSpotify = async () => ({ tracks: [catalogueTrack('spotify', 'a')], hasMore: true });
  fakes = createFakeProviders({ spotify: (request) => answerSpotify(request) });
  server = await startTestApp({}, { providers: fakes.providers, clock: () => now });
});
afterEach(() => server.close());

const search = (path: string) => server.app.inject(`/api/search/${path}`);
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

test('a Spotify search has query, provider, limit and offset in its path [API-14]', async () => {
  expect((await search('daft%20punk/spotify/20/0')).statusCode).toBe(200);
  expect(fakes.searches).toEqual([{ query: 'daft punk', provider: 'spotify', limit: 20, offset: 0 }]);
});

test('a SoundCloud search has the same path with its provider [API-15]', async () => {
  expect((await search('daft%20punk/soundcloud/20/40')).statusCode).toBe(200);
  expect(fakes.searches).toEqual([{ query: 'daft punk', provider: 'soundcloud', limit: 20, offset: 40 }]);
});

test('the answer has queryData and hasMore [API-16]', async () => {
  const answer = await search('daft/spotify/20/0');
  const page = routes.search.answers[200].parse(answer.json());
  expect(page.hasMore).toBe(true);
  expect(page.queryData).toEqual([{ ...catalogueTrack('spotify', 'a'), isFavorited: false }]);
  expect(answer.headers['cache-control']).toBe('private, max-age=60');
});

test.each([
  'AC/DC',
  '50%',
  'what?',
  '#1',
  'a+b',
  '%2F',
  'ünïcode',
  '日本語',
  'שלום',
  '🎧🎶',
  '.. ',
  "l'été; DROP",
  'a\\b',
  'a&b=c',
  '🎧'.repeat(200),
])('the query %j reaches the provider unchanged', async (query) => {
  expect((await search(`${encodeURIComponent(query)}/spotify/20/0`)).statusCode).toBe(200);
  expect(fakes.searches[0]?.query).toBe(query.trim());
});

test.each([
  ['500 letters', 'a'.repeat(500), 500],
  ['500 emoji', '🎧'.repeat(500), 500],
  ['10,000 letters', 'a'.repeat(10_000), 500],
])(
  'search: a query of %s is answered with 200, cut to 500 characters [VALID-37]',
  async (_what, text, length) => {
    expect((await search(`${encodeURIComponent(text)}/spotify/20/0`)).statusCode).toBe(200);
    expect([...(fakes.searches[0]?.query ?? '')]).toHaveLength(length);
  },
);

test.each(['a%00b', 'a%0Ab', 'a%09b'])('search: %s is replaced by a space', async (path) => {
  expect((await search(`${path}/spotify/20/0`)).statusCode).toBe(200);
  expect(fakes.searches[0]?.query).toBe('a b');
});

test.each([
  ['only blanks', '%20%20/spotify/20/0'],
  ['only control characters', '%00%0A/spotify/20/0'],
  ['half a character', '%E0%A4%A/spotify/20/0'],
  ['bytes that are no text', '%ff%fe/spotify/20/0'],
  ['an unknown provider', 'a/napster/20/0'],
  ['the prototype as a provider', 'a/__proto__/20/0'],
  ['a limit of 0', 'a/spotify/0/0'],
  ['a limit of 51', 'a/spotify/51/0'],
  ['a negative limit', 'a/spotify/-1/0'],
  ['a limit that is no number', 'a/spotify/0x10/0'],
  ['a limit in other digits', `a/spotify/${encodeURIComponent('１０')}/0`],
  ['an offset with a fraction', 'a/spotify/20/1.5'],
  ['an offset in scientific notation', 'a/spotify/20/1e9'],
  ['an offset beyond every number', `a/spotify/20/${2 ** 53}`],
  ['a negative offset', 'a/spotify/20/-20'],
])('%s is refused without a request to the provider', async (_what, path) => {
  const answer = await search(path);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ message: 'The request is not valid.', code: 'badRequest' });
  expect(fakes.searches).toEqual([]);
});

test.each(['1', '10', '20', '50'])('a limit of %s is accepted', async (limit) => {
  expect((await search(`a/spotify/${limit}/0`)).statusCode).toBe(200);
});

test('a failing provider fails only its own search', async () => {
  answerSpotify = async () => {
    throw new ProviderError('rate', { retryAfterS: 90, reason: 'their words' });
  };
  const [spotify, soundcloud] = await Promise.all([search('a/spotify/20/0'), search('a/soundcloud/20/0')]);
  expect(spotify.statusCode).toBe(502);
  expect(spotify.json()).toEqual({
    message: 'The provider is not available right now.',
    code: 'providerUnavailable',
  });
  expect(spotify.headers).toMatchObject({ 'retry-after': '90', 'cache-control': 'no-store' });
  expect(soundcloud.statusCode).toBe(200);
});

test('the same search within a minute is cached, whatever its spelling', async () => {
  await search('Daft%20Punk/spotify/20/0');
  later(59);
  expect((await search('daft%20%20punk/spotify/20/0')).statusCode).toBe(200);
  expect(fakes.searches).toHaveLength(1);
  later(2);
  await search('daft%20punk/spotify/20/0');
  expect(fakes.searches).toHaveLength(2);
});

test('page, provider and limit are part of the cache key', async () => {
  for (const path of ['a/spotify/20/0', 'a/spotify/20/20', 'a/spotify/10/0', 'a/soundcloud/20/0']) {
    await search(path);
  }
  expect(fakes.searches).toHaveLength(4);
});

test('a thousand concurrent identical searches make one request', async () => {
  await server.close();
  server = await startTestApp({ SEARCHES_PER_MINUTE: '5000' }, { providers: fakes.providers });
  const answers = await Promise.all(Array.from({ length: 1000 }, () => search('a/spotify/20/0')));
  expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
  expect(fakes.searches).toHaveLength(1);
});

test('an incomplete page is not cached', async () => {
  answerSpotify = async () => ({ tracks: [catalogueTrack('spotify', 'a')], hasMore: true, partial: true });
  expect((await search('a/spotify/20/0')).json()).not.toHaveProperty('partial');
  await search('a/spotify/20/0');
  expect(fakes.searches).toHaveLength(2);
});

test('while a provider fails, a page up to ten minutes old is answered', async () => {
  await search('a/spotify/20/0');
  answerSpotify = async () => {
    throw new ProviderError('upstream');
  };
  later(500);
  expect((await search('a/spotify/20/0')).statusCode).toBe(200);
  later(200);
  expect((await search('a/spotify/20/0')).statusCode).toBe(502);
});

test('too many searches of one client are refused with Retry-After', async () => {
  await server.close();
  server = await startTestApp({ SEARCHES_PER_MINUTE: '2' }, { providers: fakes.providers });
  const statuses = [];
  for (const offset of [0, 20, 40]) statuses.push((await search(`a/spotify/20/${offset}`)).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await search('a/spotify/20/60');
  expect(refused.json()).toEqual({ message: 'Too many requests. Please try again later.', code: 'tooMany' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('searching needs no session', () => {
  expect(routes.search.access).toBe('anyone');
});

test.each(['cross-site', 'same-site'])(
  'a search from a %s page is refused and does not count for the limit',
  async (site) => {
    await server.close();
    server = await startTestApp({ SEARCHES_PER_MINUTE: '2' }, { providers: fakes.providers });
    const ask = (from: string) =>
      server.app.inject({ url: '/api/search/daft/spotify/20/0', headers: { 'sec-fetch-site': from } });
    for (let times = 0; times < 4; times += 1) expect((await ask(site)).statusCode).toBe(403);
    expect((await ask('same-origin')).statusCode).toBe(200);
    expect(fakes.searches).toHaveLength(1);
  },
);
