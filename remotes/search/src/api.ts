import { createRequestFx } from '@segue/kernel/request';
import { routes } from '@segue/contract';

/** What is found belongs to no user: the requests go on when somebody signs in or out. */
export const latest = { concurrency: 'latest', outlivesSession: true } as const;

/** A new search aborts the running one of the same provider only. */
export const searchFx = createRequestFx(routes.search, { ...latest, per: ({ params }) => params.provider });
