// Owns an import: what was read, the search for each of its tracks, and the playlist that it becomes. Its rules are in the
// lazy file, which holds no units: a change arrives as a transition.
import { descriptorOf, type Playlist, type Provider } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import {
  $areProvidersSeparate,
  $connectedProviders,
  $playbackRights,
  createSessionStore,
} from '@segue/stores';
import { combine, createEffect, createEvent, sample, scopeBind } from 'effector';
import { addTracksFx, createFromListFx, matchLinkFx, searchFx } from '../api';
import { navigateFx, showNoticeFx } from '../effects';
import { ImportGate, PlaylistsGate } from '../gates';
import { playlistAppended } from '../playlist-list/model';
import type { Change } from '../undo/change';
import { changeMade } from '../undo/model';
import type { Entry, ListChoice, Preview, Review, ReviewChange } from './import-state';
import type { Matching } from './match-entry';

export const IMPORT_PATH = `${screens.playlists}/import`;
/** Entries that are searched for at once. */
const PARALLEL = 2;

/** The shell removes keys that begin so at a logout. In session storage: each tab has its own import. */
const STORAGE_KEY = 'user.import';

/** The user chose or dropped a file, pasted a text, or chose how the file of the preview is decoded. */
export const listChosen = createEvent<ListChoice>('importListChosen');
export const previewClosed = createEvent('importPreviewClosed');
/** The user chose a list of the preview. */
export const listConfirmed = createEvent<Review>('importListConfirmed');
export const importChanged = createEvent<ReviewChange>('importChanged');
export const importCancelled = createEvent('importCancelled');
export const saveRequested = createEvent('importSaveRequested');

const work = () => import('./work');
const readFx = createEffect(async (given: { choice: ListChoice; providers: readonly Provider[] }) =>
  (await work()).read(given),
);
const keepFx = createEffect((review: Review | null) =>
  review
    ? sessionStorage.setItem(STORAGE_KEY, JSON.stringify(review))
    : sessionStorage.removeItem(STORAGE_KEY),
);
const restoreFx = createEffect(async () =>
  STORAGE_KEY in sessionStorage ? (await work()).restored(sessionStorage.getItem(STORAGE_KEY)) : null,
);
const awaitHoldFx = createEffect(async (until: number) => {
  const change = scopeBind(importChanged);
  change(await (await work()).awaitHold(until));
});
const matchFx = createEffect(async (job: Matching) => {
  const ask = { search: scopeBind(searchFx), openLink: scopeBind(matchLinkFx) };
  const change = scopeBind(importChanged);
  return (await work()).match(job, ask, change);
});
const saveFx = createEffect(async (review: Review): Promise<{ playlist: Playlist; missed: number }> => {
  const ask = { create: scopeBind(createFromListFx), add: scopeBind(addTracksFx) };
  const change = scopeBind(importChanged);
  return (await work()).save(review, ask, change);
});

/** What is imported; null when nothing is. */
export const $review = createSessionStore<Review | null>(null)
  .on(listConfirmed, (_, review) => review)
  .on(restoreFx.doneData, (review, kept) => review ?? kept)
  .on(importChanged, (review, change) => review && change(review))
  // No service failed: the code that asks them could not be downloaded.
  .on(matchFx.fail, (review) => review && { ...review, isPaused: true })
  .reset([importCancelled, saveFx.done]);
/** Null when no list of a file is left to import. */
export const $preview = createSessionStore<Preview | null>(null)
  .on(readFx.doneData, (_, preview) => preview)
  .on(listConfirmed, (preview, chosen) => {
    const lists = preview?.lists.filter((list) => list !== chosen) ?? [];
    return preview && lists.length > 0 ? { ...preview, lists } : null;
  })
  .reset(previewClosed);
/** Why the file or text could not be read. */
export const $readError = createSessionStore<string | null>(null)
  .on(readFx.failData, (_, { message }) => message)
  .reset([readFx, previewClosed, importCancelled]);
