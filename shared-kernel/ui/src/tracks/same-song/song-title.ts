// Reads a track's title: the song's name, who else performs, and which version it is.
import { isQualifier, isWholeQualifier, readQualifiers, readTrailing } from './qualifiers';
import type { Qualities } from './qualifiers';
import { artistWords, contains, wordsOf, type Words } from './words';

/** A text between dashes. */
type Part = {
  text: string;
  words: Words;
  /** Its words if it is one of several and the name of an artist, without initials. */
  artist: Words;
  /** What it consists of if it names an artist: `Osterman: Adagio`, `夜行列車 / 水野ハル`. */
  pieces: readonly Part[];
};

/** A title as far as it can be read without knowing the artists. */
export type TitleParts = Omit<Qualities, 'versions'> & {
  parts: readonly Part[];
  /** Kinds of version, sorted: two recordings of a song have the same kinds. */
  versions: Words;
  /** What stood in brackets, or said after a dash which recording it is. */
  qualifiers: readonly string[];
};

export type SongTitle = {
  name: Words;
  /** Artists that stood before or behind the name: `Ada Solano - Late Ferry` has `ada solano`. */
  artists: readonly Words[];
  /** Words of brackets without a known meaning, such as a subtitle or a translation. */
  subtitle: Words;
  nameParts: readonly Part[];
  artistParts: readonly Part[];
};

const INLINE_FEATURING = /\s(?:featuring\s|feat\.?\s|ft\.?\s|w\/)\s*(.*)$/i;
/** Hashtags, the number of a track on its record, and where it was first heard. */
const NOT_IN_NAME = /#\S+|<\/?3+|^\s*(?:[a-d]?\d{1,2}[.)]|0\d)\s+|^\s*premi[eè]re\s*[:|]\s*/gi;
/** Quotation marks around a song's name: アーティスト「曲名」. */
const QUOTED = /^(.+)[「『](.+)[」』]/;
const BRACKETS = /[([{【「『〔（［](.*?)[)\]}】」』〕）］]/g;
const DASHES = /\s+[-–—―|~•·]+\s+|\s*[|]\s*|\s+\/\/\s+|\s*—\s*/;
/** These stand inside names, too. */
const WEAK_DASHES = /\s+[/_]\s+|:\s+|["“”]|\s['‘]|['’]$/;

export function parseTitle(title: string): TitleParts {
  const qualifiers: string[] = [];
  let rest = title
    .replace(NOT_IN_NAME, ' ')
    .replace(QUOTED, '$1 - $2 - ')
    .replace(BRACKETS, (_, inner: string, at: number, whole: string) => {
      // "(I Can't Get No) Satisfaction": a bracket in front belongs to the name.
      if (whole.slice(0, at).trim() === '' && !isQualifier(inner)) return ` ${inner} `;
      qualifiers.push(inner);
      return ' ';
    });
  const featured: string[] = [];
  rest = rest.replace(INLINE_FEATURING, (_, names: string) => {
    const [first = '', ...more] = names.split(DASHES);
    featured.push(...wordsOf(first));
    return more.length > 0 ? ` - ${more.join(' - ')}` : '';
  });
  const dashed = splitParts(rest, DASHES).filter((part, index) => {
    if (index === 0 || !isWholeQualifier(part)) return true;
    qualifiers.push(part.text);
    return false;
  });
  const found = readQualifiers(qualifiers, featured);
  const parts = dashed.map((part) => {
    const pieces = splitParts(part.text, WEAK_DASHES);
    return { ...part, words: readTrailing(part.words, found), pieces: pieces.length > 1 ? pieces : [] };
  });
  return { ...found, parts, versions: [...found.versions].sort(), qualifiers };
}

function splitParts(text: string, separators: RegExp): readonly Part[] {
  const parts: Part[] = text
    .split(separators)
    .map((part) => ({ text: part.trim(), words: wordsOf(part), artist: [], pieces: [] }))
    .filter(({ words }) => words.length > 0);
  return parts.length > 1
    ? parts.map((part) => ({ ...part, artist: withoutInitials(artistWords(part.text)) }))
    : parts;
}

/** "J.A. Smit", "Smit, J.A." */
function withoutInitials(name: Words): Words {
  const left = name.filter((word) => !/^[a-z]$/.test(word));
  return left.length > 0 ? left : name;
}

/** Tells the song's name from its artists; `known` are the words of names that may stand in the title. */
export function readTitle(title: TitleParts, known: readonly Words[]): SongTitle {
  const { artistParts, nameParts } = splitArtists(title.parts, known);
  const words = nameParts.length === 1 ? nameParts[0]!.words : nameParts.flatMap((part) => part.words);
  const { name, artist } = withoutArtist(words, known);
  const subtitles = title.subtitle.filter((bracket) => !known.some((names) => contains(names, bracket)));
  return {
    name: title.part.length > 0 ? [...name, ...title.part] : name,
    artists: [...artistParts.map((part) => part.artist), ...artist],
    subtitle: subtitles.flat(),
    nameParts,
    artistParts,
  };
}

/** Parts that are artists' names, and the others. Without a known artist, the first of two parts is taken for one. */
function splitArtists(
  whole: readonly Part[],
  known: readonly Words[],
): { artistParts: readonly Part[]; nameParts: readonly Part[] } {
  if (whole.length === 1 && whole[0]!.pieces.length === 0) return { artistParts: [], nameParts: whole };
  const isArtist = ({ words, artist: name }: Part) =>
    known.some((artist) => contains(words, artist) || contains(artist, name));
  const parts = whole.flatMap((part) => (part.pieces.some(isArtist) ? part.pieces : part));
  const artistParts = parts.filter(isArtist);
  if (artistParts.length > 0 && artistParts.length < parts.length)
    return { artistParts, nameParts: parts.filter((part) => !artistParts.includes(part)) };
  const first = parts.length > 1 ? 1 : 0;
  return { artistParts: parts.slice(0, first), nameParts: parts.slice(first) };
}

/** Uploads also write the artist without a dash: "Late Ferry by North Pier", "north pier late ferry". */
function withoutArtist(name: Words, known: readonly Words[]): { name: Words; artist: readonly Words[] } {
  const text = name.join(' ');
  for (const artist of known) {
    if (artist.join('').length < 5 || name.length <= artist.length) continue;
    const found = artist.join(' ');
    if (text.startsWith(`${found} `)) return { name: name.slice(artist.length), artist: [artist] };
    if (!text.endsWith(` ${found}`)) continue;
    const rest = name.slice(0, -artist.length);
    while (rest.length > 1 && JOINING.includes(rest.at(-1)!)) rest.pop();
    return { name: rest, artist: [artist] };
  }
  return { name, artist: [] };
}

const JOINING: Words = 'the by w with and from ft feat'.split(' ');
