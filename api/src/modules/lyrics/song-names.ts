// Names of songs as lyrics services have them: without what recordings and uploads add.

export type Song = { title: string; artist: string; durationMs: number };

const ADDITION =
  /\b(?:remaster(?:ed)?|feat|ft|featuring|with|explicit|mono|stereo|bonus|deluxe|version|edit|official|video|audio|lyrics?)\b/i;
const DASH = /\s[-–—]\s/;

/** The title without "(Remastered 2011)", "[Official Video]", "- Radio Edit" and the like. */
export function plainTitle(title: string): string {
  const withoutBrackets = title.replace(/\s*[([]([^()[\]]*)[)\]]/g, (all, text: string) =>
    ADDITION.test(text) ? '' : all,
  );
  const [name = '', ...rest] = withoutBrackets.split(DASH);
  const parts = [name, ...rest.filter((part) => !ADDITION.test(part))];
  return parts.join(' - ').trim() || title;
}

/** The names a song may have, the likelier first: uploads often have "Artist - Title" as their title. */
export function namesOf({ title, artist }: Song): { title: string; artist: string }[] {
  const plain = plainTitle(title);
  const [credited, ...rest] = plain.split(DASH);
  const upload = credited && rest.length > 0 ? [{ title: rest.join(' - '), artist: credited }] : [];
  return [{ title: plain, artist }, ...upload];
}

/** For comparison only: without case, accents and punctuation. */
export function normalizeName(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
