// Owns the link to a copy of the queue while its dialog is open.
import { createRequestFx } from '@segue/kernel/request';
import { SHARED_QUEUE_MAX_TRACKS, routes, screens } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { createSessionStore } from '@segue/kernel/state';
import { createEffect, createEvent, sample } from 'effector';
import { $queue } from '../../model/model';

const shareQueueFx = createRequestFx(routes.shareQueue, { concurrency: 'latest' });

export const queueShared = createEvent('queueShared');
export const queueSharingClosed = createEvent('queueSharingClosed');

/** Null while the dialog is closed. The link never changes: each one is a new copy. */
export const $sharedQueue = createSessionStore<{ link: string; trackCount: number } | null>(null)
  .on(shareQueueFx.done, (_, { params, result }) => ({
    link: window.location.origin + screens.shared(result.token),
    trackCount: params.body.tracks.length,
  }))
  .on([queueShared, queueSharingClosed], () => null);

const showFailedFx = createEffect(() =>
  send('notice/show', { text: 'The queue couldn’t be shared. Please try again.' }),
);

sample({
  clock: queueShared,
  source: $queue,
  filter: (queue) => queue.length > 0,
  fn: (queue) => ({
    body: {
      tracks: queue.slice(0, SHARED_QUEUE_MAX_TRACKS).map(({ id, provider }) => ({ trackId: id, provider })),
    },
  }),
  target: shareQueueFx,
});
sample({ clock: shareQueueFx.failed, target: showFailedFx });
