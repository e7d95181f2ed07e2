// Plays a whole playlist from its card.
import { send } from '@segue/event-bus';
import { createEvent, createEffect, sample } from 'effector';
import { createSessionStore } from '@segue/stores';
import { tracksInOrder } from '../track-order';
import { loadTracksToPlayFx } from './api';
import { $playlists } from './model';

export const cardPlayed = createEvent<number>('playlistCardPlayed');

/** The playlist whose tracks are loading to be played. */
export const $loadingToPlay = createSessionStore<number | null>(null, { sid: 'playlists/loading-to-play' })
  .on(cardPlayed, (_, playlistId) => playlistId)
  .reset(loadTracksToPlayFx.finally);

type Listening = Parameters<typeof send<'playback/play-all'>>[1];

const playFx = createEffect((listening: Listening) => send('playback/play-all', listening));
const reportFailureFx = createEffect((name: string) =>
  send('notice/show', { text: `“${name}” couldn't be loaded. Try again.` }),
);

sample({ clock: cardPlayed, fn: (id) => ({ params: { id: String(id) } }), target: loadTracksToPlayFx });
sample({
  clock: loadTracksToPlayFx.doneData,
  fn: ({ playlistTracks }) => ({ tracks: tracksInOrder(playlistTracks) }),
  target: playFx,
});
sample({
  clock: loadTracksToPlayFx.failed,
  source: $playlists,
  fn: (playlists, { params }) =>
    playlists?.find(({ playlistId }) => String(playlistId) === params.params.id)?.name ?? 'The playlist',
  target: reportFailureFx,
});
