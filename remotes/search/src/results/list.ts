import { SEARCH_PAGE_SIZE, type SearchPage, type Track, trackKey } from '@segue/contract';
import type { SearchFailure } from './failure';

/** Ends paging after so many pages in a row without a new track. */
const IDLE_PAGES_MAX = 3;

/** The page to load. `quiet`: the first page again, without a request of the user. */
export type Loading = 'first' | 'more' | 'quiet';

export type ResultList = {
  query: string;
  tracks: readonly Track[];
  hasMore: boolean;
  offset: number;
  idlePages: number;
  /** Kept until the next answer, so that the "Try again" button does not move while it loads. */
  failure: SearchFailure | null;
  loading: Loading | null;
};

export const NO_RESULTS: ResultList = {
  query: '',
  tracks: [],
  hasMore: false,
  offset: 0,
  idlePages: 0,
  failure: null,
  loading: null,
};

export function withPage(list: ResultList, page: SearchPage, offset: number): ResultList {
  // Tracks that the provider repeats are listed once.
  const all = [...list.tracks, ...page.queryData].map((track) => [trackKey(track), track] as const);
  const tracks = [...new Map(all).values()];
  const idlePages = tracks.length > list.tracks.length ? 0 : list.idlePages + 1;
  return {
    ...list,
    tracks,
    hasMore: page.hasMore && idlePages < IDLE_PAGES_MAX,
    // An incomplete page is requested again.
    offset: offset + (page.partial ? 0 : SEARCH_PAGE_SIZE),
    idlePages,
    failure: null,
    loading: null,
  };
}

/** Why the list is empty; the failure of a further page is shown at the end of the list. */
export const failureIn = ({ tracks, failure }: ResultList) => (tracks.length === 0 ? failure : null);

export const countIn = ({ query, tracks, loading, failure }: ResultList): number | null =>
  query === '' || loading === 'first' || (failure && tracks.length === 0) ? null : tracks.length;

export const isEmpty = ({ tracks, loading, failure }: ResultList) =>
  tracks.length === 0 && loading === null && failure === null;
