// Finds the lyrics of a song by the API of LRCLIB: https://lrclib.net/docs.
import type { Lyrics } from '@segue/contract';
import * as z from 'zod/mini';
import { apiError, lenient, readBody } from '../../providers/wire';
import type { Upstream } from '../../providers/upstream';
import type { CallLog } from '../../providers/upstream-events';
import { parseLrc } from './lrc';

const recordSchema = z.object({
  trackName: lenient(z.string()),
  artistName: lenient(z.string()),
  /** Seconds. */
  duration: lenient(z.number()),
  instrumental: lenient(z.boolean()),
  plainLyrics: lenient(z.string()),
  syncedLyrics: lenient(z.string()),
});
type LyricsRecord = z.infer<typeof recordSchema>;

/** Longer differences are other recordings, whose lines have other times. */
const SAME_LENGTH_MS = 3000;
const TEXT_MAX_CHARACTERS = 50_000;
const BEST_FIRST: readonly Lyrics['kind'][] = ['synced', 'plain', 'instrumental', 'none'];

/** `durationMs` is null when unknown: then every recording of the song matches. */
export type Song = { title: string; artist: string; durationMs: number | null };

export const secondsOf = ({ durationMs }: Song) => durationMs && Math.round(durationMs / 1000);

type Needs = { url: string; upstream: Upstream; userAgent: string };

/** Rejects with a ProviderError when the service does not answer. */
export async function findLyrics(song: Song, log: CallLog, { url, upstream, userAgent }: Needs) {
  const request = async (path: string, query: Record<string, string>): Promise<LyricsRecord[]> => {
    const answer = await upstream.send({
      operation: 'lyrics',
      log,
      method: 'GET',
      url: `${url}${path}?${new URLSearchParams(query).toString()}`,
      headers: { 'user-agent': userAgent },
    });
    // 404: no such song. 400: it refuses the names, such as a title of punctuation alone.
    if (answer.status === 404 || answer.status === 400) return [];
    if (answer.status !== 200) throw apiError(answer, null);
    return [readBody(answer, z.union([z.array(recordSchema), recordSchema]))].flat();
  };
  const [exact, ...uploads] = [{ title: song.title, artist: song.artist }, ...namesOf(song)];
  const seconds = secondsOf(song);
  const duration = seconds === null ? {} : { duration: String(seconds) };
  const named = (names: typeof exact & object) => ({ track_name: names.title, artist_name: names.artist });
  let best = bestOf(await request('/api/get', { ...named(exact!), ...duration }), song);
  for (const names of uploads) {
    if (best.kind === 'synced') break;
    best = better(best, bestOf(await request('/api/search', named(names)), song));
  }
  return best;
}

/** The best lyrics among the records that are this song in this recording. */
function bestOf(records: readonly LyricsRecord[], song: Song): Lyrics {
  const nearest = records
    .filter((record) => isSong(record, song))
    .sort((one, other) => differenceOf(one, song) - differenceOf(other, song));
  return nearest.map(toLyrics).reduce(better, { kind: 'none' });
}

const better = (one: Lyrics, other: Lyrics): Lyrics =>
  BEST_FIRST.indexOf(other.kind) < BEST_FIRST.indexOf(one.kind) ? other : one;

function differenceOf({ duration }: LyricsRecord, { durationMs }: Song): number {
  return durationMs === null ? 0 : Math.abs((duration ?? Infinity) * 1000 - durationMs);
}

function isSong(record: LyricsRecord, song: Song): boolean {
  if (differenceOf(record, song) > SAME_LENGTH_MS) return false;
  const title = normalizeName(plainTitle(record.trackName ?? ''));
  if (title === '') return false;
  const artist = normalizeName(record.artistName ?? '');
  return namesOf(song).some(
    (names) => normalizeName(names.title) === title && isSameArtist(normalizeName(names.artist), artist),
  );
}

/** The name of one artist may be part of a list: "Ada Solano" and "Ada Solano & The Low Tides". */
function isSameArtist(one: string, other: string): boolean {
  return (
    one !== '' && other !== '' && (` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `))
  );
}

function toLyrics({ syncedLyrics, plainLyrics, instrumental }: LyricsRecord): Lyrics {
  const lines = parseLrc(syncedLyrics?.slice(0, TEXT_MAX_CHARACTERS) ?? '');
  if (lines.some(({ text }) => text !== '')) return { kind: 'synced', lines };
  const text = plainLyrics?.slice(0, TEXT_MAX_CHARACTERS).trim() ?? '';
  if (text !== '') return { kind: 'plain', text };
  return { kind: instrumental ? 'instrumental' : 'none' };
}

// Names of songs as lyrics services have them: without what recordings and uploads add.

const ADDITION =
  /\b(?:remaster(?:ed)?|feat|ft|featuring|with|explicit|mono|stereo|bonus|deluxe|version|edit|official|video|audio|lyrics?)\b/i;
const DASH = /\s[-–—]\s/;

/** The title without "(Remastered 2011)", "[Official Video]", "- Radio Edit" and the like. */
function plainTitle(title: string): string {
  const withoutBrackets = title.replace(/\s*[([]([^()[\]]*)[)\]]/g, (all, text: string) =>
    ADDITION.test(text) ? '' : all,
  );
  const [name = '', ...rest] = withoutBrackets.split(DASH);
  const parts = [name, ...rest.filter((part) => !ADDITION.test(part))];
  return parts.join(' - ').trim() || title;
}

/** The names a song may have, the likelier first: uploads often have "Artist - Title" as their title. */
function namesOf({ title, artist }: Song): { title: string; artist: string }[] {
  const plain = plainTitle(title);
  const [credited, ...rest] = plain.split(DASH);
  const upload = credited && rest.length > 0 ? [{ title: rest.join(' - '), artist: credited }] : [];
  return [{ title: plain, artist }, ...upload];
}

/** For comparison only: without case, accents and punctuation. */
function normalizeName(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
