import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const loadProfileFx = createRequestFx(routes.getProfile, { concurrency: 'latest' });
