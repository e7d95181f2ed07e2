import type { SearchPage } from '@segue/contract';
import {
  createFakeApi,
  later,
  refuse,
  someTracks,
  type FakeApi,
  type FakeRequest,
} from '@segue/kernel/testing';
import { allSettled, fork, type Scope } from 'effector';
import { failureIn, isEmpty } from './list';
import { $results, nextPageRequested, searchStarted } from './model';

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

const spotify = () => scope.getState($results).spotify;
const soundcloud = () => scope.getState($results).soundcloud;
const search = (query: string) => allSettled(searchStarted, { scope, params: query });
const more = () => allSettled(nextPageRequested, { scope, params: 'spotify' });
const asked = () => api.requestsTo('search').filter(({ params }) => params.provider === 'spotify');
const offsets = () => asked().map(({ params }) => Number(params.offset));
const ids = () => spotify().tracks.map(({ id }) => id);

test('each provider has its own results and hasMore [SEARCH-08] [DATA-14] [DATA-16]', async () => {
  api.handle({
    search: ({ params }) =>
      params.provider === 'spotify'
        ? { queryData: someTracks('spotify', 2), hasMore: true }
        : { queryData: someTracks('soundcloud', 3), hasMore: false },
  });
  await search('harbour');
  expect(spotify().tracks.map(({ provider }) => provider)).toEqual(['spotify', 'spotify']);
  expect(soundcloud().tracks).toHaveLength(3);
  expect(spotify().hasMore).toBe(true);
  expect(soundcloud().hasMore).toBe(false);
});

test('no next page is requested during a load or after the last one [SEARCH-09] [SEARCH-10]', async () => {
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
  const flags = () => [spotify(), soundcloud()].map(({ loading }) => loading === 'first');
  expect(flags()).toEqual([true, true]);
  for (let turn = 0; turn < 50 && flags()[0]; turn += 1) await Promise.resolve();
  expect(flags()).toEqual([false, true]);
  expect([spotify().offset, soundcloud().offset]).toEqual([20, 0]);
  slow.arrive({ queryData: someTracks('soundcloud', 3), hasMore: false });
  await searching;
  expect(flags()).toEqual([false, false]);
  await more();
  expect([spotify().offset, soundcloud().offset]).toEqual([40, 20]);
});

test('each load adds 20 to the offset and takes hasMore from its answer [SEARCH-11] [SEARCH-12]', async () => {
  await search('harbour');
  for (const [offset, hasMore] of [
    [20, true],
    [40, true],
    [60, false],
  ]) {
    expect([spotify().offset, spotify().hasMore]).toEqual([offset, hasMore]);
    await more();
  }
  expect(offsets()).toEqual([0, 20, 40]);
});

test('an empty page is followed to the songs after it, as one load [SEARCH-20]', async () => {
  const empty = { queryData: [], hasMore: true };
  const slow = later<SearchPage>();
  api.handle({
    search: (request) => (Number(request.params.offset) < 40 ? empty : slow.promise),
  });
  const searching = search('harbour');
  for (let turn = 0; turn < 200 && offsets().length < 3; turn += 1) await Promise.resolve();
  expect(spotify().loading).toBe('more');
  expect(isEmpty(spotify())).toBe(false);
  slow.arrive({ queryData: someTracks('spotify', 5), hasMore: false });
  await searching;
  expect(offsets()).toEqual([0, 20, 40]);
  expect(ids()).toHaveLength(5);
});

test('an empty page is followed, and the next one fails: the search has failed [SEARCH-20]', async () => {
  api.handle({
    search: ({ params }) =>
      params.offset === '0' ? { queryData: [], hasMore: true } : refuse('providerUnavailable'),
  });
  await search('harbour');
  expect(failureIn(spotify())).not.toBeNull();
});

test('pages that repeat the first one: three more are requested, then no more [SEARCH-20]', async () => {
  api.handle({ search: () => ({ queryData: someTracks('spotify', 20), hasMore: true }) });
  await search('harbour');
  await more();
  await more();
  expect(offsets()).toEqual([0, 20, 40, 60]);
  expect(ids()).toHaveLength(20);
});

test('an incomplete page is requested again instead of the next [SEARCH-21]', async () => {
  const all = someTracks('spotify', 20);
  api.handle({ search: () => ({ queryData: all.slice(0, 10), hasMore: true, partial: true }) });
  await search('harbour');
  api.handle({ search: () => ({ queryData: [...all], hasMore: false }) });
  await more();
  expect(offsets()).toEqual([0, 0]);
  expect(ids()).toEqual(all.map(({ id }) => id));
});
