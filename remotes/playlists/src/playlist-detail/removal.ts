import { type Track, trackKey, type TrackKey } from '@segue/contract';
import { createSessionStore } from '@segue/kernel/state';
import { createEffect, createEvent, sample } from 'effector';
import { removeTrackFx } from '../api';
import { PlaylistGate } from '../gates';
import { referenceOf } from '../tracks';
import { type Change, changeMade } from '../undo';

const REMOVE_FAILED = 'Failed to remove track. Please try again.';

type Removal = Omit<Extract<Change, { kind: 'removed' }>, 'kind'>;

export const removalAccepted = createEvent<Removal>('removalAccepted');

const removeAllFx = createEffect(async ({ playlistId, tracks }: Removal): Promise<readonly Track[]> => {
  const removed: Track[] = [];
  try {
    for (const track of tracks) {
      await removeTrackFx({ body: { playlistId, ...referenceOf(track) } });
      removed.push(track);
    }
  } catch {
    // The failure of the request is already shown.
  }
  return removed;
});

export const trackRemoved = removeTrackFx.done.map(({ params }) => params.body);

export const $removing = createSessionStore<ReadonlySet<TrackKey>>(new Set())
  .on(removeAllFx, (keys, { tracks }) => new Set([...keys, ...tracks.map(trackKey)]))
  .on(
    removeAllFx.finally,
    (keys, { params }) =>
      new Set([...keys].filter((key) => !params.tracks.some((one) => trackKey(one) === key))),
  );
export const $removeError = createSessionStore<string | null>(null)
  .on(removeTrackFx.failed, () => REMOVE_FAILED)
  .reset([PlaylistGate.open, removeTrackFx]);

sample({
  clock: removalAccepted,
  source: $removing,
  filter: (removing, { tracks }) => !tracks.every((track) => removing.has(trackKey(track))),
  fn: (removing, removal) => ({
    ...removal,
    tracks: removal.tracks.filter((track) => !removing.has(trackKey(track))),
  }),
  target: removeAllFx,
});
sample({
  clock: removeAllFx.done,
  filter: ({ result }) => result.length > 0,
  fn: ({ params, result }) => ({ ...params, kind: 'removed' as const, tracks: result }),
  target: changeMade,
});
