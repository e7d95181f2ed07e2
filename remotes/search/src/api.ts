import { createRequestFx } from '@segue/kernel/request';
import { routes } from '@segue/contract';

/** Results do not depend on the user: requests continue across sign-in and logout. */
export const latest = { concurrency: 'latest', outlivesSession: true } as const;

/** A new search aborts the running one of the same provider only. */
export const searchFx = createRequestFx(routes.search, { ...latest, per: ({ params }) => params.provider });
