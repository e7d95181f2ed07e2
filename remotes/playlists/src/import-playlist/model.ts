// Owns an import: what was read, the search for each of its tracks, and the playlist that it becomes. Its rules are in the
// lazy file, which holds no units: a change arrives as a transition.
import type { Playlist, Provider } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { $areProvidersSeparate, $playbackRights, $providers, createSessionStore } from '@segue/stores';
import { combine, createEffect, createEvent, sample, scopeBind } from 'effector';
import { addTracksFx, createFromListFx, matchLinkFx, searchFx } from '../api';
import { navigateFx, showNoticeFx } from '../effects';
import { ImportGate } from '../gates';
import { playlistAppended } from '../playlist-list/model';
import type { Change } from '../undo/change';
import { changeMade } from '../undo/model';
import type { Entry, Review, ReviewChange } from './import-state';
import type { Matching } from './match-entry';

export const IMPORT_PATH = `${screens.playlists}/import`;
/** Entries that are searched for at once. */
const PARALLEL = 2;

/** The user chose or dropped a file, or pasted a text. */
export const listChosen = createEvent<File | string>('importListChosen');
export const importChanged = createEvent<ReviewChange>('importChanged');
export const importCancelled = createEvent('importCancelled');
export const saveRequested = createEvent('importSaveRequested');

const work = () => import('./work');
const readFx = createEffect(
  async ({ list, providers }: { list: File | string; providers: readonly Provider[] }) =>
    (await work()).readReview(list, providers),
);
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
  .on(readFx.doneData, (_, review) => review)
  .on(importChanged, (review, change) => review && change(review))
  .on(matchFx.fail, (review, { params: { entry } }) => review && withoutMatch(review, entry))
  .reset([importCancelled, saveFx.done]);
/** Why the file or text could not be read. */
export const $readError = createSessionStore<string | null>(null)
  .on(readFx.failData, (_, { message }) => message)
  .reset([readFx, importCancelled]);
export const $isReading = readFx.pending;
export const $isSaving = saveFx.pending;
const $running = createSessionStore<readonly Entry[]>([])
  .on(matchFx, (running, { entry }) => [...running, entry])
  .on(matchFx.finally, (running, { params }) => running.filter((entry) => entry !== params.entry))
  .reset([readFx.done, importCancelled]);
/** Entries that have been searched for, of all; null when nothing is imported. */
export const $progress = $review.map(
  (review) =>
    review && {
      done: review.entries.filter(({ status }) => status !== 'waiting').length,
      total: review.entries.length,
    },
);

/** The services to search, those that play for the user first. */
const $preferred = combine($playbackRights, ({ playsAt, providers }): readonly Provider[] => [
  ...providers.filter((provider) => playsAt.includes(provider)),
  ...providers.filter((provider) => !playsAt.includes(provider)),
]);
const $usable = combine($preferred, $areProvidersSeparate, (providers, areSeparate) =>
  areSeparate ? providers.slice(0, 1) : providers,
);
const $nextJob = combine(
  { review: $review, running: $running, usable: $usable, configured: $providers },
  ({ review, running, usable, configured }) => {
    if (!review || review.isPaused || running.length >= PARALLEL) return null;
    const ids = running.map(({ id }) => id);
    const entry = review.entries.find(({ id, status }) => status === 'waiting' && !ids.includes(id));
    if (!entry) return null;
    const others = usable.length > 1 ? configured.filter((provider) => provider !== review.prefer) : [];
    return { entry, providers: [review.prefer, ...others] };
  },
);

function withoutMatch(review: Review, { id }: Entry): Review {
  const entries = review.entries.map((entry) =>
    entry.id === id ? { ...entry, status: 'missing' as const } : entry,
  );
  return { ...review, entries };
}

sample({
  clock: listChosen,
  source: $usable,
  fn: (providers, list) => ({ list, providers }),
  target: readFx,
});
sample({ clock: $nextJob, filter: (job) => job !== null, target: matchFx });
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
