// Owns what happens when a track is dropped onto a playlist: the request, its notice, and undo.
import { failedWith } from '@segue/api-client';
import {
  cutCharacters,
  errors,
  PLAYLIST_NAME_MAX_CHARACTERS,
  type Playlist,
  type Track,
} from '@segue/contract';
import { send, type Notice } from '@segue/event-bus';
import { createSessionStore } from '@segue/stores';
import { attach, createEffect, createEvent, sample } from 'effector';
import { trackAdded } from '../add-to-playlist';
import { undoAddRequested } from '../commands';
import { $playlists, listRequested, playlistAppended } from '../playlist-list';
import { addDroppedFx, createForTrackFx, removeAddedFx } from './api';
import { DockGate } from './gate';

type Addition = { playlist: Playlist; track: Track };

export const trackDropped = createEvent<Addition>('trackDroppedOnPlaylist');
/** A track was dropped onto "New playlist". */
export const newPlaylistDropped = createEvent<Track>('trackDroppedOnNewPlaylist');

const bodyOf = ({ playlist, track }: Addition) => ({
  body: { playlistId: playlist.playlistId, trackId: track.id, provider: track.provider },
});
const addFx = attach({ effect: addDroppedFx, mapParams: bodyOf });
const undoFx = attach({ effect: removeAddedFx, mapParams: bodyOf });
/** A playlist that begins with a track has its title. */
const createFx = attach({
  effect: createForTrackFx,
  mapParams: ({ title }: Track) => {
    const form = new FormData();
    form.append('name', cutCharacters(title, PLAYLIST_NAME_MAX_CHARACTERS));
    return { form };
  },
});
const showFx = createEffect((notice: Notice) => send('notice/show', notice));

/** The server removed a track whose addition was undone. */
export const additionUndone = undoFx.done.map(({ params: { playlist, track } }) => ({
  playlistId: playlist.playlistId,
  track,
}));
const $lastAddition = createSessionStore<Addition | null>(null, { sid: 'playlist-dock/last' })
  .on(addFx.done, (_, { params }) => params)
  .reset(undoFx);

sample({
  clock: DockGate.open,
  source: $playlists,
  filter: (playlists) => playlists === null,
  fn: () => undefined,
  target: listRequested,
});
sample({ clock: trackDropped, target: addFx });
sample({ clock: newPlaylistDropped, target: createFx });
sample({ clock: createFx.done, fn: ({ result }) => result.playlist, target: playlistAppended });
sample({
  clock: createFx.done,
  fn: ({ params, result }) => ({ playlist: result.playlist, track: params }),
  target: addFx,
});
sample({
  clock: addFx.done,
  fn: ({ params: { playlist, track } }) => ({ playlistId: playlist.playlistId, track }),
  target: trackAdded,
});
sample({
  clock: addFx.done,
  fn: ({ params: { playlist }, result }): Notice =>
    result.isDuplicate
      ? { text: `Already in “${playlist.name}”.` }
      : { text: `Added to “${playlist.name}”.`, action: { label: 'Undo', says: 'playlist/undo-add' } },
  target: showFx,
});
sample({
  clock: [addDroppedFx.failed, createForTrackFx.failed],
  fn: ({ error }): Notice => ({
    text: failedWith(error, 'otherProvider')
      ? errors.otherProvider.message
      : "The track couldn't be added. Try again.",
  }),
  target: showFx,
});
sample({
  clock: undoAddRequested,
  source: $lastAddition,
  filter: (addition): addition is Addition => addition !== null,
  target: undoFx,
});
// The list shows how many tracks each playlist has.
sample({ clock: additionUndone, fn: () => undefined, target: listRequested });
sample({
  clock: removeAddedFx.failed,
  fn: (): Notice => ({ text: "That couldn't be undone. Try again." }),
  target: showFx,
});
