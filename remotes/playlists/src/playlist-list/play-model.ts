import type { Playlist } from '@segue/contract';
import { $areProvidersSeparate, $providers, createSessionStore } from '@segue/stores';
import { createEvent, sample } from 'effector';
import { loadTracksToPlayFx } from '../api';
import { playAllFx, showNoticeFx } from '../effects';
import { availableTabs, tracksInOrder, visibleTracks } from '../tracks';
import { $playlists } from './model';

export const cardPlayed = createEvent<number>('playlistCardPlayed');

export const $loadingToPlay = createSessionStore<number | null>(null)
  .on(cardPlayed, (_, playlistId) => playlistId)
  .reset(loadTracksToPlayFx.finally);

function nameOf(playlists: readonly Playlist[] | null, id: string): string {
  return playlists?.find(({ playlistId }) => String(playlistId) === id)?.name ?? 'Playlist';
}

sample({ clock: cardPlayed, fn: (id) => ({ params: { id: String(id) } }), target: loadTracksToPlayFx });
sample({
  clock: loadTracksToPlayFx.done,
  source: { playlists: $playlists, areSeparate: $areProvidersSeparate, configured: $providers },
  fn: ({ playlists, areSeparate, configured }, { params, result }) => {
    const tracks = tracksInOrder(result.playlistTracks);
    // What the playlist shows first when it is opened.
    const [tab] = availableTabs(tracks, areSeparate, configured);
    return { tracks: visibleTracks(tracks, tab, ''), name: nameOf(playlists, params.params.id) };
  },
  target: playAllFx,
});
sample({
  clock: loadTracksToPlayFx.failed,
  source: $playlists,
  fn: (playlists, { params: { params } }) => ({
    text: `“${nameOf(playlists, params.id)}” couldn't be loaded. Try again.`,
  }),
  target: showNoticeFx,
});
