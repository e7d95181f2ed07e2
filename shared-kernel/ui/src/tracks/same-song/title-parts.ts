// Splits the text of a title: brackets, featured artists, qualifiers, and the parts between dashes.
import { isQualifier, isWholeQualifier, readQualifiers, readTrailing, type Qualities } from './qualifiers';
import { artistWords, wordsOf, type Words } from './words';

/** A text between dashes. */
export type Part = {
  text: string;
  words: Words;
  /** Its words if it is one of several and the name of an artist, without initials. */
  artist: Words;
  /** Its parts if it names an artist: `Osterman: Adagio`, `夜行列車 / 水野ハル`. */
  pieces: readonly Part[];
};

/** A title parsed without knowing the artists. */
export type TitleParts = Omit<Qualities, 'versions'> & {
  parts: readonly Part[];
  /** Kinds of version, sorted: two recordings of a song have the same kinds. */
  versions: Words;
  /** Texts in brackets, and texts after a dash that name a recording. */
  qualifiers: readonly string[];
};

const INLINE_FEATURING = /\s(?:featuring\s|feat\.?\s|ft\.?\s|w\/)\s*(.*)$/i;
/** Hashtags, the number of a track on its record, and where it was first heard. */
const NOT_IN_NAME = /#\S+|<\/?3+|^\s*(?:[a-d]?\d{1,2}[.)]|0\d)\s+|^\s*premi[eè]re\s*[:|]\s*/gi;
/** Quotation marks around a song's name: アーティスト「曲名」. */
const QUOTED = /^(.+)[「『](.+)[」』]/;
const BRACKETS = /[([{【「『〔（［](.*?)[)\]}】」』〕）］]/g;
const DASHES = /\s+[-–—―|~•·]+\s+|\s*[|]\s*|\s+\/\/\s+|\s*—\s*/;
/** These also occur inside names. */
const WEAK_DASHES = /\s+[/_]\s+|:\s+|["“”]|\s['‘]|['’]$/;

export function parseTitle(title: string): TitleParts {
  const qualifiers: string[] = [];
  let rest = title
    .replace(NOT_IN_NAME, ' ')
    .replace(QUOTED, '$1 - $2 - ')
    .replace(BRACKETS, (_, inner: string, at: number, whole: string) => {
      // "(I Can't Get No) Satisfaction": a leading bracket is part of the name.
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
