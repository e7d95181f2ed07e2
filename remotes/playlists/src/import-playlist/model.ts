// Owns an import: what was read, the search for each of its tracks, and the playlist that it becomes. Part of the lazy file.
import { failedWith, type ApiFailure } from '@segue/kernel/request';
import { descriptorOf, errors, parseTrack, type Provider, SEARCH_PAGE_SIZE } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import {
  $areProvidersSeparate,
  $connectedProviders,
  $playbackRights,
  createSessionStore,
} from '@segue/kernel/state';
import { saveAsPlaylist, type SavedPlaylist, savedText } from '@segue/ui/tracks/save-playlist';
import { combine, createEffect, createEvent, sample, scopeBind } from 'effector';
import { addTracksFx, createFromListFx, matchLinkFx, searchFx } from '../api';
import { navigateFx, showNoticeFx } from '../effects';
import { ImportGate } from '../gates';
import { playlistAppended } from '../playlist-list/model';
import { matchEntry, type Matching } from './match-entry';
import { sleep, turn } from './turns';
import type { ListedTracks } from './reading/listed-track';
import { readFile, readList, type ReadFile } from './reading/read-list';
import { chosenTracks, type Entry, released, type Review, type ReviewChange, reviewOf } from './review';

/** Entries that are searched for at once. */
const PARALLEL = 2;
/** The shell removes keys that begin so at a logout. In session storage: each tab has its own import. */
const STORAGE_KEY = 'user.import';

/** A file or a pasted text. `encoding`: the user's choice. */
export type ListChoice = { source: File | string; encoding?: string };
/** The lists of a file, before anything is searched for. */
export type Preview = ReadFile & { source: File | string };
/** `id`: of the review that the search is for. */
type Job = Matching & { id: number };

export const listChosen = createEvent<ListChoice>('importListChosen');
export const previewClosed = createEvent('importPreviewClosed');
export const listConfirmed = createEvent<ListedTracks>('importListConfirmed');
export const reviewChanged = createEvent<ReviewChange>('importReviewChanged');
export const importCancelled = createEvent('importCancelled');
export const saveRequested = createEvent('importSaveRequested');

