import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const saveAppearanceFx = createRequestFx(routes.saveAppearance, { concurrency: 'latest' });
