import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const shareQueueFx = createRequestFx(routes.shareQueue, { concurrency: 'latest' });
