import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const searchFx = createRequestFx(routes.search, { concurrency: 'latest' });
