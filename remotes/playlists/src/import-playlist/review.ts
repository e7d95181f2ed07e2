// The review of an import: its entries and their status. Pure functions.
import { APP_NAME, parseTrack, type Provider, PROVIDER_NAMES, PROVIDERS, type Track } from '@segue/contract';
import type { ListedTrack, ListedTracks } from './reading/listed-track';

/** As many as a playlist may have. */
const ENTRIES_MAX = 10_000;

/** The services that can fail to answer: a provider, or this site's server. */
export type Service = Provider | 'site';
export const nameOf = (service: Service) => (service === 'site' ? APP_NAME : PROVIDER_NAMES[service]);

export type Entry = {
  id: number;
  listed: ListedTrack;
  /** `unsure`: the user chooses among the candidates. `missing`: all services answered, and none has the track. */
  status: 'waiting' | 'found' | 'unsure' | 'missing';
  candidates: readonly Track[];
  choice: Track | null;
  /** The service whose answer is missing; null while every request was answered. */
  unanswered: Service | null;
};

/** `isFavorites`: the tracks become favorites instead of a playlist. */
export type Review = Omit<ListedTracks, 'listed'> & {
  /** Results of another import's searches are ignored. */
  id: number;
  /** The services whose tracks the list may have. */
  providers: readonly Provider[];
  entries: readonly Entry[];
  leftOut: number;
};

/** Where the services are kept apart, a playlist may have tracks of one: of that of its tracks, else of the first usable one. */
export function reviewOf(
  { listed, ...list }: ListedTracks,
  id: number,
  usable: readonly Provider[],
  areSeparate: boolean,
): Review {
  const own = usable.filter((one) => listed.every(({ reference }) => reference?.provider === one));
  const providers = areSeparate && !list.isFavorites ? [...own, ...usable].slice(0, 1) : usable;
  return {
    ...list,
    id,
    name: list.name || 'Imported tracks',
    entries: listed.slice(0, ENTRIES_MAX).map((one, at) => entryOf(at, one, providers)),
    providers,
    leftOut: Math.max(0, listed.length - ENTRIES_MAX),
  };
}

/** An entry with an exact track reference needs no search. */
function entryOf(id: number, listed: ListedTrack, usable: readonly Provider[]): Entry {
  const { reference, title, artists, durationMs } = listed;
  const entry: Entry = { id, listed, status: 'waiting', candidates: [], choice: null, unanswered: null };
  if (!reference || !usable.includes(reference.provider)) return entry;
  const track: Track = {
    ...reference,
    title,
    artistInfo: artists === '' ? [] : [{ id: '', name: artists }],
    duration: durationMs,
    isFavorited: false,
  };
  return { ...entry, status: 'found', candidates: [track], choice: track };
}

export function withEntry(review: Review, id: number, change: Partial<Entry>): Review {
  return {
    ...review,
    entries: review.entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
  };
}

/** Whether it can be saved without a search or a choice. */
export const isKnown = ({ leftOut, entries }: Review) =>
  leftOut === 0 && entries.every(({ choice }) => choice);

/** The chosen tracks without duplicates, in the order of the file and with its times. */
export function additionsOf({ entries }: Pick<Review, 'entries'>) {
  const chosen = entries.flatMap(({ choice, listed: { addedAt } }) =>
    choice ? { trackId: choice.id, provider: choice.provider, addedAt } : [],
  );
  return [...new Map(chosen.map((one) => [`${one.provider}:${one.trackId}`, one])).values()];
}

/** The import that an earlier load of the page kept; null when the text is none. */
export function parseReview(text: string | null): Review | null {
  try {
    const kept = JSON.parse(text ?? '') as Review;
    const isWhole = kept.entries.every(({ choice, candidates }) =>
      [choice, ...candidates].every((track) => track === null || parseTrack(track)),
    );
    const areKnown = kept.providers.every((one) => PROVIDERS.includes(one));
    return isWhole && areKnown && typeof kept.name === 'string' ? kept : null;
  } catch {
    return null;
  }
}
