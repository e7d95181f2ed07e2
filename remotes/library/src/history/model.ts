// Owns the listening history on screen: its pages, the search in it, and whether it is paused.
import { type AnswerOf, routes } from '@segue/contract';
import { type ApiFailure, createRequestFx } from '@segue/kernel/request';
import { createSessionStore } from '@segue/kernel/state';
import { createEvent, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { HistoryGate } from '../gates';

const TYPING_PAUSE_MS = 300;

export const queryChanged = createEvent<string>('historyQueryChanged');
export const pageRequested = createEvent('historyPageRequested');

const listFx = createRequestFx(routes.listListens, { concurrency: 'latest' });
export const clearFx = createRequestFx(routes.clearListens, { concurrency: 'first' });
export const pauseFx = createRequestFx(routes.pauseListens, { concurrency: 'first' });

export const $isLoading = listFx.pending;
export const $query = createSessionStore('')
  .on(queryChanged, (_, query) => query)
  .reset(clearFx.done, HistoryGate.close);
/** Null before the first answer. */
export const $history = createSessionStore<AnswerOf<typeof routes.listListens> | null>(null)
  .on(listFx.done, (history, { params: { query }, result }) =>
    query.before && history ? { ...result, listens: [...history.listens, ...result.listens] } : result,
  )
  .on(clearFx.done, (history) => history && { ...history, listens: [], hasMore: false })
  .on(pauseFx.done, (history, { params }) => history && { ...history, ...params.body })
  .reset(HistoryGate.close);
export const $failure = createSessionStore<ApiFailure | null>(null)
  .on(listFx.failed, (_, { error }) => error)
  .reset(listFx.done, HistoryGate.close);

sample({
  clock: [HistoryGate.open, debounce(queryChanged, TYPING_PAUSE_MS)],
  source: $query,
  filter: HistoryGate.status,
  fn: (query) => ({ query: { query } }),
  target: listFx,
});
sample({
  clock: pageRequested,
  source: { query: $query, history: $history },
  filter: $isLoading.map((isLoading) => !isLoading),
  fn: ({ query, history }) => ({ query: { query, before: history?.listens.at(-1)?.listenedAt } }),
  target: listFx,
});
