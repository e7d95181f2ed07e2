import type { SearchPage } from '@segue/contract';
import {
  createFakeApi,
  later,
  refuse,
  someTracks,
  type FakeApi,
  type FakeRequest,
  type Later,
} from '@segue/testing';
import { allSettled, fork, type Scope } from 'effector';
import { resultsOf, searchCleared, searchStarted } from './model';

const { spotify, soundcloud } = resultsOf;
let api: FakeApi;
let scope: Scope;

const page = (request: FakeRequest, total = 45): SearchPage => {
  const from = Number(request.params.offset);
  return { queryData: someTracks('spotify', total).slice(from, from + 20), hasMore: from + 20 < total };
};

beforeEach(() => {
  api = createFakeApi({ search: (request) => page(request) });
  globalThis.fetch = (...call) => api.fetch(...call);
  scope = fork();
});

const search = (query: string) => allSettled(searchStarted, { scope, params: query });
const more = () => allSettled(spotify.nextPageRequested, { scope });
const asked = () => api.requestsTo('search').filter(({ params }) => params.provider === 'spotify');
const offsets = () => asked().map(({ params }) => Number(params.offset));
const ids = () => scope.getState(spotify.$tracks).map(({ id }) => id);

test('each provider has its own results and hasMore [SEARCH-08] [DATA-14] [DATA-16]', async () => {
  api.handle({
    search: ({ params }) =>
      params.provider === 'spotify'
        ? { queryData: someTracks('spotify', 2), hasMore: true }
        : { queryData: someTracks('soundcloud', 3), hasMore: false },
  });
  await search('harbour');
  expect(scope.getState(spotify.$tracks).map(({ provider }) => provider)).toEqual(['spotify', 'spotify']);
  expect(scope.getState(soundcloud.$tracks)).toHaveLength(3);
  expect(scope.getState(spotify.$hasMore)).toBe(true);
  expect(scope.getState(soundcloud.$hasMore)).toBe(false);
});

test('requesting the next page sends nothing while a load is running [SEARCH-09]', async () => {
  const slow = later<SearchPage>();
  api.handle({ search: () => slow.promise });
  const searching = search('harbour');
  void more();
  void more();
  slow.arrive({ queryData: someTracks('spotify', 20), hasMore: true });
  await searching;
  expect(offsets()).toEqual([0]);
});

test('requesting the next page sends nothing when hasMore is false [SEARCH-10]', async () => {
  api.handle({ search: (request) => page(request, 12) });
  await search('harbour');
  await more();
  expect(offsets()).toEqual([0]);
});

test('each provider has its own loading flag and offset [DATA-15] [DATA-17]', async () => {
  const slow = later<SearchPage>();
  api.handle({
    search: (request) => (request.params.provider === 'soundcloud' ? slow.promise : page(request)),
  });
  const searching = search('harbour');
  const flags = () => [spotify, soundcloud].map(({ $isLoading }) => scope.getState($isLoading));
  expect(flags()).toEqual([true, true]);
  for (let turn = 0; turn < 50 && flags()[0]; turn += 1) await Promise.resolve();
  expect(flags()).toEqual([false, true]);
  expect([spotify, soundcloud].map(({ $offset }) => scope.getState($offset))).toEqual([20, 0]);
  slow.arrive({ queryData: someTracks('soundcloud', 3), hasMore: false });
  await searching;
  expect(flags()).toEqual([false, false]);
  await more();
  expect([spotify, soundcloud].map(({ $offset }) => scope.getState($offset))).toEqual([40, 20]);
});

test('each load increases the offset by 20 [SEARCH-11]', async () => {
  await search('harbour');
  expect(scope.getState(spotify.$offset)).toBe(20);
  await more();
  expect(scope.getState(spotify.$offset)).toBe(40);
  await more();
  expect(offsets()).toEqual([0, 20, 40]);
});

test('hasMore is taken from the last answer [SEARCH-12]', async () => {
  await search('harbour');
  await more();
  expect(scope.getState(spotify.$hasMore)).toBe(true);
  await more();
  expect(scope.getState(spotify.$hasMore)).toBe(false);
});

test('a page is appended; tracks that the provider repeats are listed once', async () => {
  api.handle({
    search: ({ params }) => ({
      queryData: params.offset === '0' ? someTracks('spotify', 20) : someTracks('spotify', 20, 18),
      hasMore: true,
    }),
  });
  await search('harbour');
  await more();
  expect(ids()).toEqual(someTracks('spotify', 38).map(({ id }) => id));
});

test('a failed load keeps tracks and offset; the next request loads the same page', async () => {
  await search('harbour');
  api.handle({ search: () => refuse('providerUnavailable') });
  await more();
  expect(ids()).toHaveLength(20);
  expect(scope.getState(spotify.$isLoadingMore)).toBe(false);
  api.handle({ search: (request) => page(request) });
  await more();
  expect(offsets()).toEqual([0, 20, 20]);
  expect(ids()).toHaveLength(40);
});

test('a newer search aborts the older one, whose late answer is ignored', async () => {
  const answers: Later<SearchPage>[] = [];
  api.handle({
    search: ({ params }) => {
      if (params.provider !== 'spotify') return { queryData: [], hasMore: false };
      const answer = later<SearchPage>();
      answers.push(answer);
      return answer.promise;
    },
  });
  void search('first');
  const second = search('second');
  expect(asked()[0]?.signal?.aborted).toBe(true);
  answers[1]?.arrive({ queryData: someTracks('spotify', 1, 5), hasMore: false });
  answers[0]?.arrive({ queryData: someTracks('spotify', 3), hasMore: true });
  await second;
  expect(ids()).toEqual(['spotify-6']);
  expect(scope.getState(spotify.$isLoading)).toBe(false);
});

test('a late page of an older search is not added to a newer one', async () => {
  await search('first');
  const slow = later<SearchPage>();
  api.handle({
    search: ({ params }) => (params.query === 'first' ? slow.promise : { queryData: [], hasMore: false }),
  });
  void more();
  await search('second');
  slow.arrive({ queryData: someTracks('spotify', 20, 20), hasMore: true });
  await allSettled(scope);
  expect(ids()).toEqual([]);
});

test('clearing empties the lists and aborts running requests', async () => {
  const slow = later<SearchPage>();
  api.handle({ search: () => slow.promise });
  void search('harbour');
  await allSettled(searchCleared, { scope });
  expect(asked()[0]?.signal?.aborted).toBe(true);
  expect(scope.getState(spotify.$isLoading)).toBe(false);
  await more();
  expect(offsets()).toEqual([0]);
});

test.each(['AC/DC', 'what?', '100% #1', '.', '..', 'naïve 🎧', '\ud800'])(
  'the query %j reaches the server unchanged',
  async (query) => {
    await search(query);
    expect(asked()[0]?.params.query?.trim()).toBe(query.toWellFormed());
  },
);
