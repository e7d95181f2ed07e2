/** Faults in the content of an answer and in its pages: what services send although their documentation excludes it. */
import { HEADER_BYTES, SAMPLE_RATE } from '../catalogue/wav';

const LENGTHS = new Set(['duration', 'duration_ms', 'full_duration']);
const NAMES = new Set(
  'name title username display_name full_name metadata_artist artist album displayArtist'.split(' '),
);
const LISTS = new Set('items collection tracks song entry album artist playlist'.split(' '));
const NEXT_LINKS = new Set(['next', 'next_href']);
/** A space, a zero-width space and a tab. */
const BLANK = ' \u200B\t';
const OVERLAP = 5;
const EARLY_END_SECONDS = 8;

type Change = (key: string, value: unknown) => unknown;

const inLists =
  (change: (list: unknown[]) => unknown[]): Change =>
  (key, value) =>
    LISTS.has(key) && Array.isArray(value) ? change(value) : value;

export const CONTENT_FAULTS = {
  'zero-lengths': (key, value) => (LENGTHS.has(key) && typeof value === 'number' ? 0 : value),
  'blank-names': (key, value) => (NAMES.has(key) && typeof value === 'string' ? BLANK : value),
  'empty-pages': inLists(() => []),
  'null-places': inLists((list) => list.map((item, index) => (index % 3 === 1 ? null : item))),
  'no-next-page': (key, value) => (NEXT_LINKS.has(key) ? null : value),
} as const satisfies Record<string, Change>;

/** Where a page begins instead of at the offset that was asked for. */
export const PAGE_FAULTS = {
  'repeated-pages': () => 0,
  'overlapping-pages': (offset) => Math.max(0, offset - OVERLAP),
} as const satisfies Record<string, (offset: number) => number>;

/** Where a sound file ends that ends early. */
export const EARLY_END_BYTES = HEADER_BYTES + EARLY_END_SECONDS * SAMPLE_RATE * 2;

export const changedAnswer = (payload: string, fault: keyof typeof CONTENT_FAULTS) =>
  JSON.stringify(JSON.parse(payload, CONTENT_FAULTS[fault]));

export function urlOfOtherPage(url: string, fault: keyof typeof PAGE_FAULTS): string {
  return url.replace(
    /(offset=)(\d+)/gi,
    (_all, name: string, offset: string) => `${name}${PAGE_FAULTS[fault](Number(offset))}`,
  );
}
