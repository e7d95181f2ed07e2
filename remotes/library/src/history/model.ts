// Owns the listening history on screen: its pages, the search in it, and whether it is paused.
import { type Listen, routes } from '@segue/contract';
import { type ApiFailure, createRequestFx } from '@segue/kernel/request';
import { createSessionStore } from '@segue/kernel/state';
import { createEffect, createEvent, sample } from 'effector';
import { HistoryGate } from '../gates';

const TYPING_PAUSE_MS = 300;

export const queryChanged = createEvent<string>('historyQueryChanged');
export const pageRequested = createEvent('historyPageRequested');

const listFx = createRequestFx(routes.listListens, { concurrency: 'latest' });
export const clearFx = createRequestFx(routes.clearListens, { concurrency: 'first' });
export const pauseFx = createRequestFx(routes.pauseListens, { concurrency: 'first' });
const waitFx = createEffect(() => new Promise((resolve) => void setTimeout(resolve, TYPING_PAUSE_MS)));

export const $isLoading = listFx.pending;
export const $query = createSessionStore('').on(queryChanged, (_, query) => query);
/** Null before the first answer. */
export const $history = createSessionStore<{ listens: readonly Listen[]; hasMore: boolean } | null>(null)
  .on(listFx.done, (history, { params: { query }, result: { listens, hasMore } }) => ({
    listens: query.before && history ? [...history.listens, ...listens] : listens,
    hasMore,
  }))
  .on(clearFx.done, () => ({ listens: [], hasMore: false }));
export const $isPaused = createSessionStore(false)
  .on(listFx.doneData, (_, { isPaused }) => isPaused)
  .on(pauseFx.done, (_, { params }) => params.body.isPaused);
export const $failure = createSessionStore<ApiFailure | null>(null)
  .on(listFx.failed, (_, { error }) => error)
  .reset(listFx.done);
for (const store of [$query, $history, $failure]) store.reset(HistoryGate.close);
$query.reset(clearFx.done);

sample({ clock: queryChanged, fn: () => undefined, target: waitFx });
const typed = sample({
  clock: waitFx.finally,
  source: { count: waitFx.inFlight, isOpen: HistoryGate.status },
  // Only the pause after the last character has none beside it.
  filter: ({ count, isOpen }) => count === 0 && isOpen,
});
sample({
  clock: [HistoryGate.open, typed],
  source: $query,
  fn: (query) => ({ query: { query } }),
  target: listFx,
});
sample({
  clock: pageRequested,
  source: { query: $query, history: $history, isLoading: listFx.pending },
  filter: ({ isLoading }) => !isLoading,
  fn: ({ query, history }) => ({ query: { query, before: history?.listens.at(-1)?.listenedAt } }),
  target: listFx,
});
