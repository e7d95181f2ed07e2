import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const setupAccountFx = createRequestFx(routes.setupAccount, { concurrency: 'first' });
