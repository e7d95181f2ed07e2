import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

// What a link leads to belongs to no user.
export const openSharedFx = createRequestFx(routes.openShared, {
  concurrency: 'latest',
  outlivesSession: true,
});
export const openLinkFx = createRequestFx(routes.openLink, { concurrency: 'latest', outlivesSession: true });
export const createPlaylistFx = createRequestFx(routes.createPlaylist, { concurrency: 'first' });
export const addTracksFx = createRequestFx(routes.addPlaylistTracks, { concurrency: 'first' });
