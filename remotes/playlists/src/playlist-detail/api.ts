import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const loadTracksFx = createRequestFx(routes.listPlaylistTracks, { concurrency: 'latest' });
export const moveTrackFx = createRequestFx(routes.movePlaylistTrack, { concurrency: 'every' });
export const removeTrackFx = createRequestFx(routes.removePlaylistTrack, { concurrency: 'every' });
