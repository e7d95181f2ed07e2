// Owns the search for the other service's version of a song: what was found, what plays in its place, what the user chose.
import type { ApiFailure } from '@segue/api-client';
import {
  SEARCH_PAGE_SIZE,
  searchQuery,
  trackKey,
  type Provider,
  type Track,
  type TrackKey,
} from '@segue/contract';
import { createSubscriptions, send, type Notice } from '@segue/event-bus';
import {
  $areProvidersSeparate,
  $currentTrack,
  $playbackRights,
  $queueKeys,
  createSessionStore,
  playabilityOf,
} from '@segue/stores';
import { isPlayable, noticesWithdrawn, providerOfOtherVersion } from '@segue/stores/ports';
import { combine, createEffect, createEvent, sample } from 'effector';
import { searchFx } from './api';
import type { Candidate } from './candidates';
import {
  failureNotice,
  failureText,
  lookingNotice,
  noneChosenNotice,
  noneFoundNotice,
  playingNotice,
} from './notices';
import { otherOf, parsePairs, storedPairs, withPair, type Pair } from './remembered';

export const subscriptions = createSubscriptions();
const playRequested = subscriptions.on('other-version/play');
const chooseRequested = subscriptions.on('other-version/choose');
const cancelled = subscriptions.on('other-version/cancel');
const choiceOpened = createEvent('versionChoiceOpened');
export const choiceClosed = createEvent('versionChoiceClosed');
export const candidateChosen = createEvent<Track>('versionChosen');
/** None of the candidates is the song. */
export const noneChosen = createEvent('noVersionChosen');
export const searchRetried = createEvent('versionSearchRetried');

/** A song, and the provider whose version of it is looked for. */
export type Lookup = { song: Track; provider: Provider };

const readPairsFx = createEffect(async (): Promise<readonly Pair[]> => {
  try {
    const text = await storedPairs.readFx();
    return text === null ? [] : parsePairs(text).value;
  } catch {
    // Storage is not available: nothing is remembered.
    return [];
  }
});
const recallFx = createEffect(async ({ song }: Lookup) => otherOf(await readPairsFx(), song));
const rememberFx = createEffect(async (pair: Pair) => {
  await storedPairs.writeFx(withPair(await readPairsFx(), pair));
});

