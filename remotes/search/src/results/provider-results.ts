// One provider's list of search results: its first page and its further pages.
import { type Provider, SEARCH_PAGE_SIZE, type Track, trackKey } from '@segue/contract';
import { createPageStore } from '@segue/stores';
import { combine, createEvent, type Event, type EventCallable, sample } from 'effector';
import { searchFx } from '../api';
import { failureOf, type SearchFailure } from './failure';
import { createSelfRetry } from './self-retry';

/** So many pages in a row may bring nothing new. */
const IDLE_PAGES_MAX = 3;
const NOTHING = {
  tracks: [] as readonly Track[],
  hasMore: false,
  /** Where the next page begins. */
  offset: 0,
  /** Pages in a row that brought nothing new. */
  idlePages: 0,
  /** Kept until the next answer, so that the "Try again" button does not move while it loads. */
  failure: null as SearchFailure | null,
};

/** `quiet`: for the first page again, without the user's asking. */
type Waiting = 'first' | 'more' | 'quiet' | null;

/** Makes the model of one provider's results. */
export function createProviderResults(provider: Provider) {
  const pageFx = searchFx[provider];
  const pageOf = (query: string, offset: number) => ({
    params: { query, provider, limit: String(SEARCH_PAGE_SIZE), offset: String(offset) },
  });

  /** A new search: the list is emptied and its first page requested. */
  const started = createEvent<string>(`${provider}/searchStarted`);
  /** The search ended: the list is emptied. */
  const cleared = createEvent(`${provider}/cleared`);
  /** The user scrolled to the end of the list. */
  const nextPageRequested = createEvent(`${provider}/nextPageRequested`);
  /** The user asked for the first page again after it failed. */
  const retryRequested = createEvent(`${provider}/retryRequested`);
  const nextPageStarted = createEvent<ReturnType<typeof pageOf>>(`${provider}/nextPageStarted`);
  const retryStarted = createEvent<ReturnType<typeof pageOf>>(`${provider}/retryStarted`);
  const quietRetryStarted = createEvent<ReturnType<typeof pageOf>>(`${provider}/quietRetryStarted`);

  const $query = createPageStore('').on([started, cleared], (_, query) => query ?? '');
  const $list = createPageStore(NOTHING)
    .on([started, cleared], () => NOTHING)
    .on(pageFx.failed, (list, { error }) => ({ ...list, failure: failureOf(error) }))
    .on(pageFx.done, (list, { params, result: { queryData, hasMore, partial } }) => {
      // Tracks that the provider repeats are listed once.
      const all = [...list.tracks, ...queryData].map((track) => [trackKey(track), track] as const);
      const tracks = [...new Map(all).values()];
      const idlePages = tracks.length > list.tracks.length ? 0 : list.idlePages + 1;
      return {
        tracks,
        hasMore: hasMore && idlePages < IDLE_PAGES_MAX,
        // A page that lacks a part is asked for again.
        offset: Number(params.params.offset) + (partial ? 0 : SEARCH_PAGE_SIZE),
        idlePages,
        failure: null,
      };
    });
  const $tracks = $list.map(({ tracks }) => tracks);
  const $failure = $list.map(({ tracks, failure }) => (tracks.length === 0 ? failure : null));
  const $waiting = createPageStore<Waiting>(null)
    .on([started, retryStarted], () => 'first')
    .on(nextPageStarted, () => 'more')
    .on(quietRetryStarted, () => 'quiet')
    .on(retryRequested, (waiting) => (waiting === 'quiet' ? 'first' : waiting))
    .on([pageFx.done, pageFx.failed, cleared], () => null);

  const $isEmpty = combine(
    { tracks: $tracks, waiting: $waiting, failure: $failure },
    ({ tracks, waiting, failure }) => tracks.length === 0 && waiting === null && failure === null,
  );

  /** The number of loaded tracks; null until the provider has answered. */
  const $count = combine(
    { query: $query, tracks: $tracks, waiting: $waiting, failure: $failure },
    ({ query, tracks, waiting, failure }) =>
      query === '' || waiting === 'first' || failure !== null ? null : tracks.length,
  );

  sample({ clock: started, fn: (query) => pageOf(query, 0), target: pageFx });
  sample({ clock: cleared, target: pageFx.abort });
  sample({
    clock: nextPageRequested,
    source: { query: $query, list: $list, waiting: $waiting },
    filter: ({ list, waiting }) => list.hasMore && waiting === null,
    fn: ({ query, list }) => pageOf(query, list.offset),
    target: [nextPageStarted, pageFx],
  });
  sample({
    clock: pageFx.done,
    source: $list,
    filter: ({ idlePages }) => idlePages > 0,
    fn: () => undefined,
    target: nextPageRequested,
  });
  const { Gate: FailureGate, retried } = createSelfRetry(provider, $failure);
  const retryOn = (clock: Event<void>, begun: EventCallable<ReturnType<typeof pageOf>>) =>
    sample({
      clock,
      source: { query: $query, failure: $failure, waiting: $waiting },
      filter: ({ failure, waiting }) => failure !== null && waiting === null,
      fn: ({ query }) => pageOf(query, 0),
      target: [begun, pageFx],
    });
  retryOn(retryRequested, retryStarted);
  retryOn(retried, quietRetryStarted);

  return {
    started,
    cleared,
    nextPageRequested,
    retryRequested,
    /** Open while the failure is on screen: the search is repeated by itself. */
    FailureGate,
    /** The provider sent a page. */
    answered: pageFx.done.map(() => undefined),
    $tracks,
    $offset: $list.map(({ offset }) => offset),
    $hasMore: $list.map(({ hasMore }) => hasMore),
    $failure,
    /** A further page failed, after tracks that are shown. */
    $isNextFailed: $list.map(({ tracks, failure }) => tracks.length > 0 && failure !== null),
    $count,
    /** The provider answered without results. */
    $isEmpty,
    $isLoading: $waiting.map((waiting) => waiting === 'first'),
    $isLoadingMore: $waiting.map((waiting) => waiting === 'more'),
  };
}
