import type { Playlist } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { createSessionStore } from '@segue/stores';
import { type PlaylistFields, playlistForm } from '@segue/tracks/save-playlist';
import { createEvent, sample } from 'effector';
import { or } from 'patronum';
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
export const $isSubmitting = or(createPlaylistFx.pending, editPlaylistFx.pending);
export const $formError = createSessionStore<string | null>(null)
  .on(createPlaylistFx.failed, () => 'Failed to create playlist. Please try again.')
  .on(editPlaylistFx.failed, () => 'Failed to change playlist. Please try again.')
  .reset([formOpened, formSubmitted]);

const submitted = sample({
  clock: formSubmitted,
  source: $edited,
  fn: (edited, fields) => ({ edited, form: playlistForm(fields) }),
});
sample({
  clock: submitted.filterMap(({ edited, form }) => (edited === 'new' ? { form } : undefined)),
  target: createPlaylistFx,
});
sample({
  clock: submitted.filterMap(({ edited, form }) =>
    edited === 'new' || edited === null ? undefined : { params: { id: String(edited.playlistId) }, form },
  ),
  target: editPlaylistFx,
});
sample({ clock: createPlaylistFx.doneData, fn: ({ playlist }) => playlist, target: playlistAppended });
sample({ clock: editPlaylistFx.doneData, fn: ({ playlist }) => playlist, target: playlistChanged });
// When the user left the screen meanwhile, they stay where they are.
sample({
  clock: createPlaylistFx.doneData,
  source: PlaylistsGate.state,
  filter: PlaylistsGate.status,
  fn: ({ navigate }, { playlist }) => ({ navigate, path: screens.playlist(playlist.playlistId) }),
  target: navigateFx,
});
