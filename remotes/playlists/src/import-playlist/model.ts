// State of an import: the entries, the search for each track, and the new playlist. Part of the lazy file.
import { descriptorOf, type Provider, SEARCH_PAGE_SIZE, type Track } from '@segue/contract';
import { waitEnd } from '@segue/contract/asked-to-wait';
import {
  $areProvidersSeparate,
  $connectedProviders,
  $playbackRights,
  createSessionStore,
} from '@segue/kernel/state';
import { trackTotal } from '@segue/ui/tracks/list-page';
import { missedText } from '@segue/ui/tracks/save-playlist';
import { combine, createEffect, createEvent, sample, scopeBind } from 'effector';
import { delay, not } from 'patronum';
import { matchLinkFx, searchFx } from '../api';
import { navigateFx, reloadFavoritesFx, setPreferencesFx, showNoticeFx } from '../effects';
import { ImportGate } from '../gates';
import { type Match, matchEntry, type Unanswered } from './match-entry';
import { readFiles, readList } from './reading/read-list';
import {
  additionsOf,
  type Entry,
  nameOf,
  parseReview,
  type Review,
  reviewOf,
  type Service,
  withEntry,
} from './review';
import { failureText, partSaved, saveFx } from './save';
import { turn } from './turns';

const RETRY_S = 10;
/** The shell removes keys that begin so at a logout. In session storage: each tab has its own import. */
const STORAGE_KEY = 'user.import';

/** `until`: the service's retry time, or our own. */
export type Hold = { service: Service; until: number; text: string };
/** `id`: of the review that started the search. */
type Job = { id: number; entry: Entry; providers: readonly Provider[]; held: readonly Service[] };

export const listChosen = createEvent<readonly File[] | string>('importListChosen');
export const listsClosed = createEvent('importListsClosed');
export const listConfirmed = createEvent<Review>('importListConfirmed');
export const nameChanged = createEvent<string>('importNameChanged');
export const trackChosen = createEvent<{ id: number; choice: Track | null }>('importTrackChosen');
export const retryRequested = createEvent('importRetryRequested');
export const importCancelled = createEvent('importCancelled');
export const saveRequested = createEvent<readonly Review[]>('importSaveRequested');

