import type { ApiFailure } from '@segue/kernel/request';
import type { Playlist, Track } from '@segue/contract';
import { $areProvidersSeparate, $providers, createSessionStore } from '@segue/kernel/state';
import { createEffect, createEvent, sample } from 'effector';
import { loadTracksToPlayFx } from '../api';
import { playAllFx, showNoticeFx } from '../effects';
import { availableTabs, tracksInOrder, visibleTracks } from '../tracks';

export const cardPlayed = createEvent<Playlist>('playlistCardPlayed');

const playFx = createEffect<Playlist, readonly Track[], ApiFailure>(async ({ playlistId }) => {
  const { playlistTracks } = await loadTracksToPlayFx({ params: { id: String(playlistId) } });
  return tracksInOrder(playlistTracks);
});
export const $loadingToPlay = createSessionStore<number | null>(null)
  .on(playFx, (_, { playlistId }) => playlistId)
  .reset(playFx.done, loadTracksToPlayFx.failed);

sample({ clock: cardPlayed, target: playFx });
sample({
  clock: playFx.done,
  source: { areSeparate: $areProvidersSeparate, configured: $providers },
  fn: ({ areSeparate, configured }, { params: { name }, result: tracks }) => {
    // What the playlist shows first when it is opened.
    const [tab] = availableTabs(tracks, areSeparate, configured);
    return { tracks: visibleTracks(tracks, tab, ''), name };
  },
  target: playAllFx,
});
sample({
  clock: playFx.fail,
  filter: ({ error }) => error.kind !== 'aborted',
  fn: ({ params: { name } }) => ({ text: `“${name}” couldn’t be loaded. Try again.` }),
  target: showNoticeFx,
});
