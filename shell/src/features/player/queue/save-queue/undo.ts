// Owns the undo of a saved queue: the playlist is deleted, and can be restored on the playlists screen.
import { failedWith } from '@segue/api-client';
import { screens, type Playlist } from '@segue/contract';
import { createSubscriptions, send, type Notice } from '@segue/event-bus';
import { createSessionStore } from '@segue/stores';
import { createEffect, sample } from 'effector';
import { deletePlaylistFx } from './api';
import { saveQueueFx } from './model';

const FAILED: Notice = {
  text: "That couldn't be undone. Try again.",
  action: { label: 'Undo', message: 'queue/undo-save' },
};

export const subscriptions = createSubscriptions();
const undoRequested = subscriptions.on('queue/undo-save');

const showFx = createEffect((notice: Notice) => send('notice/show', notice));
const reloadFx = createEffect(() => send('playlist/reload'));

/** The one that was saved last. */
const $savedPlaylist = createSessionStore<Playlist | null>(null).on(
  saveQueueFx.doneData,
  (_, { playlist }) => playlist,
);

sample({
  clock: undoRequested,
  source: $savedPlaylist,
  filter: (playlist) => playlist !== null,
  fn: (playlist) => ({ body: { playlistId: playlist!.playlistId } }),
  target: deletePlaylistFx,
});
sample({
  clock: deletePlaylistFx.done,
  source: $savedPlaylist,
  fn: (playlist): Notice => ({
    text: `Deleted “${playlist?.name ?? ''}”. You can restore it under “Recently deleted”.`,
    link: { label: 'Playlists', href: screens.playlists },
  }),
  target: showFx,
});
sample({
  clock: deletePlaylistFx.failed,
  fn: ({ error }) =>
    failedWith(error, 'playlistNotFound') ? { text: 'That playlist was deleted meanwhile.' } : FAILED,
  target: showFx,
});
sample({ clock: deletePlaylistFx.done, fn: () => undefined, target: reloadFx });
