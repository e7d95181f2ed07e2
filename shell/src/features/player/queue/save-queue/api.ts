import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const createPlaylistFx = createRequestFx(routes.createPlaylist, { concurrency: 'first' });
export const deletePlaylistFx = createRequestFx(routes.deletePlaylist, { concurrency: 'first' });
export const addTracksFx = createRequestFx(routes.addPlaylistTracks, { concurrency: 'every' });
