import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';
export const loadConnectionsFx = createRequestFx(routes.getConnections, { concurrency: 'latest' });
export const disconnectFx = createRequestFx(routes.disconnect, { concurrency: 'first' });
