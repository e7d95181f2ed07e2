import type { ApiFailure } from '@segue/kernel/request';
import type { NamedTracks } from '@segue/ui/tracks/list-page';
import { saveAsPlaylist, type SavedPlaylist } from '@segue/ui/tracks/save-playlist';
import { createEffect, sample, scopeBind } from 'effector';
import { addTracksFx, createFromListFx } from './api';
import { playlistAppended } from './playlist-list/model';

export const saveListFx = createEffect<NamedTracks, SavedPlaylist, ApiFailure>((list) =>
  saveAsPlaylist(list, { create: scopeBind(createFromListFx), add: scopeBind(addTracksFx) }),
);
sample({ clock: saveListFx.doneData, fn: ({ playlist }) => playlist, target: playlistAppended });
