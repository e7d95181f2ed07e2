// Tells the song's name in a title from its artists.
import type { Part, TitleParts } from './title-parts';
import { contains, type Words } from './words';

export type SongTitle = {
  name: Words;
  /** Artists that stood before or behind the name: `Ada Solano - Late Ferry` has `ada solano`. */
  artists: readonly Words[];
  /** Words of brackets without a known meaning, such as a subtitle or a translation. */
  subtitle: Words;
  nameParts: readonly Part[];
  artistParts: readonly Part[];
};

/** Separates the song's name from its artists; `known` are the words of artist names that may be in the title. */
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

/** Separates artist names from other parts. Without a known artist, the first of two parts counts as one. */
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
