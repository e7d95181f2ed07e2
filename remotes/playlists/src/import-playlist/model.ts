// State of an import: the entries, the search for each track, and the new playlist. Part of the lazy file.
import { failedWith } from '@segue/kernel/request';
import {
  descriptorOf,
  errors,
  parseTrack,
  type Provider,
  SEARCH_PAGE_SIZE,
  type Track,
} from '@segue/contract';
import { screens } from '@segue/contract/screens';
import {
  $areProvidersSeparate,
  $connectedProviders,
  $playbackRights,
  createSessionStore,
} from '@segue/kernel/state';
import { savedText } from '@segue/ui/tracks/save-playlist';
import { attach, combine, createEffect, createEvent, sample, scopeBind } from 'effector';
import { and, delay, not } from 'patronum';
import { matchLinkFx, searchFx } from '../api';
import { navigateFx, showNoticeFx } from '../effects';
import { ImportGate } from '../gates';
import { saveListFx } from '../save-list';
import { type Match, matchEntry, type Unanswered } from './match-entry';
import type { ListedTracks } from './reading/listed-track';
import { readFile, readList } from './reading/read-list';
import { chosenTracks, type Entry, type Review, reviewOf, type Service, withEntry } from './review';
import { turn } from './turns';

const RETRY_S = 10;
const SAVE_FAILED = 'The playlist couldn’t be saved. Try again.';
/** The shell removes keys that begin so at a logout. In session storage: each tab has its own import. */
const STORAGE_KEY = 'user.import';

/** `until`: the service's retry time, or our own. */
export type Hold = { service: Service; until: number; isAskedToWait: boolean };
/** `id`: of the review that started the search. */
type Job = { id: number; entry: Entry; providers: readonly Provider[]; held: readonly Service[] };

export const listChosen = createEvent<File | string>('importListChosen');
export const listsClosed = createEvent('importListsClosed');
export const listConfirmed = createEvent<ListedTracks>('importListConfirmed');
export const nameChanged = createEvent<string>('importNameChanged');
export const trackChosen = createEvent<{ id: number; choice: Track | null }>('importTrackChosen');
export const retryRequested = createEvent('importRetryRequested');
export const importCancelled = createEvent('importCancelled');
export const saveRequested = createEvent('importSaveRequested');

const readFx = createEffect(async (source: File | string) =>
  typeof source === 'string' ? readList(source) : readFile(source),
);
const keepFx = createEffect((review: Review | null) =>
  review
    ? sessionStorage.setItem(STORAGE_KEY, JSON.stringify(review))
    : sessionStorage.removeItem(STORAGE_KEY),
);
const restoreFx = createEffect(() => parseReview(sessionStorage.getItem(STORAGE_KEY)));
const matchFx = createEffect<Job, Match, Unanswered>(({ entry, providers, held }) => {
  const [search, openLink] = [scopeBind(searchFx), scopeBind(matchLinkFx)];
  return matchEntry(entry.listed, providers, held, {
    search: async (query, provider) => {
      await turn();
      const params = { query, provider, limit: String(SEARCH_PAGE_SIZE), offset: '0' };
      return (await search({ params })).queryData;
    },
    openLink: async (url) => {
      await turn();
      return openLink({ query: { url } });
    },
  });
});
const saveFx = attach({
  effect: saveListFx,
  mapParams: ({ name, entries }: Review) => ({ name: name.trim(), tracks: chosenTracks(entries) }),
});
export const $isReading = readFx.pending;
export const $isSaving = saveFx.pending;

/** The services whose tracks the playlist may contain, the playable ones first. */
export const $usable = combine(
  { rights: $playbackRights, connected: $connectedProviders, areSeparate: $areProvidersSeparate },
  ({ rights: { playsAt, providers }, connected, areSeparate }): readonly Provider[] => {
    const open = providers.filter(
      (provider) => !descriptorOf(provider).searchNeedsConnection || connected.includes(provider),
    );
    const plays = (provider: Provider) => Number(playsAt.includes(provider));
    return open.sort((one, other) => plays(other) - plays(one)).slice(0, areSeparate ? 1 : Infinity);
  },
);
const reviewStarted = sample({
  clock: listConfirmed,
  source: $usable,
  fn: (providers, list) => reviewOf(list, providers),
});

