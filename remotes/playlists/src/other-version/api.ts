import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const loadPlaylistFx = createRequestFx(routes.listPlaylistTracks, { concurrency: 'every' });
