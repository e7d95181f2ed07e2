import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const loadChoicesFx = createRequestFx(routes.listPlaylists, { concurrency: 'latest' });
export const addTrackFx = createRequestFx(routes.addPlaylistTrack, { concurrency: 'every' });
