import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const signInFx = createRequestFx(routes.signIn, { concurrency: 'first' });
