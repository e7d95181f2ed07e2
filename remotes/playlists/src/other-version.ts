// Shows a notice when a playlist has the other service's version of a track that was added to it. The track is added first: a
// question before would interrupt every user, the notice with Undo only costs a tap the users who do not want both.
import { PROVIDER_NAMES, type Track } from '@segue/contract';
import type { Notice } from '@segue/event-bus';
import { $areProvidersSeparate, createSessionStore } from '@segue/stores';
import { createEffect, sample } from 'effector';
import { readTracksFx } from './api';
import { showNoticeFx } from './effects';
import type { Change } from './undo/change';
import { tracksInOrder } from './tracks';
import { changeMade, changeUndone } from './undo/model';

type Addition = Extract<Change, { kind: 'added' }>;

const findFx = createEffect(async ({ playlistId, tracks: [track] }: Addition): Promise<Track | undefined> => {
  if (!track) return undefined;
  const { playlistTracks } = await readTracksFx({ params: { id: String(playlistId) } });
  const { findVersion } = await import('@segue/tracks/same-song');
  return findVersion(track, tracksInOrder(playlistTracks));
});

/** What Undo would take back. */
const $newest = createSessionStore<Change | null>(null)
  .on(changeMade, (_, change) => change)
  .reset(changeUndone);

sample({
  clock: changeMade,
  source: $areProvidersSeparate,
  // Of several tracks the notice has no room to say which one it means.
  filter: (areSeparate, change) => !areSeparate && change.kind === 'added' && change.tracks.length === 1,
  fn: (_, change) => change as Addition,
  target: findFx,
});
sample({
  clock: findFx.done,
  source: $newest,
  filter: (newest, { params, result }) => newest === params && result !== undefined,
  fn: (_, { params: { name }, result }): Notice => ({
    text: `Added to “${name}”, which also has the ${PROVIDER_NAMES[result!.provider]} version.`,
    action: { label: 'Undo', message: 'playlist/undo' },
  }),
  target: showNoticeFx,
});
