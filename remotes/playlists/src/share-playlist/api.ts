import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const sharePlaylistFx = createRequestFx(routes.sharePlaylist, { concurrency: 'latest' });
export const stopSharingFx = createRequestFx(routes.stopSharing, { concurrency: 'first' });
