import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const changePasswordFx = createRequestFx(routes.updateProfile, { concurrency: 'first' });
