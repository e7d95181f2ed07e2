// Looks for another service's version of a song: in the search of each.
import type { ApiFailure } from '@segue/api-client';
import {
  SEARCH_PAGE_SIZE,
  searchQuery,
  trackKey,
  type Provider,
  type Track,
  type TrackKey,
} from '@segue/contract';
import { createSubscriptions } from '@segue/event-bus';
import { $areProvidersSeparate, $playbackRights, createSessionStore } from '@segue/stores';
import { providersOfOtherVersion } from '@segue/stores/ports';
import { createEffect, createEvent, type Event, sample } from 'effector';
import { searchFx } from './api';
import type { Candidate } from './candidates';
import { failureText } from './notices';

export const subscriptions = createSubscriptions();
const playRequested = subscriptions.on('other-version/play');
export const cancelled = subscriptions.on('other-version/cancel');
/** The services are searched for the song of the lookup. */
export const searchStarted = createEvent('versionSearchStarted');

/** A song, and the providers whose version of it is looked for, in their order; once one has it, only that one. */
export type Lookup = { song: Track; providers: readonly Provider[] };

// An effect, so that the scope is known after the download.
const loadMatcherFx = createEffect(() => import('./candidates'));
type Found = { candidates: readonly Candidate[]; lastText: string };
async function findAt(provider: Provider, song: Track): Promise<Found> {
  const { candidatesAmong, searchTexts } = await loadMatcherFx();
  const found = new Map<TrackKey, Track>();
  let candidates: readonly Candidate[] = [];
  let lastText = '';
  for (const text of searchTexts(song)) {
    lastText = text;
    const query = searchQuery(text);
    const params = { query, provider, limit: String(SEARCH_PAGE_SIZE), offset: '0' };
    const { queryData } = await searchFx({ params });
    for (const track of queryData) found.set(trackKey(track), track);
    candidates = candidatesAmong([...found.values()], song);
    if (isSure(candidates)) break;
  }
  return { candidates, lastText };
}
const isSure = ([first]: readonly Candidate[]) => first?.certainty === 'same';

/** The first provider that surely has the song, else the first that may have it. One that fails does not end the search. */
export const findFx = createEffect<Lookup, Found, ApiFailure | Error>(async ({ song, providers }) => {
  let best: Found | undefined;
  let failure: ApiFailure | Error | undefined;
  for (const provider of providers) {
    try {
      const found = await findAt(provider, song);
      if (isSure(found.candidates)) return found;
      if (!best?.candidates.length) best = found;
    } catch (error) {
      failure = error as ApiFailure | Error;
      if ('kind' in failure && failure.kind === 'aborted') break;
    }
  }
  if (failure && !best?.candidates.length) throw failure;
  return best ?? { candidates: [], lastText: '' };
});

export const requested = sample({
  clock: playRequested,
  source: { rights: $playbackRights, areSeparate: $areProvidersSeparate },
  fn: (known, { track }) => ({ ...known, song: track }),
}).filterMap(({ song, rights, areSeparate }): Lookup | undefined => {
  const providers = providersOfOtherVersion(song, rights, areSeparate);
  return providers.length > 0 ? { song, providers } : undefined;
});

/** The newest lookup; null when it was cancelled. */
export const $lookup = createSessionStore<Lookup | null>(null)
  .on(requested, (_, lookup) => lookup)
  .on(cancelled, () => null);

/** Answers of the newest lookup only. */
const ofNewest = <Answer extends { params: object }>(clock: Event<Answer>) =>
  sample({
    clock,
    source: $lookup,
    filter: (lookup, { params }) => lookup === params,
    fn: (lookup, answer) => ({ ...answer, lookup: lookup! }),
  });
export const found = ofNewest(findFx.done).map(({ lookup, result }) => {
  const [first] = result.candidates;
  return { ...result, lookup: first ? { ...lookup, providers: [first.track.provider] } : lookup };
});
$lookup.on(found, (_, { lookup }) => lookup);
export const failed = ofNewest(findFx.fail).map(({ lookup, error }) => ({ ...lookup, error }));

/** Null until the search has answered. */
export const $candidates = createSessionStore<readonly Candidate[] | null>(null)
  .on(found, (_, { candidates }) => candidates)
  .reset(requested);
/** Why the search failed, for the choice. */
export const $failure = createSessionStore<string | null>(null)
  .on(failed, (_, { error, providers }) => failureText(error, providers))
  .reset([requested, findFx]);

sample({ clock: [requested, searchStarted], source: $lookup, filter: Boolean, target: findFx });

export const wireOtherVersion = subscriptions.connect;
