import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const editPlaylistFx = createRequestFx(routes.editPlaylist, { concurrency: 'every' });
