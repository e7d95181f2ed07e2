// Transitions of an import, pure.
import { type ApiFailure, failedWith } from '@segue/api-client';
import { artistNames, errors, type Linked, type Provider, type Track, trackKey } from '@segue/contract';
import type { Candidate, ReviewChange, Entry, Review } from './import-state';
import { LISTED_MAX, type ListedTrack, type ListedTracks } from './reading/listed-track';
import { nameOf } from './reading/read-list';

/** Until a link or the user gives it another name. */
const UNNAMED = 'Imported tracks';
/** Below this a candidate is not worth a look. */
const LIKELY = 0.45;

/** `firstId`: the ids of the entries count from here. */
export function reviewOf(
  list: ListedTracks,
  prefer: Provider,
  usable: readonly Provider[],
  firstId = 0,
): Review {
  return {
    name: list.name || UNNAMED,
    prefer,
    entries: list.listed.map((listed, at) => entryOf(firstId + at, listed, usable)),
    leftOut: list.leftOut,
    isPaused: false,
    obstacle: null,
    saved: null,
    saveError: null,
  };
}

/** An entry whose file says which track it is needs no search. */
function entryOf(id: number, listed: ListedTrack, usable: readonly Provider[]): Entry {
  const entry: Entry = {
    id,
    listed,
    status: 'waiting',
    candidates: [],
    choice: null,
    isLeftOut: false,
    tries: 0,
  };
  const { reference } = listed;
  if (!reference || !usable.includes(reference.provider) || listed.title === '') return entry;
  return { ...entry, status: 'found', choice: trackOf(listed, reference) };
}

function trackOf(listed: ListedTrack, { provider, id }: { provider: Provider; id: string }): Track {
  return {
    id,
    provider,
    title: listed.title,
    artistInfo: listed.artists === '' ? [] : [{ id: '', name: listed.artists }],
    duration: listed.durationMs ?? null,
    isFavorited: false,
    ...(listed.album !== undefined && { album: listed.album }),
  };
}

const changeEntry =
  (id: number, change: (entry: Entry) => Entry): ReviewChange =>
  (review) => ({
    ...review,
    entries: review.entries.map((entry) => (entry.id === id ? change(entry) : entry)),
  });

/** The search for an entry ended. `isSure`: the first candidate is taken. */
export const matched =
  (id: number, candidates: readonly Candidate[], isSure: boolean): ReviewChange =>
  (review) => ({
    ...changeEntry(id, (entry) => ({
      ...entry,
      candidates,
      status: isSure ? 'found' : candidates.length > 0 ? 'unsure' : 'missing',
      choice: isSure || isLikely(candidates[0]) ? candidates[0]!.track : null,
    }))(review),
    obstacle: null,
  });

/** A link led to a list: its tracks take the place of the entry. */
export const expanded =
  (id: number, list: Linked & { kind: 'playlist' }): ReviewChange =>
  (review) => {
    const nextId = Math.max(...review.entries.map((entry) => entry.id)) + 1;
    const entries = review.entries.flatMap((entry): Entry[] => {
      if (entry.id !== id) return [entry];
      return list.tracks.map((track, at) => ({
        ...entry,
        id: nextId + at,
        listed: { title: track.title, artists: artistNames(track) },
        status: 'found',
        choice: track,
      }));
    });
    return {
      ...review,
      name: review.name === UNNAMED ? nameOf(list.title) : review.name,
      obstacle: null,
      entries: entries.slice(0, LISTED_MAX),
      leftOut:
        review.leftOut +
        Math.max(0, entries.length - LISTED_MAX) +
        Math.max(0, list.trackCount - list.tracks.length),
    };
  };

/** A request could not be answered now. */
export const blocked =
  (id: number, obstacle: NonNullable<Review['obstacle']>): ReviewChange =>
  (review) => ({
    ...changeEntry(id, (entry) => ({ ...entry, tries: entry.tries + (obstacle === 'provider' ? 1 : 0) }))(
      review,
    ),
    obstacle,
  });

export const chose = (id: number, track: Track | null): ReviewChange =>
  changeEntry(id, (entry) => ({ ...entry, choice: track, isLeftOut: track === null }));

/** A track that was found by itself is shown among those to check. */
export const reopened = (id: number): ReviewChange =>
  changeEntry(id, (entry) => ({
    ...entry,
    status: 'unsure',
    candidates:
      entry.candidates.length > 0 || !entry.choice
        ? entry.candidates
        : [{ track: entry.choice, confidence: 1, lengthDifferenceMs: null }],
  }));

/** Searches for an entry again, by other words. */
export const searchedAgain = (id: number, words: string): ReviewChange =>
  changeEntry(id, (entry) => ({
    ...entry,
    status: 'waiting',
    tries: 0,
    listed: { title: words, artists: '' },
  }));

/** Takes the best candidate of every entry that the user has not decided, unless it is unlikely. */
export const acceptedLikely: ReviewChange = (review) => ({
  ...review,
  entries: review.entries.map((entry) => {
    const [best] = entry.candidates;
    const isOpen = entry.status === 'unsure' && entry.choice === null && !entry.isLeftOut;
    return isOpen && best && best.confidence >= LIKELY ? { ...entry, choice: best.track } : entry;
  }),
});

/** Sets fields of the import, such as its name. */
export const withFields =
  (fields: Partial<Review>): ReviewChange =>
  (review) => ({ ...review, ...fields });

/** Searches again for what was not decided by the user or by the file. */
export const preferred =
  (prefer: Provider): ReviewChange =>
  (review) => ({
    ...review,
    prefer,
    entries: review.entries.map((entry) => {
      const isSettled = entry.isLeftOut || (entry.choice !== null && !isFromSearch(entry));
      return isSettled ? entry : { ...entry, status: 'waiting', candidates: [], choice: null, tries: 0 };
    }),
  });

const isFromSearch = ({ status, candidates }: Entry) => status === 'found' && candidates.length > 0;

export const saveFailed = (failure: ApiFailure): ReviewChange =>
  withFields({
    saveError: failedWith(failure, 'otherProvider') ? errors.otherProvider.message : SAVE_FAILED,
  });

const SAVE_FAILED = "The playlist couldn't be saved. Try again; it continues where it stopped.";

/** The tracks of the playlist, in the order of the file. */
export function chosenTracks(entries: readonly Entry[]): readonly Track[] {
  const tracks = entries.flatMap(({ choice }) => choice ?? []);
  return [...new Map(tracks.map((track) => [trackKey(track), track])).values()];
}

/** Titles of the tracks that several entries led to. */
export function repeatedTitles(entries: readonly Entry[]): readonly string[] {
  const seen = new Set<string>();
  const repeated = new Map<string, string>();
  for (const { choice } of entries) {
    if (!choice) continue;
    const key = trackKey(choice);
    if (seen.has(key)) repeated.set(key, choice.title);
    seen.add(key);
  }
  return [...repeated.values()];
}

/** The artist's own recording is chosen beforehand when it is likely; the user still finds it among those to check. */
function isLikely(best: Candidate | undefined): boolean {
  return best?.isSameArtist === true && best.confidence >= LIKELY;
}
