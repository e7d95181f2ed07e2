// Cleans what services and files name: names without invisible characters, lengths that are known or null.

// Lone surrogates, marks that change the direction of the text after them, and characters without width.
const INVISIBLE =
  /[\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
// Persian words and emoji need these joiners; elsewhere they have no meaning.
const STRAY_JOINERS = /(?<![\p{L}\p{M}\p{Emoji}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{Emoji}])/gu;
const VISIBLE = /[^\s\p{C}\p{DI}\u2800]/u;

export const UNTITLED = 'Untitled';
export const UNKNOWN_ARTIST = 'Unknown artist';

/** The name in one line, trimmed, without control and zero-width characters; the placeholder when nothing visible is left. */
export function cleanName(name: string | null | undefined, placeholder = ''): string {
  const cleaned = (name ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(STRAY_JOINERS, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return VISIBLE.test(cleaned) ? cleaned : placeholder;
}

/** A length in whole milliseconds; null when it is missing, zero or impossible: services send 0 for lengths that they do not know. */
export function knownLength(milliseconds: number | null | undefined): number | null {
  const rounded = Math.round(milliseconds ?? 0);
  return rounded > 0 && Number.isSafeInteger(rounded) ? rounded : null;
}
