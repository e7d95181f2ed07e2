import { createRequestFx } from '@segue/kernel/request';
import { routes } from '@segue/contract';

export const saveVolumeFx = createRequestFx(routes.saveVolume, { concurrency: 'every' });
export const listListensFx = createRequestFx(routes.listListens, { concurrency: 'latest' });
