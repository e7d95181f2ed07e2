import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const searchFx = createRequestFx(routes.search, { concurrency: 'every' });
export const openLinkFx = createRequestFx(routes.openLink, { concurrency: 'every' });
export const createPlaylistFx = createRequestFx(routes.createPlaylist, { concurrency: 'first' });
export const addTracksFx = createRequestFx(routes.addPlaylistTracks, { concurrency: 'first' });
