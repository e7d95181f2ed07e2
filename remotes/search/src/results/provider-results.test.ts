/** @jest-environment node */
import type { SearchPage } from '@segue/contract';
import { createFakeApi, later, refuse, someTracks, type FakeApi, type FakeRequest } from '@segue/testing';
import { allSettled, fork, type Scope } from 'effector';
import { resultsOf, searchStarted } from './model';

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

test('no next page is asked for while a load runs or when there is none [SEARCH-09] [SEARCH-10]', async () => {
  const slow = later<SearchPage>();
  api.handle({ search: () => slow.promise });
  const searching = search('harbour');
  void more();
  slow.arrive({ queryData: someTracks('spotify', 12), hasMore: false });
  await searching;
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

test('each load adds 20 to the offset and takes hasMore from its answer [SEARCH-11] [SEARCH-12]', async () => {
  await search('harbour');
  for (const [offset, hasMore] of [
    [20, true],
    [40, true],
    [60, false],
  ]) {
    expect([spotify.$offset, spotify.$hasMore].map((store) => scope.getState<unknown>(store))).toEqual([
      offset,
      hasMore,
    ]);
    await more();
  }
  expect(offsets()).toEqual([0, 20, 40]);
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

test.each(['AC/DC', 'what?', '100% #1', '.', '..', 'naïve 🎧', '\ud800'])(
  'the query %j reaches the server unchanged',
  async (query) => {
    await search(query);
    expect(asked()[0]?.params.query?.trim()).toBe(query.toWellFormed());
  },
);
