import { createRequestFx } from '@segue/kernel/request';
import { routes } from '@segue/contract';

export const providerTokenFx = createRequestFx(routes.providerToken, { concurrency: 'every' });
