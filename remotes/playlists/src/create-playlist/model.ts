// Owns the New Playlist form: name, cover, what is wrong with them, and the request.
import { isAcceptableCover, playlistName, type Playlist } from '@segue/contract';
import { sessionEnded } from '@segue/stores';
import { createEvent, createStore, sample } from 'effector';
import { playlistAppended } from '../playlist-list/model';
import { createPlaylistFx } from './api';

export const COVER_HINT = 'JPEG, PNG or WebP, max 5MB';
export const CREATE_FAILED = 'Failed to create playlist. Please try again.';

export const formOpened = createEvent('newPlaylistOpened');
export const formClosed = createEvent('newPlaylistClosed');
export const nameChanged = createEvent<string>('playlistNameChanged');
export const coverChosen = createEvent<File | null>('coverChosen');
export const formSubmitted = createEvent('newPlaylistSubmitted');
/** The screen went to the new playlist. */
export const createdPlaylistVisited = createEvent('createdPlaylistVisited');
/** The new playlist exists; the screen goes to it. */
export const playlistCreated = createEvent<Playlist>('playlistCreated');

export const $isFormOpen = createStore(false, { sid: 'playlists/form-open' })
  .on(formOpened, () => true)
  .on([formClosed, playlistCreated, sessionEnded], () => false);
export const $name = createStore('', { sid: 'playlists/form-name' })
  .on(nameChanged, (_, name) => name)
  .reset([formOpened, sessionEnded]);
export const $cover = createStore<File | null>(null, { serialize: 'ignore' })
  .on(coverChosen, (_, file) => (file && isAcceptableCover(file) ? file : null))
  .reset([formOpened, sessionEnded]);
export const $isCoverRefused = createStore(false, { sid: 'playlists/cover-refused' })
  .on(coverChosen, (_, file) => file !== null && !isAcceptableCover(file))
  .reset(formOpened);
export const $createError = createStore<string | null>(null, { sid: 'playlists/create-error' })
  .on(createPlaylistFx.fail, () => CREATE_FAILED)
  .reset([formOpened, createPlaylistFx]);
export const $isCreating = createPlaylistFx.pending;
export const $canSubmit = $name.map((name) => playlistName(name) !== null);
/** The playlist to go to, until the screen has gone there. */
export const $justCreated = createStore<number | null>(null, { sid: 'playlists/just-created' })
  .on(playlistCreated, (_, { playlistId }) => playlistId)
  .reset([createdPlaylistVisited, sessionEnded]);

function formOf(name: string, cover: File | null): FormData {
  const form = new FormData();
  form.append('name', name.trim());
  if (cover) form.append('playlistCover', cover);
  return form;
}

sample({
  clock: formSubmitted,
  source: { name: $name, cover: $cover, canSubmit: $canSubmit, isCreating: $isCreating },
  filter: ({ canSubmit, isCreating }) => canSubmit && !isCreating,
  fn: ({ name, cover }) => ({ form: formOf(name, cover) }),
  target: createPlaylistFx,
});
sample({
  clock: createPlaylistFx.doneData,
  fn: ({ playlist }) => playlist,
  target: [playlistAppended, playlistCreated],
});
