// Reads a track's title: the song's name, who else performs, and which version it is.
import { isQualifier, isWholeQualifier, namesVersion, readQualifiers, readTrailing } from './qualifiers';
import type { Qualities } from './qualifiers';
import { artistWords, contains, wordsOf } from './words';

type Words = readonly string[];

/** A text between dashes. */
type Part = {
  text: string;
  words: Words;
  /** Its words if it is the name of an artist. */
  artist: Words;
  /** What it consists of if it names an artist: `Osterman: Adagio`, `夜行列車 / 水野ハル`. */
  pieces: readonly Part[];
};

/** A title as far as it can be read without knowing the artists. */
export type TitleParts = Omit<Qualities, 'versions'> & {
  parts: readonly Part[];
  /** Kinds of version, sorted: two recordings of a song have the same kinds. */
  versions: Words;
  /** The version as it is written, for a search. */
  version: string;
};

export type SongTitle = Pick<TitleParts, 'featured' | 'versions' | 'versionBy' | 'isEdit'> & {
  /** Words of the song's name. */
  name: Words;
  /** Artists that stood before or behind the name: `Ada Solano - Late Ferry` has `ada solano`. */
  artists: readonly Words[];
  /** Words of brackets without a known meaning, such as a subtitle or a translation. */
  subtitle: Words;
  /** The name and its artist as they are written, for a search. */
  written: { name: string; artist: string | undefined };
};

const INLINE_FEATURING = /\s(?:featuring\s|feat\.?\s|ft\.?\s|w\/)\s*(.*)$/i;
/** Hashtags, the number of a track on its record, and where it was first heard. */
const NOT_IN_NAME = /#[\p{L}\p{N}_]+|^\s*(?:[a-d]?\d{1,2}[.)]|0\d)\s+|^\s*premi[eè]re\s*[:|]\s*/giu;
/** Quotation marks around a song's name: アーティスト「曲名」. */
const QUOTED = /^(.+)[「『](.+)[」』]/;
const BRACKETS = /[([{【「『〔（［](.*?)[)\]}】」』〕）］]/g;
const DASHES = /\s+[-–—―|~•·]+\s+|\s*[|]\s*|\s+\/\/\s+|\s*—\s*/;
/** These stand inside names, too. */
const WEAK_DASHES = /\s+[/_]\s+|:\s+|["“”]/;

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
  const texts = splitText(rest, DASHES).filter((text, index) => {
    if (index === 0 || !isWholeQualifier(text)) return true;
    qualifiers.push(text);
    return false;
  });
  const found = readQualifiers(qualifiers, featured);
  const part = (text: string): Part => {
    return { text, words: wordsOf(text), artist: artistWords(text), pieces: [] };
  };
  const parts = texts.map((text) => {
    const whole = part(text);
    const pieces = splitText(text, WEAK_DASHES);
    return {
      ...whole,
      words: readTrailing(whole.words, found),
      pieces: pieces.length > 1 ? pieces.map(part) : [],
    };
  });
  const version = qualifiers.filter(namesVersion).join(' ');
  return { ...found, parts, versions: [...found.versions].sort(), version };
}

function splitText(text: string, separators: RegExp): string[] {
  return text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => wordsOf(part).length > 0);
}

/** Tells the song's name from its artists; `known` are the words of names that may stand in the title. */
export function readTitle(title: TitleParts, known: readonly Words[]): SongTitle {
  const isArtist = ({ words }: Part) =>
    known.some((artist) => contains(words, artist) || contains(artist, words));
  const parts = title.parts.flatMap((part) => (part.pieces.some(isArtist) ? part.pieces : part));
  const artistParts = parts.filter(isArtist);
  const isKnown = artistParts.length > 0 && artistParts.length < parts.length;
  // Without a known artist, the first of two parts is taken for one.
  const before = isKnown ? artistParts : parts.slice(0, parts.length > 1 ? 1 : 0);
  const nameParts = parts.filter((part) => !before.includes(part));
  const { name, artist } = withoutArtist(
    nameParts.flatMap(({ words }) => words),
    known,
  );
  return {
    ...title,
    name: [...name, ...title.part],
    artists: [...before.map((part) => part.artist), ...artist],
    subtitle: title.subtitle.filter((words) => !known.some((names) => contains(names, words))).flat(),
    written: { name: nameParts.map(({ text }) => text).join(' '), artist: before[0]?.text },
  };
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
    const isJoined = JOINING.includes(rest.at(-1) ?? '') && rest.length > 1;
    return { name: isJoined ? rest.slice(0, -1) : rest, artist: [artist] };
  }
  return { name, artist: [] };
}

const JOINING: Words = ['by', 'w', 'with', 'and', 'from', 'ft', 'feat'];
