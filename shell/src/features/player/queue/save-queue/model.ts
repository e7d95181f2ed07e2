// Saves the queue as a playlist, and undoes that: the playlist is deleted, and can be restored on the playlists screen.
import { type ApiFailure, createRequestFx, failedWith } from '@segue/api-client';
import { type Playlist, type Track, playlistName, routes, screens } from '@segue/contract';
import { createSubscriptions, send } from '@segue/event-bus';
import { createSessionStore } from '@segue/stores';
import { createEffect, createEvent, sample } from 'effector';
import { $queue } from '@segue/stores/ports';
import { saveAsPlaylist, savedText, type SavedPlaylist } from '@segue/tracks/save-playlist';

const createPlaylistFx = createRequestFx(routes.createPlaylist, { concurrency: 'first' });
const deletePlaylistFx = createRequestFx(routes.deletePlaylist, { concurrency: 'first' });
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
const showSavedFx = createEffect(
  async ({ saved, tracks }: { saved: SavedPlaylist; tracks: readonly Track[] }) => {
    const twice = await import('@segue/tracks/versions').then(({ repeatedSongCount }) =>
      repeatedSongCount(tracks),
    );
    const services = new Set(tracks.map(({ provider }) => provider)).size > 2 ? 'several' : 'both';
    const note =
      twice === 0
        ? ''
        : ` ${twice} ${twice === 1 ? 'song is' : 'songs are'} in it from ${services} services.`;
    send('notice/show', {
      text: savedText(saved) + note,
      link: { label: 'Open', href: screens.playlist(saved.playlist.playlistId) },
      action: { label: 'Undo', message: 'queue/undo-save' },
    });
    send('playlist/reload');
  },
);

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
sample({
  clock: saveQueueFx.done,
  fn: ({ params, result }) => ({ saved: result, tracks: params.tracks }),
  target: showSavedFx,
});

const subscriptions = createSubscriptions();

/** The one that was saved last. */
const $savedPlaylist = createSessionStore<Playlist | null>(null).on(
  saveQueueFx.doneData,
  (_, { playlist }) => playlist,
);
const showDeletedFx = createEffect((playlist: Playlist | null) => {
  send('notice/show', {
    text: `Deleted “${playlist?.name ?? ''}”. You can restore it under “Recently deleted”.`,
    link: { label: 'Playlists', href: screens.playlists },
  });
  send('playlist/reload');
});
const showFailedFx = createEffect((failure: ApiFailure) =>
  send(
    'notice/show',
    failedWith(failure, 'playlistNotFound')
      ? { text: 'That playlist was deleted meanwhile.' }
      : {
          text: "That couldn't be undone. Try again.",
          action: { label: 'Undo', message: 'queue/undo-save' },
        },
  ),
);

sample({
  clock: subscriptions.on('queue/undo-save'),
  source: $savedPlaylist,
  filter: Boolean,
  fn: ({ playlistId }) => ({ body: { playlistId } }),
  target: deletePlaylistFx,
});
sample({ clock: deletePlaylistFx.done, source: $savedPlaylist, target: showDeletedFx });
sample({ clock: deletePlaylistFx.failed, fn: ({ error }) => error, target: showFailedFx });

export const wireSaveQueue = subscriptions.connect;
