import { withoutSmall } from './name-similarity';
import { readTrack, type SongFacts } from './track-words';
import { isAscii, startOf, type Words } from './words';

export type SongKeys = {
  title: Words;
  /** Whether `title` is the name only, without a label, a translation or an artist that is not credited. */
  isName: boolean;
  /** The parts of the title, each written together: "Good Night", "Goodnight". */
  joined: Words;
  artists: readonly { words: Words; start: string }[];
  /** All words, and the first letters of each word that may be an artist. */
  text: Words;
};

const readKeys = new WeakMap<SongFacts, SongKeys>();

/**
 * Index keys of a song. Two tracks of one song share one of `joined`, or all of `title` except for one typing error and
 * words outside the name. If one `isName`, the words or the start of an artist of one are in the `text` of the other.
 */
export function songKeys(track: SongFacts): SongKeys {
  const known = readKeys.get(track);
  if (known) return known;
  const { parts, credited, uploader } = readTrack(track);
  const names = [...credited, uploader];
  const written = [...parts.parts.map(({ words }) => words), ...parts.subtitle].filter(
    (words) => !names.some((name) => name.join() === words.join()),
  );
  const words = written.flatMap(withoutSmall);
  // After removing the artist's words and the "by" before them, the rest may be a translation.
  const own = words.filter((word) => word !== 'by' && !names.some((name) => name.includes(word)));
  const isOneScript = words.every(isAscii) || !words.some(isAscii);
  const inTitle = parts.parts.flatMap(({ artist }) => [...artist, startOf(artist)]);
  const artists = names
    .filter((name) => name.length > 0)
    .map((name) => ({ words: name, start: startOf(name) }));
  const keys = {
    title: isOneScript && own.length > 0 ? own : words,
    isName: written.length === 1 && isOneScript && parts.parts.every(({ pieces }) => pieces.length === 0),
    joined: written.map((part) => part.join('')),
    artists,
    text: [
      ...artists.flatMap((artist) => [artist.start, ...artist.words]),
      ...written.flat(),
      ...inTitle,
      ...parts.featured,
      ...parts.part,
    ],
  };
  readKeys.set(track, keys);
  return keys;
}
