import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';

export const logoutFx = createRequestFx(routes.logout, { concurrency: 'first', outlivesSession: true });
/** Asks who is signed in, when the page starts or a request was answered with 401. Without an answer: nobody. */
export const checkSessionFx = createRequestFx(routes.checkAuth, { concurrency: 'first' });
/** Asks whether the session is still as known. Without an answer nothing changes. */
export const confirmSessionFx = createRequestFx(routes.checkAuth, { concurrency: 'every' });
