import { createRequestFx } from '@segue/kernel/request';
import { routes } from '@segue/contract';

export const logoutFx = createRequestFx(routes.logout, { concurrency: 'first', outlivesSession: true });
/** Loads the session at page start or after a 401. If the request fails, the session is signed out. */
export const checkSessionFx = createRequestFx(routes.checkAuth, { concurrency: 'first' });
/** Revalidates the session. If the request fails, the session stays as it is. */
export const confirmSessionFx = createRequestFx(routes.checkAuth, { concurrency: 'every' });
