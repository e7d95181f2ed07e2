// Search of one provider, page by page, through the cache of answers.
import { searchQuery, type Provider, type SearchPage } from '@segue/contract';
import { failure } from '../../failure';
import type { CataloguePage } from '../../providers/music-provider';
import type { CallLog } from '../../providers/upstream-events';
import { createProviderAnswers, toTracks, type AnswerParts, type AnswerSource } from './provider-answers';

export const SEARCH_CACHE_S = 60;
const STALE_S = 600;
/** About 2000 pages. */
const CACHE_MAX_CHARACTERS = 24_000_000;

/** The text to search for, cut to its limit; fails with `badRequest` when nothing is left of it. */
export function readQuery(text: string): string {
  return searchQuery(text.replaceAll(/\p{Cc}+/gu, ' ')) || failure('badRequest');
}

export type SearchParameters = { query: string; provider: Provider; limit: number; offset: number };

/** Search of one provider; `count` is called for each page that is answered. */
export function createSearchService(
  parts: AnswerParts,
  count: (provider: Provider, source: AnswerSource) => void,
) {
  const answers = createProviderAnswers<CataloguePage>(
    parts,
    { freshS: SEARCH_CACHE_S, staleS: STALE_S, maxCharacters: CACHE_MAX_CHARACTERS },
    { isKept: ({ partial }) => !partial, count },
  );

  return {
    /** Rejects with the provider's error when no page is cached. `userId` is null for visitors. */
    async search(
      { provider, ...request }: SearchParameters,
      log: CallLog,
      userId: number | null,
    ): Promise<SearchPage> {
      const { tracks, hasMore } = await answers({
        provider,
        key: keyOf(request),
        userId,
        log,
        ask: ({ search }, { userToken }) =>
          search({ ...request, ...(userToken !== undefined && { userToken }) }, log),
      });
      return { queryData: toTracks(tracks), hasMore };
    },
  };
}

function keyOf({ query, limit, offset }: Omit<SearchParameters, 'provider'>): string {
  const normalised = query.normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase();
  return [limit, offset, normalised].join('|');
}
