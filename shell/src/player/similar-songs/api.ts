import { createRequestFx } from '@segue/kernel/request';
import { routes } from '@segue/contract';

export const getRelatedFx = createRequestFx(routes.getRelated, { concurrency: 'every' });
export const findArtistFx = createRequestFx(routes.findArtist, { concurrency: 'every' });
