// One page of ours from the smaller pages Spotify allows: asked together, joined in order, without doubles.
import * as z from 'zod/mini';
import {
  ProviderError,
  type CataloguePage,
  type CatalogueTrack,
  type SearchRequest,
} from '../music-provider';
import { lenient, readItems, type Links } from '../wire';
import { spotifyTrackSchema, toTrack } from './to-track';

/** Nothing starts beyond this offset: Spotify serves the first thousand hits only. */
const LAST_OFFSET = 980;
const WINDOW = 1000;
/** What development mode allows; a larger cap that is refused falls to this before it is halved. */
const DEVELOPMENT_CAP = 10;

export const searchAnswerSchema = z.object({
  tracks: z.object({ items: z.array(z.unknown()), next: lenient(z.string()) }),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

/** Reads one upstream page; rejects with reason `Invalid limit` when the limit is above the cap. */
export type ReadPage = (request: SearchRequest) => Promise<SearchAnswer>;

export function createSearch(
  readPage: ReadPage,
  links: Links,
  configuredCap: number,
  report: (error: ProviderError) => void,
) {
  let cap = configuredCap;

  async function search(request: SearchRequest): Promise<CataloguePage> {
    if (request.offset > LAST_OFFSET) return { tracks: [], hasMore: false };
    const capUsed = cap;
    const parts = await Promise.allSettled(split(request, capUsed).map(readPage));
    if (parts.some((part) => part.status === 'rejected' && isOverCap(part.reason)) && capUsed > 1) {
      cap = Math.min(cap, capUsed > DEVELOPMENT_CAP ? DEVELOPMENT_CAP : Math.floor(capUsed / 2));
      return search(request);
    }
    return join(request, parts, links, report);
  }

  return search;
}

function split({ query, limit, offset }: SearchRequest, cap: number): SearchRequest[] {
  const end = Math.min(offset + limit, WINDOW);
  const parts: SearchRequest[] = [];
  for (let start = offset; start < end; start += cap) {
    parts.push({ query, limit: Math.min(cap, end - start), offset: start });
  }
  return parts;
}

function join(
  request: SearchRequest,
  parts: readonly PromiseSettledResult<SearchAnswer>[],
  links: Links,
  report: (error: ProviderError) => void,
): CataloguePage {
  const tracks = new Map<string, CatalogueTrack>();
  let next: string | null = null;
  for (const [index, part] of parts.entries()) {
    if (part.status === 'rejected') {
      if (index === 0) throw part.reason;
      // Half a page is better than none; the rest may well be there next time.
      return { tracks: [...tracks.values()], hasMore: true, partial: true };
    }
    next = part.value.tracks.next;
    for (const item of readItems(part.value.tracks.items, spotifyTrackSchema, report)) {
      // The ranking may move between two calls, so that a track comes twice.
      if (!tracks.has(item.id)) tracks.set(item.id, toTrack(item, links));
    }
  }
  const nextOffset = request.offset + request.limit;
  return { tracks: [...tracks.values()], hasMore: next !== null && nextOffset <= LAST_OFFSET };
}

function isOverCap(error: unknown): boolean {
  return error instanceof ProviderError && error.reason === 'Invalid limit';
}
