import { type ApiFailure, createRequestFx } from '@segue/kernel/request';
import { routes, screens, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { createSessionStore } from '@segue/kernel/state';
import {
  type PlaylistFields,
  saveAsPlaylist,
  type SavedPlaylist,
  savedText,
} from '@segue/ui/tracks/save-playlist';
import { createEffect, createEvent, sample, scopeBind } from 'effector';
import { $queue } from '../../model/model';

const createPlaylistFx = createRequestFx(routes.createPlaylist, { concurrency: 'first' });
const addTracksFx = createRequestFx(routes.addPlaylistTracks, { concurrency: 'every' });

const SAVE_FAILED = 'Failed to create playlist. Please try again.';

export const saveOpened = createEvent('saveQueueOpened');
export const saveClosed = createEvent('saveQueueClosed');
export const saveSubmitted = createEvent<PlaylistFields>('saveQueueSubmitted');

const saveQueueFx = createEffect<PlaylistFields & { tracks: readonly Track[] }, SavedPlaylist, ApiFailure>(
  (list) => saveAsPlaylist(list, { create: scopeBind(createPlaylistFx), add: scopeBind(addTracksFx) }),
);
const showSavedFx = createEffect((saved: SavedPlaylist) => {
  const link = { label: 'Open', href: screens.playlist(saved.playlist.playlistId) };
  send('notice/show', { text: savedText(saved), link });
  send('playlist/reload');
});

export const $isSaveOpen = createSessionStore(false)
  .on(saveOpened, () => true)
  .on([saveClosed, saveQueueFx.done], () => false);
export const $error = createSessionStore<string | null>(null)
  .on(saveQueueFx.failData, (shown, { kind }) => (kind === 'aborted' ? shown : SAVE_FAILED))
  .reset([saveOpened, saveQueueFx]);
export const $saved = createSessionStore(0)
  .on(addTracksFx.finally, (count, { params }) => count + params.body.tracks.length)
  .reset(saveQueueFx);
export const $isSaving = saveQueueFx.pending;

sample({
  clock: saveSubmitted,
  source: { tracks: $queue, isSaving: $isSaving },
  filter: ({ tracks, isSaving }) => !isSaving && tracks.length > 0,
  fn: ({ tracks }, fields) => ({ ...fields, tracks }),
  target: saveQueueFx,
});
sample({ clock: saveQueueFx.doneData, target: showSavedFx });
