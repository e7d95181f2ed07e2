import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

/** The present cover, so that a change of it can be undone. */
export const loadCoverFx = createRequestFx(routes.getCover, { concurrency: 'every' });
export const editPlaylistFx = createRequestFx(routes.editPlaylist, { concurrency: 'every' });
