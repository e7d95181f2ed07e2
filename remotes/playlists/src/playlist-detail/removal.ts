// Owns running removals of tracks, and the undo of the last one.
import { failedWith, type ApiFailure } from '@segue/api-client';
import { errors, trackKey, type Track, type TrackKey } from '@segue/contract';
import { send, type Notice } from '@segue/event-bus';
import { createSessionStore } from '@segue/stores';
import { attach, createEffect, createEvent, sample } from 'effector';
import { undoRemovalRequested } from '../commands';
import { addBackFx, moveBackFx, removeTrackFx } from './api';
import { PlaylistGate } from './gate';

const REMOVE_FAILED = 'Failed to remove track. Please try again.';
const UNDO_FAILED = "That couldn't be undone. Try again.";

type Removal = {
  playlistId: number;
  playlistName: string;
  track: Track;
  /** The track that followed; null at the end of the playlist. */
  next: Track | null;
};

const referenceOf = ({ id, provider }: Track) => ({ trackId: id, provider });

export const removalAccepted = createEvent<Removal>('removalAccepted');

const removeFx = attach({
  effect: removeTrackFx,
  mapParams: ({ playlistId, track }: Removal) => ({ body: { playlistId, ...referenceOf(track) } }),
});
const restoreFx = createEffect<Removal, void, ApiFailure>({
  name: 'restoreTrackFx',
  async handler({ playlistId, track, next }) {
    await addBackFx({ body: { playlistId, ...referenceOf(track) } });
    if (next) await moveBackFx({ body: { playlistId, ...referenceOf(track), before: referenceOf(next) } });
  },
});
const showNoticeFx = createEffect((notice: Notice) => send('notice/show', notice));

/** The server removed a track. */
export const trackRemoved = removeFx.done.map(({ params }) => params);
/** The server has a removed track again, at its former place. */
export const trackRestored = restoreFx.done.map(({ params }) => params);

/** Keys of tracks whose removal is running. */
export const $removing = createSessionStore<ReadonlySet<TrackKey>>(new Set(), { sid: 'playlist/removing' })
  .on(removeFx, (keys, { track }) => new Set([...keys, trackKey(track)]))
  .on(
    removeFx.finally,
    (keys, { params }) => new Set([...keys].filter((key) => key !== trackKey(params.track))),
  );
export const $removeError = createSessionStore<string | null>(null, { sid: 'playlist/remove-error' })
  .on(removeTrackFx.failed, () => REMOVE_FAILED)
  .reset([PlaylistGate.open, removeTrackFx]);
const $lastRemoval = createSessionStore<Removal | null>(null, { sid: 'playlist/last-removal' })
  .on(removeFx.done, (_, { params }) => params)
  .reset(restoreFx.done);

sample({
  clock: removalAccepted,
  source: $removing,
  filter: (removing, { track }) => !removing.has(trackKey(track)),
  fn: (_, removal) => removal,
  target: removeFx,
});
sample({
  clock: removeFx.done,
  fn: ({ params: { playlistName } }): Notice => ({
    text: `Removed from “${playlistName}”.`,
    action: { label: 'Undo', says: 'playlist/undo-removal' },
  }),
  target: showNoticeFx,
});
sample({
  clock: undoRemovalRequested,
  source: { removal: $lastRemoval, isRestoring: restoreFx.pending },
  filter: ({ removal, isRestoring }) => removal !== null && !isRestoring,
  fn: ({ removal }) => removal!,
  target: restoreFx,
});
sample({
  clock: restoreFx.failData,
  filter: ({ kind }) => kind !== 'aborted',
  fn: (failure): Notice =>
    failedWith(failure, 'otherProvider')
      ? { text: errors.otherProvider.message }
      : { text: UNDO_FAILED, action: { label: 'Undo', says: 'playlist/undo-removal' } },
  target: showNoticeFx,
});