// An effect, so that the scope is known after the download.
const loadMatcherFx = createEffect(() => import('./candidates'));
type Found = { candidates: readonly Candidate[]; lastText: string };
const findFx = createEffect<Lookup, Found, ApiFailure | Error>(async ({ song, provider }) => {
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

const showFx = createEffect((notice: Notice) => send('notice/show', notice));
const replaceFx = createEffect((payload: { key: TrackKey; track: Track }) => send('queue/replace', payload));
const removeFx = createEffect((key: TrackKey) => send('queue/remove', { key }));

const requested = sample({
  clock: playRequested,
  source: { rights: $playbackRights, areSeparate: $areProvidersSeparate },
  fn: (known, { track }) => ({ ...known, song: track }),
}).filterMap(({ song, rights, areSeparate }): Lookup | undefined => {
  const provider = providerOfOtherVersion(song, rights, areSeparate);
  return provider && { song, provider };
});

export const $isChoiceOpen = createSessionStore(false, { sid: 'shell/other-version/is-open' })
  .on(choiceOpened, () => true)
  .on(choiceClosed, () => false);

/** The newest lookup; null when it was cancelled. */
export const $lookup = createSessionStore<Lookup | null>(null, { sid: 'shell/other-version/lookup' })
  .on(requested, (_, lookup) => lookup)
  .on(cancelled, () => null);

/** Answers of the newest lookup only. */
const found = sample({
  clock: findFx.done,
  source: { lookup: $lookup, isChoiceOpen: $isChoiceOpen },
  filter: ({ lookup }, { params }) => lookup === params,
  fn: ({ isChoiceOpen }, { params, result }) => ({ ...result, lookup: params, isChoiceOpen }),
});
const failed = sample({
  clock: findFx.fail,
  source: { lookup: $lookup, isChoiceOpen: $isChoiceOpen },
  filter: ({ lookup }, { params }) => lookup === params,
  fn: ({ isChoiceOpen }, { params, error }) => ({ ...params, error, isChoiceOpen }),
});

/** Null until the search has answered. */
export const $candidates = createSessionStore<readonly Candidate[] | null>(null, {
  sid: 'shell/other-version/candidates',
})
  .on(found, (_, { candidates }) => candidates)
  .reset(requested);
/** Why the search failed, for the choice. */
export const $failure = createSessionStore<string | null>(null, { sid: 'shell/other-version/failure' })
  .on(failed, (_, { error, provider }) => failureText(error, provider))
  .reset([requested, findFx]);

const recalled = sample({
  clock: recallFx.done,
  source: $lookup,
  filter: (lookup, { params }) => lookup === params,
  fn: (_, { params, result }) => ({ ...params, other: result }),
});
const notRemembered = recalled.filter({ fn: ({ other }) => other === undefined });

/** The version to play in the song's place. */
const versionFound = createEvent<{ song: Track; version: Track }>('versionFound');
const started = sample({
  clock: versionFound,
  source: $queueKeys,
  fn: (keys, { song, version }) => ({ song, version, didReplace: keys.has(trackKey(song)) }),
});
/** What plays in the song's place, and whether it took the place of a queue entry. */
export const $played = createSessionStore<{ version: Track; didReplace: boolean } | null>(null, {
  sid: 'shell/other-version/played',
})
  .on(started, (_, { version, didReplace }) => ({ version, didReplace }))
  .reset(requested);

sample({ clock: requested, target: recallFx });
sample({
  clock: recalled,
  filter: ({ other }) => other !== undefined && other !== null,
  fn: ({ song, other }) => ({ song, version: other as Track }),
  target: versionFound,
});
sample({
  clock: recalled,
  filter: ({ other }) => other === null,
  fn: ({ provider }) => noneChosenNotice(provider),
  target: showFx,
});
sample({
  clock: [notRemembered, sample({ clock: searchRetried, source: $lookup })],
  source: $lookup,
  filter: Boolean,
  target: findFx,
});
sample({ clock: notRemembered, fn: ({ provider }) => lookingNotice(provider), target: showFx });

const best = found.filterMap(({ lookup: { song }, candidates: [first], isChoiceOpen }) =>
  first?.certainty === 'same' && !isChoiceOpen ? { song, version: first.track } : undefined,
);
sample({ clock: best, target: versionFound });
sample({
  clock: found,
  filter: ({ candidates: [first], isChoiceOpen }) =>
    first !== undefined && first.certainty !== 'same' && !isChoiceOpen,
  fn: () => undefined,
  target: choiceOpened,
});
sample({
  clock: found,
  filter: ({ candidates, isChoiceOpen }) => candidates.length === 0 && !isChoiceOpen,
  fn: ({ lookup: { provider }, lastText }) => noneFoundNotice(provider, lastText),
  target: showFx,
});
sample({
  clock: failed.filterMap(({ isChoiceOpen, error, song, provider }) =>
    isChoiceOpen ? undefined : (failureNotice(error, song, provider) ?? undefined),
  ),
  target: showFx,
});
sample({ clock: started, fn: ({ song, version }) => playingNotice(song, version), target: showFx });
sample({
  clock: started,
  fn: ({ song, version }) => ({ key: trackKey(song), track: version }),
  target: replaceFx,
});

// The choice, also of a version that was remembered and not searched for.
sample({
  clock: chooseRequested,
  source: $lookup,
  filter: Boolean,
  fn: () => undefined,
  target: choiceOpened,
});
sample({
  clock: chooseRequested,
  source: { lookup: $lookup, candidates: $candidates },
  filter: ({ lookup, candidates }) => lookup !== null && candidates === null,
  fn: ({ lookup }) => lookup as Lookup,
  target: findFx,
});

const $state = combine({
  lookup: $lookup,
  played: $played,
  keys: $queueKeys,
  current: $currentTrack,
  rights: $playbackRights,
});
/** The version that was wrong is replaced; without one, the song. */
const replaced = sample({
  clock: candidateChosen,
  source: $state,
  fn: ({ lookup, played, keys, current }, version) => {
    const former = played && keys.has(trackKey(played.version)) ? played.version : lookup?.song;
    const isCurrent = current !== null && trackKey(current) === trackKey(version);
    return {
      version,
      didReplace: played?.didReplace ?? (lookup !== null && keys.has(trackKey(lookup.song))),
      command: former && !isCurrent ? { key: trackKey(former), track: version } : undefined,
    };
  },
});
/** A wrong version leaves the queue; the song comes back to its place when it can be played. */
const withdrawn = sample({ clock: noneChosen, source: $state }).map(({ lookup, played, keys, rights }) => {
  const key = played && trackKey(played.version);
  if (!lookup || !key || !keys.has(key)) return {};
  const doesReturn = played.didReplace && isPlayable(playabilityOf(lookup.song, rights));
  return doesReturn ? { command: { key, track: lookup.song } } : { removed: key };
});
$played.on(replaced, (_, { version, didReplace }) => ({ version, didReplace })).reset(withdrawn);
sample({
  clock: [replaced.filterMap(({ command }) => command), withdrawn.filterMap(({ command }) => command)],
  target: replaceFx,
});
sample({ clock: withdrawn.filterMap(({ removed }) => removed), target: removeFx });

sample({
  clock: [
    best.map(({ song, version }) => ({ song, other: version })),
    sample({ clock: candidateChosen, source: $lookup, fn: pairOf }).filterMap((pair) => pair ?? undefined),
    sample({ clock: noneChosen, source: $lookup, fn: (lookup) => pairOf(lookup, null) }).filterMap(
      (pair) => pair ?? undefined,
    ),
  ],
  target: rememberFx,
});
function pairOf(lookup: Lookup | null, other: Track | null): Pair | null {
  return lookup && { song: lookup.song, other };
}

sample({ clock: [candidateChosen, noneChosen], fn: () => undefined, target: choiceClosed });
sample({
  clock: [findFx.finally, cancelled],
  fn: () => 'other-version/cancel' as const,
  target: noticesWithdrawn,
});
sample({
  clock: [requested, candidateChosen, noneChosen],
  fn: () => 'other-version/choose' as const,
  target: noticesWithdrawn,
});
