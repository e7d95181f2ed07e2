// Owns what is known of the services that the user's listens are sent on to.
import { type AnswerOf, routes } from '@segue/contract';
import { type ApiFailure, createRequestFx } from '@segue/kernel/request';
import { createSessionStore } from '@segue/kernel/state';
import { createEvent, sample } from 'effector';
import { createScreenStore, ScrobblingGate } from '../gates';

export const retryRequested = createEvent('scrobblingRetryRequested');

const loadFx = createRequestFx(routes.getScrobbling, { concurrency: 'latest' });
export const changeFx = createRequestFx(routes.changeScrobbling, { concurrency: 'first' });

export const $isLoading = loadFx.pending;
export const $scrobbling = createSessionStore<AnswerOf<typeof routes.getScrobbling> | null>(null).on(
  [loadFx.doneData, changeFx.doneData],
  (_, found) => found,
);
/** Failures of the form are shown in the form. */
export const $error = createScreenStore<string | null>(null)
  .on(loadFx.failed, () => 'Your scrobbling settings couldn’t load.')
  .on(changeFx.failed, (_, { params, error }) => (params.body.token ? null : explainFailure(error).text))
  .reset(loadFx.done, changeFx);

sample({ clock: [ScrobblingGate.open, retryRequested], fn: () => undefined, target: loadFx });

export function explainFailure({ kind, message }: ApiFailure) {
  return { text: kind === 'unreachable' ? 'You’re offline. Try again.' : message, fields: [] };
}
