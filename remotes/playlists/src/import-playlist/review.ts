// The state of an import, and its transitions, which are pure.
import { type ApiFailure, failedWith } from '@segue/kernel/request';
import { type Provider, type Track, trackKey } from '@segue/contract';
import type { SameSong } from '@segue/ui/tracks/same-song';
import type { ListedTrack, ListedTracks } from './reading/listed-track';

export type Candidate = SameSong & { track: Track; isSameArtist?: boolean };

/** What can fail to answer: a music service, or the server of this site. */
export type Service = Provider | 'site';

export type Entry = {
  id: number;
  listed: ListedTrack;
  /** `unsure`: the user chooses among the candidates. `missing`: all services answered, and none has the track. */
  status: 'waiting' | 'found' | 'unsure' | 'missing';
  /** The best one first. */
  candidates: readonly Candidate[];
  /** The track for the playlist; null when the entry is left out. */
  choice: Track | null;
  /** The searches that were answered, as `provider: query`, and the opened link. They are not sent again. */
  answered: readonly string[];
  /** The service whose answer is missing; null while every request was answered. */
  unanswered: Service | null;
};

/** A service is not asked again before `until`: the time that it named, or our own retry time. */
export type Hold = { until: number; isAskedToWait: boolean };

export type Review = {
  /** Answers to the searches of another import are left alone. */
  id: number;
  name: string;
  entries: readonly Entry[];
  leftOut: number;
  holds: Readonly<Partial<Record<Service, Hold>>>;
};
export type ReviewChange = (review: Review) => Review;

/** Below this a candidate is not chosen beforehand. */
const LIKELY = 0.45;
const RETRY_S = 10;

/** `usable`: the providers whose tracks the playlist may hold, the preferred one first. */
export function reviewOf({ name, listed, leftOut }: ListedTracks, usable: readonly Provider[]): Review {
  return {
    id: Date.now(),
    name: name || 'Imported tracks',
    entries: listed.map((one, id) => entryOf(id, one, usable)),
    leftOut,
    holds: {},
  };
}

/** An entry whose file says which track it is needs no search. */
function entryOf(id: number, listed: ListedTrack, usable: readonly Provider[]): Entry {
  const { reference, title } = listed;
  const entry = { ...UNSEARCHED, id, listed };
  if (!reference || title === '' || !usable.includes(reference.provider)) return entry;
  const track = trackOf(listed, reference);
  const candidates = [{ track, confidence: 1, lengthDifferenceMs: null }];
  return { ...entry, status: 'found', candidates, choice: track };
}

const UNSEARCHED = {
  status: 'waiting',
  candidates: [],
  choice: null,
  answered: [],
  unanswered: null,
} as const;

function trackOf(listed: ListedTrack, { provider, id }: { provider: Provider; id: string }): Track {
  return {
    id,
    provider,
    title: listed.title,
    artistInfo: listed.artists === '' ? [] : [{ id: '', name: listed.artists }],
    duration: listed.durationMs,
    isFavorited: false,
    ...(listed.album !== undefined && { album: listed.album }),
  };
}

const changeEntry =
  (id: number, change: (entry: Entry) => Partial<Entry>): ReviewChange =>
  (review) => ({
    ...review,
    entries: review.entries.map((entry) => (entry.id === id ? { ...entry, ...change(entry) } : entry)),
  });

type Found = Pick<Entry, 'candidates' | 'answered'>;

/** All services answered, or one had a sure match, which is chosen; so is the artist's own recording when it is likely. */
export function matched(id: number, { candidates, answered }: Found, isSure: boolean): ReviewChange {
  const [best] = candidates;
  const isLikely = best?.isSameArtist === true && best.confidence >= LIKELY;
  return changeEntry(id, () => ({
    candidates,
    answered,
    unanswered: null,
    status: isSure ? 'found' : best ? 'unsure' : 'missing',
    choice: best && (isSure || isLikely) ? best.track : null,
  }));
}

/** An entry waits for the answer of a service; what the others answered is kept. */
export const unanswered = (id: number, service: Service, found: Found): ReviewChange =>
  changeEntry(id, () => ({ ...found, unanswered: service }));

export const chose = (id: number, choice: Track | null): ReviewChange => changeEntry(id, () => ({ choice }));

/** The tracks of the playlist, each once, in the order of the file. */
export function chosenTracks(entries: readonly Entry[]): readonly Track[] {
  const tracks = entries.flatMap(({ choice }) => choice ?? []);
  return [...new Map(tracks.map((track) => [trackKey(track), track])).values()];
}

/** Whether the request itself was refused, which asking again would not change. */
export const isRefused = (failure: ApiFailure) =>
  failure.kind === 'answered' && failure.status < 500 && failure.status !== 429;

/** The service that failed: the music service when the server says so, else the server itself or the way to it. */
export function failedService(failure: ApiFailure, provider: Provider): Service {
  const isProvider = failedWith(failure, 'providerUnavailable') || failedWith(failure, 'appRefused');
  return isProvider || isRefused(failure) ? provider : 'site';
}

export const held =
  (service: Service, failure: ApiFailure, now: number): ReviewChange =>
  (review) => {
    const waitS = failure.kind === 'answered' ? failure.retryAfterS : undefined;
    const hold = { until: now + 1000 * (waitS || RETRY_S), isAskedToWait: waitS !== undefined };
    const before = review.holds[service];
    const longest = before && before.until > hold.until ? before : hold;
    return { ...review, holds: { ...review.holds, [service]: longest } };
  };

/** Removes the holds that are over, so that their services are asked again. */
export const released =
  (now: number): ReviewChange =>
  (review) => ({
    ...review,
    holds: Object.fromEntries(Object.entries(review.holds).filter(([, { until }]) => until > now)),
  });
