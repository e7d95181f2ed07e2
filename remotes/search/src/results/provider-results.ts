// One provider's list of search results: its first page and its further pages.
import { type Provider, SEARCH_PAGE_SIZE, type Track, trackKey, type TrackKey } from '@segue/contract';
import { createPageStore } from '@segue/stores';
import { combine, createEvent, type Event, type EventCallable, sample } from 'effector';
import { searchFx } from '../api';
import { failureOf, type SearchFailure } from './failure';
import { createSelfRetry } from './self-retry';

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
  const $tracks = createPageStore<readonly Track[]>([])
    .on([started, cleared], () => [])
    .on(pageFx.doneData, (tracks, { queryData }) => appendPage(tracks, queryData));
  /** Where the next page begins. */
  const $offset = createPageStore(0)
    .on([started, cleared], () => 0)
    .on(pageFx.done, (_, { params }) => Number(params.params.offset) + SEARCH_PAGE_SIZE);
  const $hasMore = createPageStore(false)
    .on([started, cleared], () => false)
    .on(pageFx.doneData, (_, { hasMore }) => hasMore);
  /** Kept until the next answer, so that the "Try again" button does not move while it loads. */
  const $failure = createPageStore<SearchFailure | null>(null)
    .on(pageFx.failed, (failure, { params, error }) =>
      params.params.offset === '0' ? failureOf(error) : failure,
    )
    .on([started, cleared, pageFx.done], () => null);
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
    source: { query: $query, offset: $offset, hasMore: $hasMore, waiting: $waiting },
    filter: ({ hasMore, waiting }) => hasMore && waiting === null,
    fn: ({ query, offset }) => pageOf(query, offset),
    target: [nextPageStarted, pageFx],
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
    $offset,
    $hasMore,
    $failure,
    $count,
    /** The provider answered without results. */
    $isEmpty,
    $isLoading: $waiting.map((waiting) => waiting === 'first'),
    $isLoadingMore: $waiting.map((waiting) => waiting === 'more'),
  };
}

/** Appends a page; tracks that the provider repeats are listed once. */
function appendPage(tracks: readonly Track[], page: readonly Track[]): readonly Track[] {
  const known = new Set<TrackKey>();
  return [...tracks, ...page].filter((track) => {
    const key = trackKey(track);
    return !known.has(key) && known.add(key);
  });
}
