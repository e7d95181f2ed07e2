import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const listPlaylistsFx = createRequestFx(routes.listPlaylists, { concurrency: 'latest' });
export const deletePlaylistFx = createRequestFx(routes.deletePlaylist, { concurrency: 'first' });
export const loadTracksToPlayFx = createRequestFx(routes.listPlaylistTracks, { concurrency: 'latest' });