export const $review = createSessionStore<Review | null>(null)
  .on(reviewStarted, (_, review) => review)
  .on(restoreFx.doneData, (review, kept) => review ?? kept)
  .on(nameChanged, (review, name) => review && { ...review, name })
  .on(trackChosen, (review, { id, choice }) => review && withEntry(review, id, { choice }))
  .on(matchFx.done, (review, { params: { id, entry }, result }) =>
    review?.id === id ? withEntry(review, entry.id, { ...result, unanswered: null }) : review,
  )
  .on(matchFx.fail, (review, { params: { id, entry }, error: { service } }) =>
    review?.id === id ? withEntry(review, entry.id, { unanswered: service }) : review,
  )
  .reset([importCancelled, saveFx.done]);
export const $lists = createSessionStore<readonly ListedTracks[]>([])
  .on(readFx.doneData, (_, lists) => lists)
  .on(listConfirmed, (lists, chosen) => lists.filter((list) => list !== chosen))
  .reset(listsClosed);
export const $readError = createSessionStore<string | null>(null)
  .on(readFx.failData, (_, { message }) => message)
  .reset([readFx, importCancelled]);
export const $saveError = createSessionStore<string | null>(null)
  .on(saveFx.failData, (_, failure) =>
    failedWith(failure, 'otherProvider') ? errors.otherProvider.message : SAVE_FAILED,
  )
  .reset([saveFx, importCancelled]);

const held = matchFx.failData.filterMap(({ service, failure }): Hold | undefined => {
  if (!failure) return undefined;
  const waitS = failure.kind === 'answered' ? failure.retryAfterS : undefined;
  return { service, until: Date.now() + 1000 * (waitS || RETRY_S), isAskedToWait: waitS !== undefined };
});
/** Entries of a held service are not searched. */
export const $holds = createSessionStore<readonly Hold[]>([])
  .on(held, (holds, hold) => [...holds, hold])
  .on(delay({ source: held, timeout: ({ until }) => until - Date.now() }), (holds, ended) =>
    holds.filter((hold) => hold !== ended),
  )
  .reset([retryRequested, listConfirmed, importCancelled]);

const $nextJob = combine(
  { review: $review, providers: $usable, holds: $holds, isBusy: matchFx.pending },
  ({ review, providers, holds, isBusy }): Job | null => {
    const held = holds.map(({ service }) => service);
    if (!review || isBusy || held.includes('site')) return null;
    const entry = review.entries.find(
      ({ status, unanswered }) => status === 'waiting' && !held.includes(unanswered ?? providers[0]!),
    );
    return entry ? { id: review.id, entry, providers, held } : null;
  },
);

sample({ clock: listChosen, target: readFx });
sample({
  clock: readFx.doneData.filterMap(([list, ...others]) => (others.length === 0 ? list : undefined)),
  target: listConfirmed,
});
sample({ clock: $nextJob, filter: (job) => job !== null, target: matchFx });
sample({ clock: ImportGate.open, source: $review, filter: (review) => !review, target: restoreFx });
// A list that exceeds the storage is imported without a copy.
sample({ clock: $review, target: keepFx });
sample({
  clock: saveRequested,
  source: $review,
  filter: and($review, not($isSaving)),
  fn: (review) => review!,
  target: saveFx,
});
sample({
  clock: saveFx.doneData,
  source: ImportGate.status,
  fn: (isOpen, saved) => ({
    text: savedText(saved),
    ...(!isOpen && { link: { label: 'Open', href: screens.playlist(saved.playlist.playlistId) } }),
  }),
  target: showNoticeFx,
});
// If the user left the screen meanwhile, it does not navigate.
sample({
  clock: saveFx.doneData,
  source: ImportGate.state,
  filter: ImportGate.status,
  fn: ({ navigate }, { playlist }) => ({ navigate, path: screens.playlist(playlist.playlistId) }),
  target: navigateFx,
});

/** The import that an earlier load of the page kept; null when the text is none. */
function parseReview(text: string | null): Review | null {
  try {
    const kept = JSON.parse(text ?? '') as Review;
    const isWhole = kept.entries.every(({ choice, candidates }) =>
      [choice, ...candidates.map(({ track }) => track)].every((track) => track === null || parseTrack(track)),
    );
    return isWhole && typeof kept.name === 'string' ? kept : null;
  } catch {
    return null;
  }
}
