// Reads a track's title: the song's name, who else performs, and which version it is.
import { isQualifier, isWholeQualifier, namesVersion, readQualifiers, readTrailing } from './qualifiers';
import { artistWords, contains, wordsOf } from './words';

export type SongTitle = {
  /** Words of the song's name. */
  name: readonly string[];
  /** What stood before the name, split at dashes: `Ada Solano - Late Ferry` has `ada solano`. */
  before: readonly (readonly string[])[];
  /** Words of a bracket without a known meaning, such as a subtitle or a translation. */
  subtitle: readonly string[];
  featured: readonly string[];
  /** Kinds of version, sorted: two recordings of a song have the same kinds. */
  versions: readonly string[];
  /** Words that name the version, such as the remixer. */
  versionBy: readonly string[];
  /** A cut or master of the same recording: its length may differ. */
  isEdit: boolean;
  /** The title's parts as they are written, for a search. */
  written: { name: string; artist: string | undefined; version: string };
};

const INLINE_FEATURING = /\s(?:featuring\s|feat\.?\s|ft\.?\s|w\/)\s*(.*)$/i;
/** Hashtags, the number of a track on its record, and where it was first heard. */
const NOT_IN_NAME = /#[\p{L}\p{N}_]+|^\s*(?:[a-d]?\d{1,2}[.)]|0\d)\s+|^\s*premi[eè]re\s*[:|]\s*/giu;
/** Quotation marks around a song's name: アーティスト「曲名」. */
const QUOTED = /^(.+)[「『](.+)[」』]/;
const BRACKETS = /[([{【「『〔（［](.*?)[)\]}】」』〕）］]/g;
const DASHES = /\s+[-–—―|~•·]+\s+|\s*[|]\s*|\s+\/\/\s+|:\s+(?=["“])|\s*—\s*/;

/** Reads a title; `artists` are the words of names that may stand in it. */
export function readTitle(title: string, artists: readonly (readonly string[])[]): SongTitle {
  const qualifiers: string[] = [];
  let rest = title
    .replace(NOT_IN_NAME, ' ')
    .replace(QUOTED, '$1 - $2 - ')
    .replace(BRACKETS, (_, inner: string, at: number) => {
      // "(I Can't Get No) Satisfaction": a bracket in front belongs to the name.
      if (title.slice(0, at).trim() === '' && !isQualifier(inner)) return ` ${inner} `;
      qualifiers.push(inner);
      return ' ';
    });
  const featured: string[] = [];
  rest = rest.replace(INLINE_FEATURING, (_, names: string) => {
    const [first = '', ...more] = names.split(DASHES);
    featured.push(...wordsOf(first));
    return more.length > 0 ? ` - ${more.join(' - ')}` : '';
  });

  const parts = rest
    .split(DASHES)
    .map((part) => part.trim())
    .filter((part) => wordsOf(part).length > 0);
  const names: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (index > 0 && isWholeQualifier(part)) qualifiers.push(part);
    else names.push(part);
  }

  const { artistParts, nameParts } = splitArtists(names, artists);
  const found = readQualifiers(qualifiers, featured);
  const { name, artist } = withoutArtist(readTrailing(wordsOf(nameParts.join(' ')), found), artists);
  return {
    name: [...name, ...found.part],
    before: [...artistParts.map(artistWords), ...artist],
    subtitle: found.subtitle,
    featured: found.featured,
    versions: [...found.versions].sort(),
    versionBy: found.versionBy,
    isEdit: found.isEdit,
    written: {
      name: nameParts.join(' '),
      artist: artistParts[0],
      version: qualifiers.filter(namesVersion).join(' '),
    },
  };
}

/** Parts that are artists' names, and the others. Without a known artist, the first of two parts is taken for one. */
function splitArtists(
  names: readonly string[],
  artists: readonly (readonly string[])[],
): { artistParts: string[]; nameParts: string[] } {
  if (names.length < 2) return { artistParts: [], nameParts: [...names] };
  const isArtist = (part: string) => {
    const words = wordsOf(part);
    return artists.some((artist) => contains(words, artist) || contains(artist, words));
  };
  const known = names.filter(isArtist);
  if (known.length > 0 && known.length < names.length)
    return { artistParts: known, nameParts: names.filter((part) => !known.includes(part)) };
  return { artistParts: names.slice(0, 1), nameParts: names.slice(1) };
}

/** Uploads also write the artist without a dash: "Late Ferry by North Pier", "north pier late ferry". */
function withoutArtist(
  name: readonly string[],
  artists: readonly (readonly string[])[],
): { name: readonly string[]; artist: (readonly string[])[] } {
  for (const artist of artists) {
    if (artist.join('').length < 5 || name.length <= artist.length) continue;
    const text = name.join(' ');
    const found = artist.join(' ');
    if (text.startsWith(`${found} `)) return { name: name.slice(artist.length), artist: [artist] };
    if (!text.endsWith(` ${found}`)) continue;
    const rest = name.slice(0, -artist.length);
    return {
      name: JOINING.includes(rest.at(-1) ?? '') && rest.length > 1 ? rest.slice(0, -1) : rest,
      artist: [artist],
    };
  }
  return { name, artist: [] };
}

const JOINING: readonly string[] = ['by', 'w', 'with', 'and', 'from', 'ft', 'feat'];
