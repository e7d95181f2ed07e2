// Owns edits of the open playlist: the name while it is typed, and requests for a new name or cover.
import type { ApiFailure } from '@segue/api-client';
import { isAcceptableCover, type Playlist, playlistName } from '@segue/contract';
import { createSessionStore } from '@segue/stores';
import { attach, createEvent, sample } from 'effector';
import { editPlaylistFx, formOf } from '../api';
import { COVER_REQUIREMENTS } from '../create-playlist/model';
import { EditGate } from '../gates';
import { playlistChanged } from '../playlist-list/model';
import type { Change } from '../undo/change';
import { changeMade } from '../undo/model';

const RENAME_FAILED = 'Failed to rename playlist. Please try again.';
const COVER_FAILED = 'Failed to change cover. Please try again.';
const COVER_INVALID = `This file cannot be used: ${COVER_REQUIREMENTS}`;

/** The user began to rename a playlist; its present name. */
export const renameStarted = createEvent<string>('playlistRenameStarted');
export const nameTyped = createEvent<string>('playlistNameTyped');
export const renameSubmitted = createEvent<Playlist>('playlistRenameSubmitted');
export const renameCancelled = createEvent('playlistRenameCancelled');
export const newCoverChosen = createEvent<{ playlist: Playlist; file: File }>('newPlaylistCoverChosen');
export const coverRemoved = createEvent<Playlist>('playlistCoverRemoved');

const renameFx = attach({
  effect: editPlaylistFx,
  mapParams: ({ playlist, name }: { playlist: Playlist; name: string }) => edit(playlist, 'name', name),
});
const changeCoverFx = attach({
  effect: editPlaylistFx,
  mapParams: ({ playlist, file }: { playlist: Playlist; file: File | null }) =>
    file ? edit(playlist, 'playlistCover', file) : edit(playlist, 'cover', 'remove'),
});

/** The name in the field; null while the playlist is not being renamed. */
export const $draft = createSessionStore<string | null>(null)
  .on([renameStarted, nameTyped], (_, name) => name)
  .reset([renameCancelled, EditGate.open]);
/** The name in the field is read before the field is closed. */
const nameSubmitted = sample({
  clock: renameSubmitted,
  source: $draft,
  fn: (draft, playlist) => ({ playlist, name: playlistName(draft ?? '') }),
});
$draft.reset(nameSubmitted);
export const $isChangingCover = changeCoverFx.pending;
export const $editError = createSessionStore<string | null>(null)
  .on(newCoverChosen, (_, { file }) => (isAcceptableCover(file) ? null : COVER_INVALID))
  .on(renameFx.failData, (shown, failure) => (isAborted(failure) ? shown : RENAME_FAILED))
  .on(changeCoverFx.failData, (shown, failure) => (isAborted(failure) ? shown : COVER_FAILED))
  .reset([renameStarted, coverRemoved, EditGate.open]);

function edit({ playlistId }: Playlist, field: 'name' | 'playlistCover' | 'cover', value: string | File) {
  return { params: { id: String(playlistId) }, form: formOf({ [field]: value }) };
}

const isAborted = ({ kind }: ApiFailure) => kind === 'aborted';

// The new name is shown at once; an empty or unchanged one ends the renaming without a request.
sample({
  clock: nameSubmitted.filterMap(({ playlist, name }) =>
    name !== null && name !== playlist.name ? { playlist, name } : undefined,
  ),
  target: renameFx,
});
sample({
  clock: renameFx,
  fn: ({ playlist, name }) => ({ playlistId: playlist.playlistId, name }),
  target: playlistChanged,
});
sample({
  clock: renameFx.fail,
  fn: ({ params: { playlist } }) => ({ playlistId: playlist.playlistId, name: playlist.name }),
  target: playlistChanged,
});
sample({ clock: newCoverChosen, filter: ({ file }) => isAcceptableCover(file), target: changeCoverFx });
sample({ clock: coverRemoved, fn: (playlist) => ({ playlist, file: null }), target: changeCoverFx });
sample({
  clock: renameFx.done,
  fn: ({ params: { playlist }, result }): Change => ({
    kind: 'renamed',
    playlistId: playlist.playlistId,
    name: playlist.name,
    to: result.playlist.name,
  }),
  target: changeMade,
});
sample({ clock: editPlaylistFx.doneData, fn: ({ playlist }) => playlist, target: playlistChanged });
