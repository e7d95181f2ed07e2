import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const getConnectionsFx = createRequestFx(routes.getConnections, { concurrency: 'every' });
