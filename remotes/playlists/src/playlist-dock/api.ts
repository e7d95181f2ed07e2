import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const addDroppedFx = createRequestFx(routes.addPlaylistTrack, { concurrency: 'every' });
export const createForTrackFx = createRequestFx(routes.createPlaylist, { concurrency: 'first' });
