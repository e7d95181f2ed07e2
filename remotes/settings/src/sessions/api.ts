import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const loadSessionsFx = createRequestFx(routes.listSessions, { concurrency: 'latest' });
export const endSessionFx = createRequestFx(routes.endSession, { concurrency: 'first' });
export const endOtherSessionsFx = createRequestFx(routes.endOtherSessions, { concurrency: 'first' });
