import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const providerTokenFx = createRequestFx(routes.providerToken, { concurrency: 'every' });
