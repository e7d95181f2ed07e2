// What a music server keeps for its user: lyrics and starred songs.
import type { Lyrics } from '@segue/contract';
import * as z from 'zod/mini';
import type { CatalogueTrack, ProviderError, UserLibrary } from '@segue/api/port/music-provider';
import { lenient, readItems } from '@segue/api/port/wire';
import type { Ask } from './library';
import { nullIfLacking } from './rest-api';
import { songSchema, toTrack } from './to-track';

const LINES_MAX = 2000;
const TEXT_MAX_CHARACTERS = 50_000;

/** Times in milliseconds; a positive offset makes the lines earlier. */
const structured = z.object({
  synced: lenient(z.boolean()),
  offset: lenient(z.number()),
  line: lenient(z.array(z.object({ start: lenient(z.number()), value: lenient(z.string()) }))),
});
const byIdAnswer = z.object({ lyricsList: z.object({ structuredLyrics: lenient(z.array(structured)) }) });
const byNameAnswer = z.object({ lyrics: z.object({ value: lenient(z.string()) }) });
// Strict: a list that is missing or broken must not count as empty.
const starredAnswer = z.object({ starred2: z.object({ song: z.optional(z.array(z.unknown())) }) });
const starredSong = z.extend(songSchema, { starred: lenient(z.iso.datetime({ local: true, offset: true })) });

export const createUserLibrary = (
  ask: Ask,
  findTrack: (id: string) => Promise<CatalogueTrack | null>,
  report: (error: ProviderError) => void,
): UserLibrary => ({
  /** OpenSubsonic's, with a time for each line, else Subsonic's plain ones. */
  async lyrics(id) {
    const byId = await nullIfLacking(() => ask('getLyricsBySongId', { id }, byIdAnswer));
    const found = (byId?.lyricsList.structuredLyrics ?? []).flatMap((one) => toLyrics(one) ?? []);
    const best = found.find(({ kind }) => kind === 'synced') ?? found[0];
    if (best) return best;
    const track = await findTrack(id);
    const names = { title: track?.title ?? '', artist: track?.artistInfo[0]?.name ?? '' };
    const byName = track && (await nullIfLacking(() => ask('getLyrics', names, byNameAnswer)));
    return toPlain(byName?.lyrics.value ?? '');
  },

  async starred() {
    const { starred2 } = await ask('getStarred2', {}, starredAnswer);
    return readItems(starred2.song ?? [], starredSong, report).flatMap((song) => {
      const track = toTrack(song);
      return track ? [{ track, at: song.starred && new Date(song.starred).toISOString() }] : [];
    });
  },

  star: async (id, isStarred) => void (await ask(isStarred ? 'star' : 'unstar', { id }, z.looseObject({}))),
});

function toLyrics({ synced, offset, line }: z.infer<typeof structured>): Lyrics | null {
  const lines = (line ?? []).slice(0, LINES_MAX).map(({ start, value }) => ({
    at: Math.max(0, Math.round((start ?? 0) - (offset ?? 0))),
    text: (value ?? '').trim(),
  }));
  const plain = toPlain(lines.map(({ text }) => text).join('\n'));
  if (synced !== true || plain === null) return plain;
  return { kind: 'synced', lines: lines.sort((one, other) => one.at - other.at) };
}

function toPlain(words: string): Lyrics | null {
  const text = words.slice(0, TEXT_MAX_CHARACTERS).trim();
  return text ? { kind: 'plain', text } : null;
}
