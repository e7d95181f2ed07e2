import type { Playlist, Provider, Track } from '@segue/contract';
import type { SameSong } from '@segue/tracks/same-song';
import type { ListedTrack } from './reading/listed-track';

export type Candidate = SameSong & { track: Track; isSameArtist?: boolean };

export type Entry = {
  /** Its place in the file. */
  id: number;
  listed: ListedTrack;
  /** `unsure`: the user chooses among the candidates. */
  status: 'waiting' | 'found' | 'unsure' | 'missing';
  /** The best one first. */
  candidates: readonly Candidate[];
  /** The track for the playlist; null until the user has chosen, and when the entry is left out. */
  choice: Track | null;
  isLeftOut: boolean;
  /** Failed attempts to ask a provider. */
  tries: number;
};

export type Review = {
  name: string;
  prefer: Provider;
  entries: readonly Entry[];
  /** Tracks of the file beyond the limit. */
  leftOut: number;
  isPaused: boolean;
  /** Why the search waits by itself. */
  obstacle: 'offline' | 'limit' | 'provider' | null;
  /** The playlist once it exists: what it holds already, so that a second attempt continues. */
  saved: Saved | null;
  saveError: string | null;
};

/** `count` tracks were sent; `missed` of them are not known to their provider. */
export type Saved = { playlist: Playlist; count: number; missed: number };

/** A change of the import: a transition from `changes.ts`. */
export type ReviewChange = (review: Review) => Review;
