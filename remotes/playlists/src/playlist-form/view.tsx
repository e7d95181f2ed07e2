// Part of the lazy file.
import type { Playlist } from '@segue/contract';
import { PlaylistDialog } from '@segue/tracks/playlist-dialog';
import { useUnit } from 'effector-react';
import { createPlaylistFx, editPlaylistFx } from '../api';
import { $formError, formClosed, formSubmitted } from './model';

export function PlaylistForm({ edited }: { edited: Playlist | 'new' }) {
  const [error, isCreating, isEditing] = useUnit([
    $formError,
    createPlaylistFx.pending,
    editPlaylistFx.pending,
  ]);
  const [onSubmit, onClose] = useUnit([formSubmitted, formClosed]);
  const words =
    edited === 'new'
      ? { title: 'New Playlist', action: 'Create' }
      : { title: 'Edit playlist', action: 'Save', name: edited.name, imageUrl: edited.imageUrl };
  return (
    <PlaylistDialog
      {...words}
      busy={isCreating || isEditing}
      error={error}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  );
}
