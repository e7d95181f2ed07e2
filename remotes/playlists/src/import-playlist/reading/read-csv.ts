// Reads tables of tracks: of converters, players and spreadsheets, of Segue itself, and `artist,title[,album[,duration]]`.
import { type ListedTrack, type ListedTracks, toListedTracks } from './listed-track';
import { readRows } from './table-rows';

/** By the letters of a column's head: `Artist Name(s)` is `artistnames`, `Künstler` is `kunstler`. The first one counts. */
const HEADS = {
  title:
    'title trackname songname songtitle tracktitle track song name titel titelname liedtitel lied titre morceau chanson nom titulo cancion pista nombre musica faixa nome titolo brano canzone nummer naam tytuł utwór låt titulli название трек песня 曲名 タイトル 名前 제목 歌名 标题',
  artists:
    'artist artists artistname artistnames creator trackartist performer interpret interpreten kunstler kunstlername artiste artistes interprete artista artistas cantante interprete artiest uitvoerende wykonawca artysta исполнитель артист アーティスト 歌手 가수 아티스트 艺术家',
  milliseconds: 'durationms trackdurationms durationmilliseconds',
  duration:
    'duration length time durationseconds dauer spieldauer lange laenge zeit duree temps duracion tiempo durata duracao tempo duur tijd czas длительность время 時間',
  link: 'reference trackuri spotifyuri uri url link trackurl',
  spotifyId: 'spotifyid spotifytrackid',
  playlist: 'playlistname playlist wiedergabeliste',
  addedAt: 'addedat addeddate dateadded',
};
type Field = keyof typeof HEADS;

const lettersOf = (head: string) =>
  head
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
const NAMES = Object.entries(HEADS).map(
  ([field, names]) => [field as Field, names.split(' ').map(lettersOf)] as const,
);

type Columns = Readonly<Record<Field, readonly number[]>>;

const DELIMITERS = [',', ';', '\t', '|'];
/** Spreadsheets may have titles and notes above the header row. */
const ROWS_ABOVE_HEAD = 10;

/** Null when the text is no table with a head of tracks, unless `isTable` says that it is one without a head. */
export function readCsv(text: string, isTable: boolean): readonly ListedTracks[] | null {
  const [line = '', named] = /^sep=(.)[\r\n]+/i.exec(text) ?? [];
  const body = text.slice(line.length);
  const tables = (named === undefined ? DELIMITERS : [named]).map((delimiter) => tableIn(body, delimiter));
  const best = tables.reduce((one, other) => (other.score > one.score ? other : one));
  const { delimiter, columns, firstRow } = best;
  if (firstRow === 0 && !isTable) return null;
  const lists = new Map<string, ListedTrack[]>();
  for (const cells of readRows(body, delimiter).slice(firstRow)) {
    const row = cells.map(unescape);
    const name = cellsOf(row, columns, 'playlist')[0]?.trim() ?? '';
    const listed = lists.get(name) ?? [];
    lists.set(name, listed);
    listed.push(...tracksIn(row, columns));
  }
  return [...lists].map(([name, listed]) => ({ name, listed }));
}

/** Scores the first rows for this delimiter: a header row counts more than rows of equal length. */
function tableIn(text: string, delimiter: string) {
  const rows = readRows(text, delimiter, ROWS_ABOVE_HEAD);
  const heads = rows.map(columnsOf);
  const known = Math.max(0, ...heads.map(countOf));
  const head = heads.findIndex((columns) => known > 0 && countOf(columns) === known);
  const even = rows.filter((row) => row.length > 1 && row.length === rows.at(-1)!.length).length;
  const columns = heads[head] ?? (rows.some((row) => row.length > 1) ? PLAIN : ONE);
  return { delimiter, columns, firstRow: head + 1, score: known * (ROWS_ABOVE_HEAD + 1) + even };
}

function countOf(columns: Columns): number {
  const { title, artists, link } = columns;
  if (title.length === 0 || (artists.length === 0 && link.length === 0)) return 0;
  return Object.values(columns).filter((at) => at.length > 0).length;
}

function columnsOf(row: readonly string[]): Columns {
  const heads = row.map(lettersOf);
  const columns = NAMES.map(([field, names]) => [
    field,
    names.map((name) => heads.indexOf(name)).filter((at) => at >= 0),
  ]);
  return Object.fromEntries(columns) as Columns;
}

const PLAIN: Columns = { ...columnsOf([]), artists: [0], title: [1], duration: [3] };
const ONE: Columns = { ...columnsOf([]), title: [0] };

const cellsOf = (row: readonly string[], columns: Columns, field: Field) =>
  columns[field].map((at) => row[at] ?? '').filter((cell) => cell !== '');

function tracksIn(row: readonly string[], columns: Columns): readonly ListedTrack[] {
  const cells = (field: Field) => cellsOf(row, columns, field);
  return toListedTracks({
    title: cells('title')[0],
    artists: cells('artists')[0],
    durationMs: Number(cells('milliseconds')[0]) || durationOf(cells('duration')[0] ?? ''),
    addedAt: cells('addedAt')[0],
    links: [...cells('link'), ...cells('spotifyId').map((id) => `spotify:track:${id}`)],
  });
}

/** Milliseconds of `3:45`, `1:02:03`, `225s` (Soundiiz) or `225`; NaN for anything else. */
function durationOf(text: string): number {
  const digits = text.trim().replace(/\s*s(?:ec(?:onds)?)?$/i, '');
  const parts = digits.split(':').map(Number);
  if (digits === '' || parts.length > 3) return NaN;
  const number = parts.reduce((sum, part) => sum * 60 + part, 0);
  // No track is that many seconds long.
  return parts.length === 1 && number > 30_000 ? number : number * 1000;
}

/** Takes away the apostrophe that keeps a spreadsheet from running a text as a formula. */
const unescape = (cell: string) => cell.replace(/^'('*[=+\-@\t\r])/, '$1');
