// One provider's list of hits: its first page, its further pages, and nothing of an older search.
import { failedWith, type ApiFailure } from '@segue/api-client';
import { SEARCH_PAGE_SIZE, trackKey, type Provider, type Track, type TrackKey } from '@segue/contract';
import { pageResumed } from '@segue/stores';
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { searchFx } from './api';

/** One search of one provider. The newest wins: an older one is aborted, and its late answer ignored. */
type Attempt = { query: string; controller: AbortController };
type Page = { attempt: Attempt; offset: number };
type Waiting = 'first' | 'more' | null;

/** Why there is no first page: no answer came, this server asks to slow down, or the provider has none. */
export type SearchFailure = 'offline' | 'limited' | 'unavailable';

const attemptFx = createEffect<string, Attempt>({
  name: 'attemptSearchFx',
  handler: (query) => ({ query, controller: new AbortController() }),
});

const abortFx = createEffect<Attempt, void>({
  name: 'abortSearchFx',
  handler: ({ controller }) => controller.abort(),
});

/** Makes the model of one provider's results. */
export function createProviderResults(provider: Provider) {
  /** A new search, which empties the list and asks for its first page. */
  const started = createEvent<string>(`${provider}/searchStarted`);
  /** No search any more. */
  const cleared = createEvent(`${provider}/cleared`);
  /** The end of the list was reached. */
  const moreAsked = createEvent(`${provider}/moreAsked`);
  /** The first page failed and is wanted again. */
  const retryAsked = createEvent(`${provider}/retryAsked`);

  const newAttemptFx = attach({ effect: attemptFx });
  const pageFx = attach({
    name: `${provider}/pageFx`,
    effect: searchFx,
    mapParams: ({ attempt, offset }: Page) => ({
      params: {
        query: attempt.query,
        provider,
        limit: String(SEARCH_PAGE_SIZE),
        offset: String(offset),
      },
      signal: attempt.controller.signal,
    }),
  });

  const left = createEvent<Attempt>(`${provider}/attemptLeft`);
  const $attempt = createStore<Attempt | null>(null, {
    sid: `search/${provider}/attempt`,
    serialize: 'ignore',
  })
    .on(newAttemptFx.doneData, (_, attempt) => attempt)
    .on(left, () => null);

  const arrived = sample({
    clock: pageFx.done,
    source: $attempt,
    filter: (current, { params }) => params.attempt === current,
    fn: (_, { params, result }) => ({ offset: params.offset, page: result }),
  });
  const lost = sample({
    clock: pageFx.fail,
    source: $attempt,
    filter: (current, { params }) => params.attempt === current,
    fn: (_, { params, error }) => ({ offset: params.offset, error }),
  });
  const moreStarted = createEvent<Page>(`${provider}/moreStarted`);
  const retryStarted = createEvent<Page>(`${provider}/retryStarted`);

  const $tracks = createStore<readonly Track[]>([], { sid: `search/${provider}/tracks` })
    .on([started, cleared], () => [])
    .on(arrived, (tracks, { page }) => joined(tracks, page.queryData));
  /** Where the next page begins. */
  const $offset = createStore(0, { sid: `search/${provider}/offset` })
    .on([started, cleared], () => 0)
    .on(arrived, (_, { offset }) => offset + SEARCH_PAGE_SIZE);
  const $hasMore = createStore(false, { sid: `search/${provider}/has-more` })
    .on([started, cleared], () => false)
    .on(arrived, (_, { page }) => page.hasMore);
  /** It stands until an answer: what was pressed to try again stays where it is. */
  const $failure = createStore<SearchFailure | null>(null, { sid: `search/${provider}/failure` })
    .on(lost, (failure, { offset, error }) => (offset === 0 ? failureOf(error) : failure))
    .on([started, cleared, arrived], () => null);
  const $waiting = createStore<Waiting>(null, { sid: `search/${provider}/waiting` })
    .on([started, retryStarted], () => 'first')
    .on(moreStarted, () => 'more')
    .on([arrived, lost, cleared], () => null);

  const $isEmpty = combine(
    { tracks: $tracks, waiting: $waiting, failure: $failure },
    ({ tracks, waiting, failure }) => tracks.length === 0 && waiting === null && failure === null,
  );

  sample({ clock: [started, cleared], source: $attempt, filter: Boolean, target: left });
  sample({ clock: left, target: abortFx });
  sample({ clock: started, target: newAttemptFx });
  sample({
    clock: newAttemptFx.doneData,
    fn: (attempt) => ({ attempt, offset: 0 }),
    target: pageFx,
  });
  sample({
    clock: moreAsked,
    source: { attempt: $attempt, offset: $offset, hasMore: $hasMore, waiting: $waiting },
    filter: ({ attempt, hasMore, waiting }) => attempt !== null && hasMore && waiting === null,
    fn: ({ attempt, offset }) => ({ attempt: attempt!, offset }),
    target: [moreStarted, pageFx],
  });
  sample({
    clock: retryAsked,
    source: { attempt: $attempt, failure: $failure, waiting: $waiting },
    filter: ({ attempt, failure, waiting }) => attempt !== null && failure !== null && waiting === null,
    fn: ({ attempt }) => ({ attempt: attempt!, offset: 0 }),
    target: [retryStarted, pageFx],
  });
  sample({
    clock: pageResumed,
    source: $failure,
    filter: (failure) => failure === 'offline',
    fn: () => undefined,
    target: retryAsked,
  });

  return {
    started,
    cleared,
    moreAsked,
    retryAsked,
    $tracks,
    $offset,
    $hasMore,
    $failure,
    /** The provider answered without hits. */
    $isEmpty,
    $isLoading: $waiting.map((waiting) => waiting === 'first'),
    $isLoadingMore: $waiting.map((waiting) => waiting === 'more'),
  };
}

export type ProviderResults = ReturnType<typeof createProviderResults>;

/** Appends a page; what a provider repeats is not listed twice. */
function joined(tracks: readonly Track[], page: readonly Track[]): readonly Track[] {
  const known = new Set<TrackKey>();
  return [...tracks, ...page].filter((track) => {
    const key = trackKey(track);
    return !known.has(key) && known.add(key);
  });
}

function failureOf(failure: ApiFailure): SearchFailure {
  if (failure.kind === 'unreachable') return 'offline';
  return failedWith(failure, 'tooMany') ? 'limited' : 'unavailable';
}
