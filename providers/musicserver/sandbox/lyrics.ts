/**
 * Lyrics of the demo songs: the first song of each album has lines with times, the second has some without, the others have none.
 * https://opensubsonic.netlify.app/docs/responses/structuredlyrics/
 */
import type { Fields } from './answers';
import type { Library, Song } from './library';

const FIRST_LINE_MS = 1000;
const LINE_MS = 4000;

const linesOf = ({ title, album, track }: Song): readonly string[] =>
  track > 2 ? [] : [title, `from ${album.title}`, '', `sung by ${album.artist.name}`];

export function structuredLyrics(song: Song): Fields[] {
  const lines = linesOf(song);
  if (lines.length === 0) return [];
  const synced = song.track === 1;
  return [
    {
      displayArtist: song.album.artist.name,
      displayTitle: song.title,
      lang: 'eng',
      offset: 0,
      synced,
      line: lines.map((value, index) => ({
        ...(synced && { start: FIRST_LINE_MS + index * LINE_MS }),
        value,
      })),
    },
  ];
}

/** Empty when there are none, as real servers answer. */
export function plainLyrics(library: Library, parameters: URLSearchParams): Fields {
  const [title, artist] = [parameters.get('title'), parameters.get('artist')];
  const song = library.songs.find((one) => one.title === title && one.artists[0]?.name === artist);
  const value = song ? linesOf(song).join('\n') : '';
  return value ? { artist, title, value } : {};
}
