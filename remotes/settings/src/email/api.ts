import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const updateEmailFx = createRequestFx(routes.updateProfile, { concurrency: 'first' });
