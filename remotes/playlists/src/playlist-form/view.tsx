// Part of the lazy file.
import type { Playlist } from '@segue/contract';
import { PlaylistDialog } from '@segue/ui/tracks/playlist-dialog';
import { useUnit } from 'effector-react';
import { $formError, $isSubmitting, formClosed, formSubmitted } from './model';

export function PlaylistForm({ edited }: { edited: Playlist | 'new' }) {
  const [error, isSubmitting] = useUnit([$formError, $isSubmitting]);
  const [onSubmit, onClose] = useUnit([formSubmitted, formClosed]);
  const words =
    edited === 'new'
      ? { title: 'New Playlist', action: 'Create' }
      : { title: 'Edit playlist', action: 'Save', name: edited.name, imageUrl: edited.imageUrl };
  return (
    <PlaylistDialog {...words} busy={isSubmitting} error={error} onSubmit={onSubmit} onClose={onClose} />
  );
}
