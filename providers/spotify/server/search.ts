// Builds one search page from the smaller pages that Spotify allows: requested in parallel, joined in order, without duplicates.
import * as z from 'zod/mini';
import type { CallLog } from '@segue/api/port/upstream-events';
import {
  type CataloguePage,
  type CatalogueTrack,
  ProviderError,
  type SearchRequest,
} from '@segue/api/port/music-provider';
import { eachOnce } from '@segue/api/port/catalogue';
import { hasNext } from '@segue/api/port/pages';
import { lenient, type Links, readItems } from '@segue/api/port/wire';
import { spotifyTrackSchema, toTrack } from './to-track';

/** The last possible offset of a page: Spotify returns the first 1000 results only. */
const LAST_OFFSET = 980;
const RESULTS_MAX = 1000;
/** The page limit in development mode; a larger limit that is rejected falls to this first, then is halved. */
const DEVELOPMENT_LIMIT = 10;

export const searchAnswerSchema = z.object({
  tracks: z.object({ items: z.array(z.unknown()), next: lenient(z.string()), total: lenient(z.int()) }),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

/** Requests one page; rejects with reason `Invalid limit` when Spotify does not allow the limit. */
export type ReadPage = (request: SearchRequest, log?: CallLog) => Promise<SearchAnswer>;

export function createSearch(
  readPage: ReadPage,
  links: Links,
  configuredLimit: number,
  report: (error: ProviderError) => void,
) {
  let pageLimit = configuredLimit;

  async function search(request: SearchRequest, log?: CallLog): Promise<CataloguePage> {
    if (request.offset > LAST_OFFSET) return { tracks: [], hasMore: false };
    const limitUsed = pageLimit;
    const parts = await Promise.allSettled(split(request, limitUsed).map((part) => readPage(part, log)));
    if (parts.some((part) => part.status === 'rejected' && isInvalidLimit(part.reason)) && limitUsed > 1) {
      pageLimit = Math.min(
        pageLimit,
        limitUsed > DEVELOPMENT_LIMIT ? DEVELOPMENT_LIMIT : Math.floor(limitUsed / 2),
      );
      return search(request, log);
    }
    return join(request, parts, links, report);
  }

  return search;
}

function split(request: SearchRequest, pageLimit: number): SearchRequest[] {
  const { limit, offset } = request;
  const end = Math.min(offset + limit, RESULTS_MAX);
  const parts: SearchRequest[] = [];
  for (let start = offset; start < end; start += pageLimit) {
    parts.push({ ...request, limit: Math.min(pageLimit, end - start), offset: start });
  }
  return parts;
}

function join(
  request: SearchRequest,
  parts: readonly PromiseSettledResult<SearchAnswer>[],
  links: Links,
  report: (error: ProviderError) => void,
): CataloguePage {
  const tracks: CatalogueTrack[] = [];
  const nextOffset = request.offset + request.limit;
  let hasMore = false;
  for (const [index, part] of parts.entries()) {
    if (part.status === 'rejected') {
      if (index === 0) throw part.reason;
      // Half a page is better than an error; the client requests the page again.
      return { tracks: eachOnce(tracks), hasMore: true, partial: true };
    }
    const { items, next, total } = part.value.tracks;
    hasMore = hasNext(next, total, nextOffset);
    tracks.push(...readItems(items, spotifyTrackSchema, report).map((item) => toTrack(item, links)));
  }
  // The ranking may change between two requests, so a track may occur twice.
  return { tracks: eachOnce(tracks), hasMore: hasMore && nextOffset <= LAST_OFFSET };
}

function isInvalidLimit(error: unknown): boolean {
  return error instanceof ProviderError && error.reason === 'Invalid limit';
}
