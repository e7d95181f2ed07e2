// Owns what happens when a track is dropped onto a playlist: the request and its notice.
import { failedWith } from '@segue/api-client';
import { cutCharacters, errors, PLAYLIST_NAME_MAX_CHARACTERS, type Track } from '@segue/contract';
import type { Notice } from '@segue/event-bus';
import { attach, createEvent, sample } from 'effector';
import { addFx, type Addition } from '../add-to-playlist/model';
import { createFromListFx, formOf } from '../api';
import { showNoticeFx } from '../effects';
import { DockGate } from '../gates';
import { $playlists, listRequested, playlistAppended } from '../playlist-list/model';

export const trackDropped = createEvent<Addition>('trackDroppedOnPlaylist');
/** A track was dropped onto "New playlist". */
export const newPlaylistDropped = createEvent<Track>('trackDroppedOnNewPlaylist');

const dropFx = attach({ effect: addFx });
/** A playlist that begins with a track has its title. */
const createFx = attach({
  effect: createFromListFx,
  mapParams: ({ title }: Track) => ({
    form: formOf({ name: cutCharacters(title, PLAYLIST_NAME_MAX_CHARACTERS) }),
  }),
});

sample({
  clock: DockGate.open,
  source: $playlists,
  filter: (playlists) => playlists === null,
  fn: () => undefined,
  target: listRequested,
});
sample({ clock: trackDropped, target: dropFx });
sample({ clock: newPlaylistDropped, target: createFx });
sample({ clock: createFx.done, fn: ({ result }) => result.playlist, target: playlistAppended });
sample({
  clock: createFx.done,
  fn: ({ params: track, result: { playlist } }): Addition => ({ playlist, tracks: [track], isNew: true }),
  target: dropFx,
});
sample({
  clock: dropFx.done,
  filter: ({ result }) => result.length === 0,
  fn: ({ params: { playlist } }): Notice => ({ text: `Already in “${playlist.name}”.` }),
  target: showNoticeFx,
});
sample({
  clock: [dropFx.failData, createFx.failData],
  filter: ({ kind }) => kind !== 'aborted',
  fn: (error): Notice => ({
    text: failedWith(error, 'otherProvider')
      ? errors.otherProvider.message
      : "The track couldn't be added. Try again.",
  }),
  target: showNoticeFx,
});
