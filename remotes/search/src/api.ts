import { createRequestFx } from '@segue/api-client';
import { forEachProvider, routes } from '@segue/contract';

// Search results belong to no user: a search goes on when somebody signs in or out.
const createSearchFx = () => createRequestFx(routes.search, { concurrency: 'latest', outlivesSession: true });

/** One effect per provider: a new search aborts the running one of the same provider only. */
export const searchFx = forEachProvider(createSearchFx);
