// The review of an import: its entries and their status. Pure functions.
import { type Provider, type Track, trackKey } from '@segue/contract';
import type { SameSong } from '@segue/ui/tracks/same-song';
import type { ListedTrack, ListedTracks } from './reading/listed-track';

const ENTRIES_MAX = 2000;

export type Candidate = SameSong & { track: Track; isSameArtist?: boolean };

/** The services that can fail to answer: a provider, or this site's server. */
export type Service = Provider | 'site';

export type Entry = {
  id: number;
  listed: ListedTrack;
  /** `unsure`: the user chooses among the candidates. `missing`: all services answered, and none has the track. */
  status: 'waiting' | 'found' | 'unsure' | 'missing';
  candidates: readonly Candidate[];
  choice: Track | null;
  /** The service whose answer is missing; null while every request was answered. */
  unanswered: Service | null;
};

export type Review = {
  /** Results of another import's searches are ignored. */
  id: number;
  name: string;
  entries: readonly Entry[];
  leftOut: number;
};

/** `usable`: the providers whose tracks the playlist may hold. */
export function reviewOf({ name, listed }: ListedTracks, usable: readonly Provider[]): Review {
  return {
    id: Date.now(),
    name: name || 'Imported tracks',
    entries: listed.slice(0, ENTRIES_MAX).map((one, id) => entryOf(id, one, usable)),
    leftOut: Math.max(0, listed.length - ENTRIES_MAX),
  };
}

/** An entry with an exact track reference needs no search. */
function entryOf(id: number, listed: ListedTrack, usable: readonly Provider[]): Entry {
  const { reference, title, artists, album, durationMs } = listed;
  const entry: Entry = { id, listed, status: 'waiting', candidates: [], choice: null, unanswered: null };
  if (!reference || title === '' || !usable.includes(reference.provider)) return entry;
  const track: Track = {
    ...reference,
    title,
    artistInfo: artists === '' ? [] : [{ id: '', name: artists }],
    duration: durationMs,
    isFavorited: false,
    ...(album !== undefined && { album }),
  };
  return { ...entry, status: 'found', candidates: [certain(track)], choice: track };
}

export const certain = (track: Track): Candidate => ({ track, confidence: 1, lengthDifferenceMs: null });

export function withEntry(review: Review, id: number, change: Partial<Entry>): Review {
  return {
    ...review,
    entries: review.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
  };
}

/** The tracks of the playlist without duplicates, in the order of the file. */
export function chosenTracks(entries: readonly Entry[]): readonly Track[] {
  const tracks = entries.flatMap(({ choice }) => choice ?? []);
  return [...new Map(tracks.map((track) => [trackKey(track), track])).values()];
}
