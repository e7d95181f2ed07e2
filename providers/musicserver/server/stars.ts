// Songs that the user has starred at a music server.
import * as z from 'zod/mini';
import type { ProviderError, UserLibrary } from '@segue/api/port/music-provider';
import { lenient, readItems } from '@segue/api/port/wire';
import type { Ask } from './library';
import { songSchema, toTrack } from './to-track';

// Strict: a list that is missing or broken must not count as empty.
const starredAnswer = z.object({ starred2: z.object({ song: z.optional(z.array(z.unknown())) }) });
const starredSong = z.extend(songSchema, { starred: lenient(z.iso.datetime({ local: true, offset: true })) });

export const createStars = (ask: Ask, report: (error: ProviderError) => void) =>
  ({
    starred: async () => {
      const { starred2 } = await ask('getStarred2', {}, starredAnswer);
      return readItems(starred2.song ?? [], starredSong, report).flatMap((song) => {
        const track = toTrack(song);
        return track ? [{ track, at: song.starred && new Date(song.starred).toISOString() }] : [];
      });
    },
    star: async (id, isStarred) => void (await ask(isStarred ? 'star' : 'unstar', { id }, z.looseObject({}))),
  }) satisfies Partial<UserLibrary>;
