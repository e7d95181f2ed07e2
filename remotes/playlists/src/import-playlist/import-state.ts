import type { Playlist, Provider, Track } from '@segue/contract';
import type { SameSong } from '@segue/tracks/same-song';
import type { ListedTrack } from './reading/listed-track';

export type Candidate = SameSong & { track: Track; isSameArtist?: boolean };

/** What can fail to answer: a music service, or the server of this site. */
export type Service = Provider | 'site';

export type Entry = {
  /** Its place in the file. */
  id: number;
  listed: ListedTrack;
  /** `unsure`: the user chooses among the candidates. `missing`: all services answered, and none has the track. */
  status: 'waiting' | 'found' | 'unsure' | 'missing';
  /** The best one first. */
  candidates: readonly Candidate[];
  /** The track for the playlist; null until the user has chosen, and when the entry is left out. */
  choice: Track | null;
  isLeftOut: boolean;
  /** The searches that were answered, as `provider: query`, and the opened link. They are not sent again. */
  answered: readonly string[];
  /** The service whose answer is missing; null while every request was answered. */
  unanswered: Service | null;
};

/** A service is not asked again before `until`: the time that it named, or our own retry time. */
export type Hold = { until: number; isAskedToWait: boolean };

export type Review = {
  name: string;
  prefer: Provider;
  entries: readonly Entry[];
  /** Tracks of the file beyond the limit. */
  leftOut: number;
  isPaused: boolean;
  holds: Readonly<Partial<Record<Service, Hold>>>;
  /** The playlist once it exists: what it holds already, so that a second attempt continues. */
  saved: Saved | null;
  saveError: string | null;
};

/** `count` tracks were sent; `missed` of them are not known to their provider. */
export type Saved = { playlist: Playlist; count: number; missed: number };

/** A change of the import: a transition from `changes.ts` or `holds.ts`. */
export type ReviewChange = (review: Review) => Review;

/** What to read. `encoding`: the user's choice. */
export type ListChoice = { source: File | string; encoding?: string };

/** The lists of a file, before anything is searched for. `encoding`: how it was decoded; null when that is no choice. */
export type Preview = { source: File | string; lists: readonly Review[]; encoding: string | null };
