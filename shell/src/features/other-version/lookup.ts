// Looks for the other service's version of a song: first among those that are remembered, then by search.
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
import { type Scope, createEffect, createEvent, sample } from 'effector';
import { searchFx } from './api';
import type { Candidate } from './candidates';
import { failureText } from './notices';
import { recallFx } from './remembered';

export const subscriptions = createSubscriptions();
const playRequested = subscriptions.on('other-version/play');
export const cancelled = subscriptions.on('other-version/cancel');
/** The service is searched for the song of the lookup. */
export const searchStarted = createEvent('versionSearchStarted');

/** A song, and the provider whose version of it is looked for. */
export type Lookup = { song: Track; provider: Provider };

// An effect, so that the scope is known after the download.
const loadMatcherFx = createEffect(() => import('./candidates'));
type Found = { candidates: readonly Candidate[]; lastText: string };
export const findFx = createEffect<Lookup, Found, ApiFailure | Error>(async ({ song, provider }) => {
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
    if (candidates[0]?.certainty === 'same') break;
  }
  return { candidates, lastText };
});

export const requested = sample({
  clock: playRequested,
  source: { rights: $playbackRights, areSeparate: $areProvidersSeparate },
  fn: (known, { track }) => ({ ...known, song: track }),
}).filterMap(({ song, rights, areSeparate }): Lookup | undefined => {
  const [provider] = providersOfOtherVersion(song, rights, areSeparate);
  return provider && { song, provider };
});

/** The newest lookup; null when it was cancelled. */
export const $lookup = createSessionStore<Lookup | null>(null)
  .on(requested, (_, lookup) => lookup)
  .on(cancelled, () => null);

/** Answers of the newest lookup only. */
export const found = sample({
  clock: findFx.done,
  source: $lookup,
  filter: (lookup, { params }) => lookup === params,
  fn: (_, { params, result }) => ({ ...result, lookup: params }),
});
export const failed = sample({
  clock: findFx.fail,
  source: $lookup,
  filter: (lookup, { params }) => lookup === params,
  fn: (_, { params, error }) => ({ ...params, error }),
});
export const recalled = sample({
  clock: recallFx.done,
  source: $lookup,
  filter: (lookup, { params }) => lookup === params,
  fn: (lookup, { result }) => ({ ...lookup!, other: result }),
});
/** Nothing is remembered. */
export const notRemembered = recalled.filter({ fn: ({ other }) => other === undefined });

/** Null until the search has answered. */
export const $candidates = createSessionStore<readonly Candidate[] | null>(null)
  .on(found, (_, { candidates }) => candidates)
  .reset(requested);
/** Why the search failed, for the choice. */
export const $failure = createSessionStore<string | null>(null)
  .on(failed, (_, { error, provider }) => failureText(error, provider))
  .reset([requested, findFx]);

sample({ clock: requested, target: recallFx });
sample({ clock: notRemembered, fn: () => undefined, target: searchStarted });
sample({ clock: searchStarted, source: $lookup, filter: Boolean, target: findFx });

/** Takes the commands of another version. */
export function wireOtherVersion(scope: Scope): () => void {
  return subscriptions.connect(scope);
}
