// Reads a list of a service page by page. No service is trusted to end its list, or to send each page once.
import type { CollectionPage } from '@segue/contract';
import { ProviderError } from './music-provider';

/** So many pages in a row may bring nothing new. */
const IDLE_PAGES_MAX = 3;
const CALLS_MAX = 20;

type Page<At, Item> = {
  /** What can be read of its places. */
  items: readonly Item[];
  places: number;
  /** Null when the service does not tell how many places the list has. */
  total: number | null;
  /** Where the following page is; null when there is none. */
  next: At | null;
};

/** Whether there is more after a page: by its link, or by the total where the link is missing. */
export const hasNext = (link: string | null, total: number | null, end: number): boolean =>
  link !== null || (total !== null && total > end);

/**
 * The items of at most `max` places, each once. A page that fails loses itself alone where the next one can be named (`skip`). Rejects
 * when the first page fails.
 */
export async function readPages<At, Item extends { id: string }>(
  first: At,
  readPage: (at: At) => Promise<Page<At, Item>>,
  { max, skip = () => null }: { max: number; skip?: (at: At, total: number | null) => At | null },
): Promise<{ items: Item[]; trackCount: number } & Pick<CollectionPage, 'leftOut' | 'missing'>> {
  const found = new Map<string, Item>();
  let at: At | null = first;
  let total: number | null = null;
  let places = 0;
  let hasGap = false;
  let idle = 0;
  for (let call = 0; at !== null && places < max && call < CALLS_MAX && idle < IDLE_PAGES_MAX; call += 1) {
    const page: Page<At, Item> | null = await readPage(at).catch((error: unknown) => {
      if (call === 0 || !(error instanceof ProviderError) || error.kind === 'auth') throw error;
      return null;
    });
    const before = found.size;
    for (const item of page?.items ?? []) found.set(item.id, item);
    idle = found.size > before ? 0 : idle + 1;
    // A repeated page has no places of its own.
    if (page && (idle === 0 || page.items.length === 0)) places += page.places;
    total = page?.total ?? total;
    hasGap ||= page === null;
    at = page ? page.next : skip(at, total);
  }
  const items = [...found.values()].slice(0, max);
  const shown = items.length;
  const read = Math.min(places, max);
  const others = Math.max(0, (total ?? read) - shown);
  const isWhole = at === null && !hasGap && (total ?? 0) <= max;
  const leftOut = isWhole ? others : Math.min(others, Math.max(0, read - shown));
  const missing = total === null ? null : Math.max(0, Math.min(total, max) - shown - leftOut);
  return { items, trackCount: shown + others, ...(leftOut > 0 && { leftOut }), ...(hasGap && { missing }) };
}
