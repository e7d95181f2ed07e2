// Owns what happens when a track is dropped onto a playlist: the request, its notice, and undo.
import { failedWith } from '@segue/api-client';
import {
  cutCharacters,
  errors,
  type Playlist,
  PLAYLIST_NAME_MAX_CHARACTERS,
  type Track,
} from '@segue/contract';
import type { Notice } from '@segue/event-bus';
import { attach, createEvent, sample } from 'effector';
import { trackAdded } from '../add-to-playlist/model';
import { addDroppedFx, createForTrackFx } from '../api';
import { showNoticeFx } from '../effects';
import { DockGate } from '../gates';
import { $playlists, listRequested, playlistAppended } from '../playlist-list/model';
import type { Change } from '../undo/change';
import { changeMade } from '../undo/model';

type Addition = { playlist: Playlist; track: Track };

export const trackDropped = createEvent<Addition>('trackDroppedOnPlaylist');
/** A track was dropped onto "New playlist". */
export const newPlaylistDropped = createEvent<Track>('trackDroppedOnNewPlaylist');

const mapParams = ({ playlist, track }: Addition) => ({
  body: { playlistId: playlist.playlistId, trackId: track.id, provider: track.provider },
});
const addFx = attach({ effect: addDroppedFx, mapParams });
const addFirstFx = attach({ effect: addDroppedFx, mapParams });
/** A playlist that begins with a track has its title. */
const createFx = attach({
  effect: createForTrackFx,
  mapParams: ({ title }: Track) => {
    const form = new FormData();
    form.append('name', cutCharacters(title, PLAYLIST_NAME_MAX_CHARACTERS));
    return { form };
  },
});

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
  target: addFirstFx,
});
sample({
  clock: [addFx.done, addFirstFx.done],
  fn: ({ params: { playlist, track } }) => ({ playlistId: playlist.playlistId, track }),
  target: trackAdded,
});
sample({
  clock: addFx.done,
  filter: ({ result }) => result.isDuplicate === true,
  fn: ({ params: { playlist } }): Notice => ({ text: `Already in “${playlist.name}”.` }),
  target: showNoticeFx,
});
sample({
  clock: addFx.done,
  filter: ({ result }) => !result.isDuplicate,
  fn: ({ params: { playlist, track } }): Change => ({
    kind: 'added',
    playlistId: playlist.playlistId,
    name: playlist.name,
    track,
  }),
  target: changeMade,
});
// One undo takes back the new playlist with its track.
sample({
  clock: addFirstFx.done,
  fn: ({ params: { playlist } }): Change => ({
    kind: 'created',
    playlistId: playlist.playlistId,
    name: playlist.name,
  }),
  target: changeMade,
});
sample({
  clock: [addDroppedFx.failed, createForTrackFx.failed],
  fn: ({ error }): Notice => ({
    text: failedWith(error, 'otherProvider')
      ? errors.otherProvider.message
      : "The track couldn't be added. Try again.",
  }),
  target: showNoticeFx,
});
