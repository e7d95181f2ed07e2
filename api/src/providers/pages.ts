// Reads a list of a service page by page. No service is trusted to end its list, or to send each page once.
import type { CollectionPage } from '@segue/contract';
import { ProviderError } from './music-provider';

/** Ends paging after so many pages in a row without a new track. */
const IDLE_PAGES_MAX = 3;
const CALLS_MAX = 20;

/** `places` hold `items`, or nothing that can be read; `total` is null where the service names none. */
type Page<At, Item> = { items: readonly Item[]; places: number; total: number | null; next: At | null };
type List<Item> = { items: Item[]; trackCount: number } & Pick<CollectionPage, 'leftOut' | 'missing'>;

/** Whether there is more after a page: by its link, or by the total where the link is missing. */
export const hasNext = (link: string | null, total: number | null, end: number): boolean =>
  link !== null || (total !== null && total > end);

/** The items of at most `max` places, each once. A page that fails loses itself alone where `skip` names the next; not the first. */
export async function readPages<At, Item extends { id: string }>(
  first: At,
  readPage: (at: At) => Promise<Page<At, Item>>,
  { max, skip = () => null }: { max: number; skip?: (at: At, total: number | null) => At | null },
): Promise<List<Item>> {
  const found = new Map<string, Item>();
  let at: At | null = first;
  let [total, hasGap]: [number | null, boolean] = [null, false];
  let [places, calls, idle] = [0, 0, 0];
  while (at !== null && places < max && calls < CALLS_MAX && idle < IDLE_PAGES_MAX) {
    const page: Page<At, Item> | null = await readPage(at).catch((error: unknown) => {
      if (calls === 0 || !(error instanceof ProviderError) || error.kind === 'auth') throw error;
      return null;
    });
    const before = found.size;
    for (const item of page?.items ?? []) found.set(item.id, item);
    calls += 1;
    idle = found.size > before ? 0 : idle + 1;
    // A repeated page adds no positions.
    if (page && (idle === 0 || page.items.length === 0)) places += page.places;
    total = page?.total ?? total;
    hasGap ||= page === null;
    at = page ? page.next : skip(at, total);
  }
  const items = [...found.values()].slice(0, max);
  const shown = items.length;
  const others = Math.max(0, (total ?? Math.min(places, max)) - shown);
  const leftOut = Math.min(others, Math.max(0, Math.min(places, max) - shown));
  const missing = total === null ? null : Math.max(0, Math.min(total, max) - shown - leftOut);
  return { items, trackCount: shown + others, leftOut, ...(hasGap && { missing }) };
}
