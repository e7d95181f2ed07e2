import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const listPlaylistsFx = createRequestFx(routes.listPlaylists);
export const deletePlaylistFx = createRequestFx(routes.deletePlaylist);
export const countTracksFx = createRequestFx(routes.listPlaylistTracks);
