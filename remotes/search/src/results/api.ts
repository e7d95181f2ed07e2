import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

const createSearchFx = () => createRequestFx(routes.search, { concurrency: 'latest' });

/** One effect per provider: a new search aborts the running one of the same provider only. */
export const searchFx = { spotify: createSearchFx(), soundcloud: createSearchFx() };
