import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const registerUserFx = createRequestFx(routes.registerUser, { concurrency: 'first' });
