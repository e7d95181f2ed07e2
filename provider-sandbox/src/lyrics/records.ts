/** The lyrics of the demo songs: synced for most, plain for some, none for some, and one instrumental. */
import type { Catalogue } from '../catalogue';
import { hash32, seededRandom, type Random } from '../core/random';
import { DEMO_ALBUMS } from '../catalogue/demo-albums';
import { ARABIC_LINES, LINES } from './lines';

export type LyricsRecord = {
  id: number;
  name: string;
  trackName: string;
  artistName: string;
  albumName: string;
  /** Seconds. */
  duration: number;
  instrumental: boolean;
  plainLyrics: string | null;
  syncedLyrics: string | null;
};

type Song = { title: string; artist: string; album: string; seconds: number };
type Kind = 'synced' | 'plain' | 'instrumental' | 'none';

/** Songs that tests and screens find by title; the kind of any other follows from its title. */
const KNOWN = new Map<string, Kind>([
  ['midnight harbour', 'synced'],
  ['ميناء منتصف الليل (harbour)', 'synced'],
  ['late ferry', 'plain'],
  ['salt on the window', 'instrumental'],
  ['paper lanterns', 'none'],
]);
const LINE_S = { shortest: 2.5, longest: 6 };
const VERSE_LINES = 6;

export function buildRecords({ spotify, soundcloud }: Catalogue): LyricsRecord[] {
  const songs: Song[] = [
    ...spotify.map(({ title, artists, album, durationMs }) => ({
      title,
      artist: artists[0]?.name ?? '',
      album: album.title,
      seconds: durationMs / 1000,
    })),
    // Not "Artist - Title": such a service knows songs, not uploads.
    ...soundcloud
      .filter(({ title }) => !/ [-–] /.test(title))
      .map(({ title, uploader, metadataArtist, durationMs }) => ({
        title,
        artist: metadataArtist ?? uploader.handle,
        album: '',
        seconds: durationMs / 1000,
      })),
    ...DEMO_ALBUMS.flatMap(({ title: album, songs: tracks }) =>
      tracks.map(({ title, artists, seconds }) => ({ title, artist: artists[0] ?? '', album, seconds })),
    ),
  ];
  return songs.flatMap((song, index) => {
    const kind = kindOf(song.title);
    return kind === 'none' ? [] : [recordOf(song, kind, index + 1)];
  });
}

function kindOf(title: string): Kind {
  const name = title.toLowerCase();
  const dice = hash32(`lyrics of ${name}`) % 10;
  return KNOWN.get(name) ?? (dice === 0 ? 'none' : dice < 3 ? 'plain' : 'synced');
}

function recordOf({ title, artist, album, seconds }: Song, kind: Kind, id: number): LyricsRecord {
  const lines = kind === 'instrumental' ? [] : timedLines(title, seconds);
  return {
    id,
    name: title,
    trackName: title,
    artistName: artist,
    albumName: album,
    duration: seconds,
    instrumental: kind === 'instrumental',
    plainLyrics: lines.length > 0 ? lines.map(({ text }) => text).join('\n') : null,
    syncedLyrics:
      kind === 'synced' ? lines.map(({ at, text }) => `[${stampOf(at)}] ${text}`.trimEnd()).join('\n') : null,
  };
}

/** Verses over the whole song, with a pause after each. */
function timedLines(title: string, seconds: number): { at: number; text: string }[] {
  const random = seededRandom(`lyrics of ${title}`);
  const lines: { at: number; text: string }[] = [];
  for (let at = seconds * 0.04; at < seconds * 0.96; at += random.between(LINE_S.shortest, LINE_S.longest)) {
    const isPause = lines.length % (VERSE_LINES + 1) === VERSE_LINES;
    lines.push({ at, text: isPause ? '' : lineOf(title, random) });
  }
  return lines;
}

function lineOf(title: string, random: Random): string {
  const pool = /\p{Script=Arabic}/u.test(title) ? ARABIC_LINES : LINES;
  return random.pick(pool);
}

function stampOf(at: number): string {
  const minutes = String(Math.floor(at / 60)).padStart(2, '0');
  return `${minutes}:${(Math.floor((at % 60) * 100) / 100).toFixed(2).padStart(5, '0')}`;
}
