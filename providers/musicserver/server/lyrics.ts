// Lyrics that a music server has: OpenSubsonic's, with a time for each line, else Subsonic's plain ones.
import type { Lyrics } from '@segue/contract';
import * as z from 'zod/mini';
import type { CatalogueTrack } from '@segue/api/port/music-provider';
import { lenient } from '@segue/api/port/wire';
import type { Ask } from './library';
import { nullIfLacking } from './rest-api';

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

export async function readLyrics(ask: Ask, id: string, findTrack: () => Promise<CatalogueTrack | null>) {
  const byId = await nullIfLacking(() => ask('getLyricsBySongId', { id }, byIdAnswer));
  const found = (byId?.lyricsList.structuredLyrics ?? []).flatMap((one) => toLyrics(one) ?? []);
  const best = found.find(({ kind }) => kind === 'synced') ?? found[0];
  if (best) return best;
  const track = await findTrack();
  const names = { title: track?.title ?? '', artist: track?.artistInfo[0]?.name ?? '' };
  const byName = track && (await nullIfLacking(() => ask('getLyrics', names, byNameAnswer)));
  return toPlain(byName?.lyrics.value ?? '');
}

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
