import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const loadTracksFx = createRequestFx(routes.listPlaylistTracks);
export const moveTrackFx = createRequestFx(routes.movePlaylistTrack);
export const removeTrackFx = createRequestFx(routes.removePlaylistTrack);