/** Rejects with a message for the user. */
const readFx = createEffect(async ({ source, encoding }: ListChoice): Promise<ReadFile> =>
  typeof source === 'string' ? { lists: readList(source), encoding: null } : readFile(source, encoding),
);
const keepFx = createEffect((review: Review | null) =>
  review
    ? sessionStorage.setItem(STORAGE_KEY, JSON.stringify(review))
    : sessionStorage.removeItem(STORAGE_KEY),
);
const restoreFx = createEffect(() => parseReview(sessionStorage.getItem(STORAGE_KEY)));
const awaitHoldFx = createEffect((until: number) => sleep(until - Date.now()));
const matchFx = createEffect((job: Job) => {
  const [search, openLink] = [scopeBind(searchFx), scopeBind(matchLinkFx)];
  return matchEntry(job, {
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
const saveFx = createEffect<Review, SavedPlaylist, ApiFailure>(({ name, entries }) =>
  saveAsPlaylist(
    { name: name.trim(), tracks: chosenTracks(entries) },
    { create: scopeBind(createFromListFx), add: scopeBind(addTracksFx) },
  ),
);
export const $isReading = readFx.pending;
export const $isSaving = saveFx.pending;

/** The services that may be searched, those that play for the user first. */
const $searchable = combine(
  { rights: $playbackRights, connected: $connectedProviders },
  ({ rights: { playsAt, providers }, connected }): readonly Provider[] => {
    const open = providers.filter(
      (provider) => !descriptorOf(provider).searchNeedsConnection || connected.includes(provider),
    );
    const plays = (provider: Provider) => Number(playsAt.includes(provider));
    return open.sort((one, other) => plays(other) - plays(one));
  },
);
/** Those whose tracks the playlist may hold. */
const $usable = combine($searchable, $areProvidersSeparate, (providers, areSeparate) =>
  areSeparate ? providers.slice(0, 1) : providers,
);
const reviewStarted = sample({
  clock: listConfirmed,
  source: $usable,
  fn: (providers, list) => reviewOf(list, providers),
});

/** What is imported; null when nothing is. */
export const $review = createSessionStore<Review | null>(null)
  .on(reviewStarted, (_, review) => review)
  .on(restoreFx.doneData, (review, kept) => review ?? kept)
  .on(reviewChanged, (review, change) => review && change(review))
  .on(matchFx.done, (review, { params: { id }, result: change }) =>
    review?.id === id ? change(review) : review,
  )
  .on(awaitHoldFx.done, (review, { params: until }) => review && released(until)(review))
  .reset([importCancelled, saveFx.done]);
/** Null when no list of a file is left to import. */
export const $preview = createSessionStore<Preview | null>(null)
  .on(readFx.done, (_, { params: { source }, result }) => ({ ...result, source }))
  .on(listConfirmed, (preview, chosen) => {
    const lists = preview?.lists.filter((list) => list !== chosen) ?? [];
    return preview && lists.length > 0 ? { ...preview, lists } : null;
  })
  .reset(previewClosed);
export const $readError = createSessionStore<string | null>(null)
  .on(readFx.failData, (_, { message }) => message)
  .reset([readFx, previewClosed, importCancelled]);
export const $saveError = createSessionStore<string | null>(null)
  .on(saveFx.failData, (_, failure) =>
    failedWith(failure, 'otherProvider') ? errors.otherProvider.message : SAVE_FAILED,
  )
  .reset([saveFx, importCancelled]);
const SAVE_FAILED = "The playlist couldn't be saved. Try again.";

const $running = createSessionStore<readonly Entry[]>([])
  .on(matchFx, (running, { entry }) => [...running, entry])
  .on(matchFx.finally, (running, { params }) => running.filter((entry) => entry !== params.entry))
  .reset([listConfirmed, importCancelled]);
const $nextJob = combine([$review, $running, $usable], ([review, running, providers]): Job | null => {
  if (!review || running.length >= PARALLEL) return null;
  const { holds } = review;
  const ids = running.map(({ id }) => id);
  const entry = review.entries.find(
    ({ id, status, unanswered }) =>
      status === 'waiting' && !ids.includes(id) && !holds.site && !holds[unanswered ?? providers[0]!],
  );
  return entry ? { id: review.id, entry, providers, holds } : null;
});
/** When the next held service is asked again. */
const $heldUntil = $review.map((review) =>
  Math.min(...Object.values(review?.holds ?? {}).map(({ until }) => until)),
);

sample({ clock: listChosen, target: readFx });
// Who pasted a text has seen it.
sample({
  clock: readFx.done,
  filter: ({ params, result }) => typeof params.source === 'string' && result.lists.length === 1,
  fn: ({ result }) => result.lists[0]!,
  target: listConfirmed,
});
sample({ clock: $nextJob, filter: (job) => job !== null, target: matchFx });
sample({ clock: $heldUntil, filter: (until) => until < Infinity, target: awaitHoldFx });
sample({ clock: ImportGate.open, source: $review, filter: (review) => !review, target: restoreFx });
// A list that storage has no room for is imported without a copy.
sample({ clock: $review, target: keepFx });
sample({
  clock: saveRequested,
  source: { review: $review, isSaving: $isSaving },
  filter: ({ review, isSaving }) => review !== null && !isSaving,
  fn: ({ review }) => review!,
  target: saveFx,
});
sample({ clock: saveFx.doneData, fn: ({ playlist }) => playlist, target: playlistAppended });
sample({
  clock: saveFx.doneData,
  source: ImportGate.status,
  fn: (isOpen, saved) => ({
    text: savedText(saved),
    ...(!isOpen && { link: { label: 'Open', href: screens.playlist(saved.playlist.playlistId) } }),
  }),
  target: showNoticeFx,
});
// When the user left the screen meanwhile, they stay where they are.
sample({
  clock: saveFx.doneData,
  source: { screen: ImportGate.state, isOpen: ImportGate.status },
  filter: ({ isOpen }) => isOpen,
  fn: ({ screen: { navigate } }, { playlist }) => ({ navigate, path: screens.playlist(playlist.playlistId) }),
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