const readFx = createEffect(async (source: readonly File[] | string) =>
  typeof source === 'string' ? { lists: readList(source), unread: [] } : readFiles(source),
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
export const $isReading = readFx.pending;
export const $isSaving = saveFx.pending;

/** The services that answer this user, the playable ones first. */
const $usable = combine(
  { rights: $playbackRights, connected: $connectedProviders },
  ({ rights: { playsAt, providers }, connected }): readonly Provider[] => {
    const open = providers.filter(
      (provider) => !descriptorOf(provider).searchNeedsConnection || connected.includes(provider),
    );
    const plays = (provider: Provider) => Number(playsAt.includes(provider));
    return open.sort((one, other) => plays(other) - plays(one));
  },
);
export const $review = createSessionStore<Review | null>(null)
  // The preferences come with all lists of an account.
  .on(listConfirmed, (_, { preferences: _all, ...review }) => review)
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
const listsRead = sample({
  clock: readFx.doneData,
  source: [$usable, $areProvidersSeparate] as const,
  fn: (services, { lists }) => lists.map((list, index) => reviewOf(list, Date.now() + index, ...services)),
});
export const $lists = createSessionStore<readonly Review[]>([])
  .on(listsRead, (_, lists) => lists)
  .on(listConfirmed, (lists, chosen) => lists.filter((list) => list !== chosen))
  .on(saveFx.done, (lists, { params }) => lists.filter((list) => !params.includes(list)))
  .reset(listsClosed);
const $saved = createSessionStore({ count: 0, total: 0 })
  .on(saveFx, (_, reviews) => ({ count: 0, total: reviews.flatMap(additionsOf).length }))
  .on(partSaved, ({ count, total }, more) => ({ count: count + more, total }));
/** Null before the first part is saved. */
export const $saveStatus = $saved.map(({ count, total }) =>
  count > 0 ? `${count} of ${total} tracks are saved.` : null,
);
/** Of reading or saving. */
export const $error = createSessionStore<string | null>(null)
  .on(readFx.failData, (_, { message }) => message)
  .on(readFx.doneData, (_, { unread }) =>
    unread.length > 0 ? `No lists are in ${unread.join(', ')}.` : null,
  )
  .on(sample({ clock: saveFx.failData, source: $saveStatus, fn: failureText }), (_, text) => text)
  .reset([readFx, saveFx, listConfirmed, importCancelled, listsClosed]);

export const noAnswer = (service: Service) => `No answer from ${nameOf(service)}`;
const held = matchFx.failData.filterMap(({ service, failure }): Hold | undefined => {
  if (!failure) return undefined;
  const waitS = failure.kind === 'answered' ? failure.retryAfterS : undefined;
  const until = Date.now() + 1000 * (waitS || RETRY_S);
  const wait = waitS !== undefined && `${nameOf(service)} asked to wait until ${waitEnd(until)}`;
  return { service, until, text: wait || noAnswer(service) };
});
/** Entries of a held service are not searched. */
export const $holds = createSessionStore<readonly Hold[]>([])
  .on(held, (holds, hold) => [...holds, hold])
  .on(delay({ source: held, timeout: ({ until }) => until - Date.now() }), (holds, ended) =>
    holds.filter((hold) => hold !== ended),
  )
  .reset([retryRequested, listConfirmed, importCancelled]);

const $nextJob = combine(
  { review: $review, holds: $holds, isBusy: matchFx.pending },
  ({ review, holds, isBusy }): Job | null => {
    const held = holds.map(({ service }) => service);
    if (!review || isBusy || held.includes('site')) return null;
    const { id, providers, entries } = review;
    const entry = entries.find(
      ({ status, unanswered }) => status === 'waiting' && !held.includes(unanswered ?? providers[0]!),
    );
    return entry ? { id, entry, providers, held } : null;
  },
);

sample({ clock: listChosen, target: readFx });
sample({
  clock: listsRead,
  source: $error,
  filter: (error, lists) => error === null && lists.length === 1 && !lists[0]!.preferences,
  fn: (_, lists) => lists[0]!,
  target: listConfirmed,
});
sample({ clock: $nextJob, filter: (job) => job !== null, target: matchFx });
sample({ clock: ImportGate.open, source: $review, filter: (review) => !review, target: restoreFx });
// A list that exceeds the storage is imported without a copy.
sample({ clock: $review, target: keepFx });
sample({ clock: saveRequested, filter: not($isSaving), target: saveFx });
sample({
  clock: saveFx.done,
  filter: ({ params }) => params.some(({ isFavorites }) => isFavorites),
  fn: () => undefined,
  target: reloadFavoritesFx,
});
sample({ clock: saveFx.done.filterMap(({ params }) => params[0]?.preferences), target: setPreferencesFx });
/** With more lists to import the screen stays, and so it does when the user left it meanwhile. */
const $doesStay = combine($lists, ImportGate.status, (lists, isOpen) => lists.length > 0 || !isOpen);
sample({
  clock: saveFx.done,
  source: { doesStay: $doesStay, total: $saved.map(({ total }) => total) },
  fn: ({ doesStay, total }, { result: { missed, path } }) => ({
    text: `Saved ${trackTotal(total - missed)}.${missedText(missed, total)}`,
    ...(doesStay && { link: { label: 'Open', href: path } }),
  }),
  target: showNoticeFx,
});
sample({
  clock: saveFx.doneData,
  source: ImportGate.state,
  filter: not($doesStay),
  fn: ({ navigate }, { path }) => ({ navigate, path }),
  target: navigateFx,
});
