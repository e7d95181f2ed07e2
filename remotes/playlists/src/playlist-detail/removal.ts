// Owns running removals of tracks.
import { type Track, trackKey, type TrackKey } from '@segue/contract';
import { createSessionStore } from '@segue/stores';
import { attach, createEvent, sample } from 'effector';
import { removeTrackFx } from '../api';
import { PlaylistGate } from '../gates';
import { followersOf } from '../undo/change';
import { changeMade } from '../undo/model';
import type { Order } from './order';

const REMOVE_FAILED = 'Failed to remove track. Please try again.';

type Removal = {
  playlistId: number;
  playlistName: string;
  track: Track;
  /** The order before the removal. */
  former: Order;
};

export const removalAccepted = createEvent<Removal>('removalAccepted');

const removeFx = attach({
  effect: removeTrackFx,
  mapParams: ({ playlistId, track }: Removal) => ({
    body: { playlistId, trackId: track.id, provider: track.provider },
  }),
});

/** The server removed a track. */
export const trackRemoved = removeFx.done.map(({ params }) => params);

/** Keys of tracks whose removal is running. */
export const $removing = createSessionStore<ReadonlySet<TrackKey>>(new Set())
  .on(removeFx, (keys, { track }) => new Set([...keys, trackKey(track)]))
  .on(
    removeFx.finally,
    (keys, { params }) => new Set([...keys].filter((key) => key !== trackKey(params.track))),
  );
export const $removeError = createSessionStore<string | null>(null)
  .on(removeTrackFx.failed, () => REMOVE_FAILED)
  .reset([PlaylistGate.open, removeTrackFx]);

sample({
  clock: removalAccepted,
  source: $removing,
  filter: (removing, { track }) => !removing.has(trackKey(track)),
  fn: (_, removal) => removal,
  target: removeFx,
});
sample({
  clock: trackRemoved,
  fn: ({ playlistId, playlistName, track, former }) => ({
    kind: 'removed' as const,
    playlistId,
    name: playlistName,
    track,
    followers: followersOf(former, track),
  }),
  target: changeMade,
});
