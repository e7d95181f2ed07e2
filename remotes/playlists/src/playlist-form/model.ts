import type { Playlist } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { createSessionStore } from '@segue/kernel/state';
import { type PlaylistFields, playlistForm } from '@segue/ui/tracks/save-playlist';
import { attach, createEvent, sample } from 'effector';
import { createPlaylistFx, editPlaylistFx } from '../api';
import { navigateFx } from '../effects';
import { PlaylistsGate } from '../gates';
import { playlistAppended, playlistChanged } from '../playlist-list/model';

export const formOpened = createEvent<Playlist | 'new'>('playlistFormOpened');
export const formClosed = createEvent('playlistFormClosed');
export const formSubmitted = createEvent<PlaylistFields>('playlistFormSubmitted');

export const $edited = createSessionStore<Playlist | 'new' | null>(null)
  .on(formOpened, (_, edited) => edited)
  .on([formClosed, createPlaylistFx.done, editPlaylistFx.done], () => null);
const submitFx = attach({
  source: $edited,
  effect(edited, fields: PlaylistFields) {
    const form = playlistForm(fields);
    if (edited === 'new' || edited === null) return createPlaylistFx({ form });
    return editPlaylistFx({ params: { id: String(edited.playlistId) }, form });
  },
});
export const $isSubmitting = submitFx.pending;
export const $formError = createSessionStore<string | null>(null)
  .on(createPlaylistFx.failed, () => 'Failed to create playlist. Please try again.')
  .on(editPlaylistFx.failed, () => 'Failed to change playlist. Please try again.')
  .reset([formOpened, formSubmitted]);

sample({ clock: formSubmitted, target: submitFx });
sample({ clock: createPlaylistFx.doneData, fn: ({ playlist }) => playlist, target: playlistAppended });
sample({ clock: editPlaylistFx.doneData, fn: ({ playlist }) => playlist, target: playlistChanged });
// If the user left the screen meanwhile, it does not navigate.
sample({
  clock: createPlaylistFx.doneData,
  source: PlaylistsGate.state,
  filter: PlaylistsGate.status,
  fn: ({ navigate }, { playlist }) => ({ navigate, path: screens.playlist(playlist.playlistId) }),
  target: navigateFx,
});
