import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const exportDataFx = createRequestFx(routes.exportData, { concurrency: 'first' });
