// Reads tables of tracks: Exportify, TuneMyMusic, Soundiiz, Segue itself, and `artist,title[,album][,duration]`.
import Papa from 'papaparse';
import { toListedTrack, type ListedTrack } from './listed-track';

type Field =
  'title' | 'artists' | 'album' | 'milliseconds' | 'duration' | 'isrc' | 'link' | 'spotifyId' | 'playlist';

/** By the letters of a column's head: `Artist Name(s)` is `artistnames`. */
const HEADS: Readonly<Record<Field, readonly string[]>> = {
  title: ['title', 'trackname', 'track', 'name', 'song', 'songname', 'songtitle', 'tracktitle'],
  artists: ['artist', 'artists', 'artistname', 'artistnames', 'creator', 'trackartist'],
  album: ['album', 'albumname', 'albumtitle'],
  milliseconds: ['durationms', 'trackdurationms'],
  duration: ['duration', 'length', 'time', 'durationseconds'],
  isrc: ['isrc'],
  link: ['reference', 'trackuri', 'spotifyuri', 'uri', 'url', 'link', 'trackurl'],
  spotifyId: ['spotifyid', 'spotifytrackid'],
  playlist: ['playlistname', 'playlist'],
};

type Columns = Readonly<Record<Field, readonly number[]>>;

/** Null when the text is no table with a head of tracks, unless `isTable` says that it is one without a head. */
export function readCsv(text: string, isTable: boolean) {
  const { data } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
  });
  const rows = data.filter(Array.isArray);
  const head = columnsOf(rows[0] ?? []);
  const hasHead =
    head.title.length > 0 && (head.artists.length > 0 || head.link.length > 0 || head.isrc.length > 0);
  if (!hasHead && !isTable) return null;
  const tracks = hasHead ? rows.slice(1) : rows;
  const columns = hasHead ? head : rows.some((row) => row.length > 1) ? PLAIN : ONE;
  const listed = tracks.map((row) => listedTrackIn(row.map(unescape), columns));
  return { name: unescape(tracks[0]?.[columns.playlist[0] ?? -1] ?? ''), listed };
}

function columnsOf(row: readonly string[]): Columns {
  const heads = row.map((head) => head.toLowerCase().replace(/[^a-z]/g, ''));
  const columns = Object.entries(HEADS).map(([field, names]) => [
    field,
    names.map((name) => heads.indexOf(name)).filter((at) => at >= 0),
  ]);
  return Object.fromEntries(columns) as Columns;
}

const PLAIN: Columns = { ...columnsOf([]), artists: [0], title: [1], album: [2], duration: [3] };
const ONE: Columns = { ...columnsOf([]), title: [0] };

function listedTrackIn(row: readonly string[], columns: Columns): ListedTrack | null {
  const cells = (field: Field) => columns[field].map((at) => row[at] ?? '').filter((cell) => cell !== '');
  const [title = '', artists = ''] = [cells('title')[0], cells('artists')[0]];
  // TuneMyMusic writes `Artist - Title` into the column of titles when it knows no artist.
  const [, by, name] = artists === '' ? (/^(.+?) [-–—] (.+)$/.exec(title) ?? []) : [];
  const milliseconds = Number(cells('milliseconds')[0]);
  return toListedTrack({
    title: name ?? title,
    artists: by ?? artists,
    album: cells('album')[0],
    durationMs: milliseconds || durationOf(cells('duration')[0] ?? ''),
    isrc: cells('isrc')[0],
    links: [...cells('link'), ...cells('spotifyId').map((id) => `spotify:track:${id}`)],
  });
}

/** Milliseconds of `3:45`, `1:02:03`, `225s` (Soundiiz) or `225`; NaN for anything else. */
function durationOf(text: string): number {
  const digits = text.trim().replace(/\s*s(?:ec(?:onds)?)?$/i, '');
  const parts = digits.split(':').map(Number);
  if (digits === '' || parts.length > 3) return NaN;
  const number = parts.reduce((sum, part) => sum * 60 + part, 0);
  // No track is as many seconds long.
  return parts.length === 1 && number > 30_000 ? number : number * 1000;
}

/** Takes away the apostrophe that keeps a spreadsheet from running a text as a formula. */
function unescape(cell: string): string {
  return cell.replace(/^'('*[=+\-@\t\r])/, '$1');
}
