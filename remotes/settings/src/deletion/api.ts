import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const deleteAccountFx = createRequestFx(routes.deleteAccount, { concurrency: 'first' });
