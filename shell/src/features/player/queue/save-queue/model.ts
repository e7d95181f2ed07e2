// Saves the queue as a playlist.
import { type ApiFailure, createRequestFx } from '@segue/api-client';
import { type Track, playlistName, routes, screens } from '@segue/contract';
import { send } from '@segue/event-bus';
import { createSessionStore } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';
import { $queue } from '@segue/stores/ports';
import { saveAsPlaylist, savedText, type SavedPlaylist } from '@segue/tracks/save-playlist';

const createPlaylistFx = createRequestFx(routes.createPlaylist, { concurrency: 'first' });
const addTracksFx = createRequestFx(routes.addPlaylistTracks, { concurrency: 'every' });

const SAVE_FAILED = 'Failed to create playlist. Please try again.';

export const saveOpened = createEvent('saveQueueOpened');
export const saveClosed = createEvent('saveQueueClosed');
export const nameChanged = createEvent<string>('saveQueueNameChanged');
export const saveSubmitted = createEvent('saveQueueSubmitted');

/** A name that can be kept, or replaced by typing. */
const suggestNameFx = createEffect(() => {
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
  return `Mix, ${day.format(new Date())}`;
});

const saveQueueFx = createEffect<{ name: string; tracks: readonly Track[] }, SavedPlaylist, ApiFailure>(
  (list) => saveAsPlaylist(list, { create: createPlaylistFx, add: addTracksFx }),
);
const saveFailed = saveQueueFx.failData.filter({ fn: ({ kind }) => kind !== 'aborted' });
const showSavedFx = createEffect((saved: SavedPlaylist) => {
  send('notice/show', {
    text: savedText(saved),
    link: { label: 'Open', href: screens.playlist(saved.playlist.playlistId) },
  });
  send('playlist/reload');
});

export const $isSaveOpen = createSessionStore(false)
  .on(saveOpened, () => true)
  .on([saveClosed, saveQueueFx.done], () => false);
export const $name = createSessionStore('').on([nameChanged, suggestNameFx.doneData], (_, name) => name);
export const $error = createSessionStore<string | null>(null)
  .on(saveFailed, () => SAVE_FAILED)
  .reset([saveOpened, saveQueueFx]);
/** Number of tracks processed so far. */
export const $saved = createSessionStore(0)
  .on(addTracksFx.finally, (count, { params }) => count + params.body.tracks.length)
  .reset(saveQueueFx);
export const $isSaving = saveQueueFx.pending;
export const $canSave = $name.map((name) => playlistName(name) !== null);

sample({ clock: saveOpened, target: suggestNameFx });
sample({
  clock: saveSubmitted,
  source: { name: $name, tracks: $queue, canSave: $canSave, isSaving: $isSaving },
  filter: ({ tracks, canSave, isSaving }) => canSave && !isSaving && tracks.length > 0,
  fn: ({ name, tracks }) => ({ name: name.trim(), tracks }),
  target: saveQueueFx,
});
sample({ clock: saveQueueFx.doneData, target: showSavedFx });
