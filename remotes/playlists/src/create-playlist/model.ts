// Owns the New Playlist form: name, cover, validation, and the request.
import { isAcceptableCover, type Playlist, playlistName } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { createSessionStore } from '@segue/stores';
import { createEvent, sample } from 'effector';
import { createPlaylistFx, formOf } from '../api';
import { navigateFx } from '../effects';
import { PlaylistsGate } from '../gates';
import { playlistAppended } from '../playlist-list/model';
import { changeMade } from '../undo/model';

export const COVER_REQUIREMENTS = 'JPEG, PNG or WebP, max 5MB';
const CREATE_FAILED = 'Failed to create playlist. Please try again.';
/** Other changes of playlists are kept until the network is back; a new one has its id from the server. */
const NEEDS_CONNECTION = `${CREATE_FAILED} A new playlist needs a connection.`;

export const formOpened = createEvent('newPlaylistOpened');
export const formClosed = createEvent('newPlaylistClosed');
export const nameChanged = createEvent<string>('playlistNameChanged');
export const coverChosen = createEvent<File | null>('coverChosen');
export const formSubmitted = createEvent('newPlaylistSubmitted');
const playlistCreated = createEvent<Playlist>('playlistCreated');

export const $isFormOpen = createSessionStore(false)
  .on(formOpened, () => true)
  .on([formClosed, playlistCreated], () => false);
export const $name = createSessionStore('')
  .on(nameChanged, (_, name) => name)
  .reset(formOpened);
export const $cover = createSessionStore<File | null>(null)
  .on(coverChosen, (_, file) => (file && isAcceptableCover(file) ? file : null))
  .reset(formOpened);
export const $isCoverInvalid = createSessionStore(false)
  .on(coverChosen, (_, file) => file !== null && !isAcceptableCover(file))
  .reset(formOpened);
export const $createError = createSessionStore<string | null>(null)
  .on(createPlaylistFx.failed, (_, { error }) =>
    error.kind === 'unreachable' ? NEEDS_CONNECTION : CREATE_FAILED,
  )
  .reset([formOpened, createPlaylistFx]);
export const $isCreating = createPlaylistFx.pending;
export const $canSubmit = $name.map((name) => playlistName(name) !== null);

sample({
  clock: formSubmitted,
  source: { name: $name, cover: $cover, canSubmit: $canSubmit, isCreating: $isCreating },
  filter: ({ canSubmit, isCreating }) => canSubmit && !isCreating,
  fn: ({ name, cover }) => ({ form: formOf({ name: name.trim(), ...(cover && { playlistCover: cover }) }) }),
  target: createPlaylistFx,
});
sample({
  clock: createPlaylistFx.doneData,
  fn: ({ playlist }) => playlist,
  target: [playlistAppended, playlistCreated],
});
sample({
  clock: playlistCreated,
  fn: ({ playlistId, name }) => ({ kind: 'created' as const, playlistId, name }),
  target: changeMade,
});
// When the user left the screen meanwhile, they stay where they are.
sample({
  clock: playlistCreated,
  source: PlaylistsGate.state,
  filter: PlaylistsGate.status,
  fn: ({ navigate }, { playlistId }) => ({ navigate, path: screens.playlist(playlistId) }),
  target: navigateFx,
});
