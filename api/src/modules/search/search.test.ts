import { routes } from '@segue/contract';
import { catalogueTrack, createFakeProviders, failing } from '../../testing/fake-services';
import { appPerFile, expectError, startTestApp } from '../../testing/server.fixture';
import { type CataloguePage, type SearchRequest } from '../../providers/music-provider';

let now = new Date('2026-11-21T12:00:00Z');
let answerSpotify: (request: SearchRequest) => Promise<CataloguePage>;
const fakes = createFakeProviders({ spotify: (request) => answerSpotify(request) });
beforeEach(() => {
  // A time at which every cached answer has expired.
  later(86_400);
  answerSpotify = async () => ({ tracks: [catalogueTrack('spotify', 'a')], hasMore: true });
  fakes.searches.splice(0);
});
const server = appPerFile({ SEARCHES_PER_MINUTE: '5000' }, { providers: fakes.providers, clock: () => now });

const search = (path: string) => server.app.inject(`/api/search/${path}`);
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

test('a search has query, provider, limit and offset in its path [API-14] [API-15]', async () => {
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
  'what? #1',
  'a+b',
  '%2F',
  '日本語',
  'שלום',
  '.. ',
  "l'été; DROP",
  'a\\b',
  'a&b=c',
])('the query %j reaches the provider unchanged', async (query) => {
  expect((await search(`${encodeURIComponent(query)}/spotify/20/0`)).statusCode).toBe(200);
  expect(fakes.searches[0]?.query).toBe(query.trim());
});

test.each(['🎧'.repeat(500), 'a'.repeat(10_000)])(
  'search: a long query is answered with 200, cut to 500 characters [VALID-37]',
  async (text) => {
    expect((await search(`${encodeURIComponent(text)}/spotify/20/0`)).statusCode).toBe(200);
    expect([...(fakes.searches[0]?.query ?? '')]).toHaveLength(500);
  },
);

test('search: a control character is replaced by a space', async () => {
  for (const path of ['a%00b', 'a%0Ab', 'a%09b']) await search(`${path}/spotify/20/0`);
  expect(new Set(fakes.searches.map(({ query }) => query))).toEqual(new Set(['a b']));
});

test.each([
  ['only blanks', '%20%20/spotify/20/0'],
  ['only control characters', '%00%0A/spotify/20/0'],
  ['half a character', '%E0%A4%A/spotify/20/0'],
  ['an unknown provider', 'a/napster/20/0'],
  ['the prototype as a provider', 'a/__proto__/20/0'],
  ['a limit of 0', 'a/spotify/0/0'],
  ['a limit that is no number', 'a/spotify/0x10/0'],
  ['an offset with a fraction', 'a/spotify/20/1.5'],
  ['an offset beyond every number', `a/spotify/20/${2 ** 53}`],
])('%s is refused without a request to the provider', async (_what, path) => {
  expectError(await search(path), 'badRequest');
  expect(fakes.searches).toEqual([]);
});

test('a failing provider fails only its own search', async () => {
  answerSpotify = failing('rate', { retryAfterS: 90, reason: 'their words' });
  const [spotify, soundcloud] = await Promise.all([search('a/spotify/20/0'), search('a/soundcloud/20/0')]);
  expectError(spotify, 'providerUnavailable');
  expect(spotify.headers).toMatchObject({ 'retry-after': '90', 'cache-control': 'no-store' });
  expect(soundcloud.statusCode).toBe(200);
});

test('the same search within a minute is cached, whatever its spelling, each page apart', async () => {
  await search('Daft%20Punk/spotify/20/0');
  later(59);
  expect((await search('daft%20%20punk/spotify/20/0')).statusCode).toBe(200);
  expect(fakes.searches).toHaveLength(1);
  later(2);
  await search('daft%20punk/spotify/20/0');
  expect(fakes.searches).toHaveLength(2);
  for (const path of ['20/20', '10/0']) await search(`daft%20punk/spotify/${path}`);
  await search('daft%20punk/soundcloud/20/0');
  expect(fakes.searches).toHaveLength(5);
});

test('concurrent identical searches make one request', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => search('a/spotify/20/0')));
  expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
  expect(fakes.searches).toHaveLength(1);
});

test('an incomplete page is marked and not cached [DATA-36]', async () => {
  answerSpotify = async () => ({ tracks: [catalogueTrack('spotify', 'a')], hasMore: true, partial: true });
  const answer = await search('a/spotify/20/0');
  expect(answer.json()).toMatchObject({ partial: true });
  expect(answer.headers['cache-control']).toBe('no-store');
  await search('a/spotify/20/0');
  expect(fakes.searches).toHaveLength(2);
});

test('while a provider fails, a cached page is used for up to ten minutes', async () => {
  await search('a/spotify/20/0');
  answerSpotify = failing('upstream');
  later(500);
  expect((await search('a/spotify/20/0')).statusCode).toBe(200);
  later(200);
  expect((await search('a/spotify/20/0')).statusCode).toBe(502);
});

test('searches of another site are refused and do not count for the limit', async () => {
  const { app, close } = await startTestApp({ SEARCHES_PER_MINUTE: '2' }, { providers: fakes.providers });
  const ask = (site: string) =>
    app.inject({ url: '/api/search/a/spotify/20/0', headers: { 'sec-fetch-site': site } });
  for (const site of ['cross-site', 'same-site', 'cross-site']) expectError(await ask(site), 'crossSite');
  expect((await ask('same-origin')).statusCode).toBe(200);
  await close();
});