export const $isReading = readFx.pending;
export const $isSaving = saveFx.pending;
const $running = createSessionStore<readonly Entry[]>([])
  .on(matchFx, (running, { entry }) => [...running, entry])
  .on(matchFx.finally, (running, { params }) => running.filter((entry) => entry !== params.entry))
  .reset([listConfirmed, importCancelled]);
/** Entries that have been searched for, of all; null when nothing is imported. */
export const $progress = $review.map(
  (review) =>
    review && {
      done: review.entries.filter(({ status }) => status !== 'waiting').length,
      total: review.entries.length,
    },
);

/** The services that may be searched, those that play for the user first. */
export const $searchable = combine(
  { rights: $playbackRights, connected: $connectedProviders },
  ({ rights: { playsAt, providers }, connected }): readonly Provider[] => {
    const open = providers.filter(
      (provider) => !descriptorOf(provider).searchNeedsConnection || connected.includes(provider),
    );
    const plays = (provider: Provider) => Number(playsAt.includes(provider));
    return open.sort((one, other) => plays(other) - plays(one));
  },
);
const $usable = combine($searchable, $areProvidersSeparate, (providers, areSeparate) =>
  areSeparate ? providers.slice(0, 1) : providers,
);
const $nextJob = combine(
  { review: $review, running: $running, searchable: $searchable, areSeparate: $areProvidersSeparate },
  ({ review, running, searchable, areSeparate }): Matching | null => {
    if (!review || review.isPaused || running.length >= PARALLEL) return null;
    const { prefer, holds } = review;
    const isPreferred = (provider: Provider) => Number(provider === prefer);
    const order = [...searchable].sort((one, other) => isPreferred(other) - isPreferred(one));
    const providers = areSeparate ? order.slice(0, 1) : order;
    const ids = running.map(({ id }) => id);
    const entry = review.entries.find(
      ({ id, status, unanswered }) =>
        status === 'waiting' && !ids.includes(id) && !holds.site && !holds[unanswered ?? providers[0]!],
    );
    return entry ? { entry, providers, holds } : null;
  },
);
/** When the next held service is asked again. */
const $heldUntil = $review.map((review) =>
  Math.min(...Object.values(review?.holds ?? {}).map(({ until }) => until)),
);

sample({
  clock: listChosen,
  source: $usable,
  fn: (providers, choice) => ({ choice, providers }),
  target: readFx,
});
// Who pasted a text has seen it.
sample({
  clock: readFx.doneData,
  filter: ({ source, lists }) => typeof source === 'string' && lists.length === 1,
  fn: ({ lists }) => lists[0]!,
  target: listConfirmed,
});
sample({ clock: $nextJob, filter: (job) => job !== null, target: matchFx });
sample({ clock: $heldUntil, filter: (until) => until < Infinity, target: awaitHoldFx });
sample({
  clock: [ImportGate.open, PlaylistsGate.open],
  source: $review,
  filter: (review) => review === null,
  fn: () => undefined,
  target: restoreFx,
});
// A list that storage has no room for is imported without a copy.
sample({ clock: $review, target: keepFx });
sample({
  clock: $progress,
  source: ImportGate.status,
  filter: (isOpen, progress) => !isOpen && progress !== null && progress.done === progress.total,
  fn: () => ({ text: 'Your import is ready to check.', link: { label: 'Open', href: IMPORT_PATH } }),
  target: showNoticeFx,
});
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
  fn: (isOpen, { playlist: { playlistId, name }, missed }): Change => ({
    kind: 'created',
    playlistId,
    name,
    notice: {
      text: `Imported “${name}”.${missed > 0 ? ` Tracks that couldn't be added: ${missed}.` : ''}`,
      ...(!isOpen && { link: { label: 'Open', href: screens.playlist(playlistId) } }),
    },
  }),
  target: changeMade,
});
// When the user left the screen meanwhile, they stay where they are.
sample({
  clock: saveFx.doneData,
  source: { screen: ImportGate.state, isOpen: ImportGate.status },
  filter: ({ isOpen }) => isOpen,
  fn: ({ screen: { navigate } }, { playlist }) => ({ navigate, path: screens.playlist(playlist.playlistId) }),
  target: navigateFx,
});
