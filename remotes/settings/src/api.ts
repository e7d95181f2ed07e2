import { createRequestFx } from '@segue/kernel/request';
import { routes } from '@segue/contract';

export const loadProfileFx = createRequestFx(routes.getProfile, { concurrency: 'latest' });
export const updateEmailFx = createRequestFx(routes.updateProfile, { concurrency: 'first' });
export const changePasswordFx = createRequestFx(routes.updateProfile, { concurrency: 'first' });
export const deleteAccountFx = createRequestFx(routes.deleteAccount, { concurrency: 'first' });
export const connectFx = createRequestFx(routes.connectWithPassword, { concurrency: 'first' });
export const exportDataFx = createRequestFx(routes.exportData, { concurrency: 'first' });
export const createInviteFx = createRequestFx(routes.createInvite, { concurrency: 'first' });
export const loadSessionsFx = createRequestFx(routes.listSessions, { concurrency: 'latest' });
export const endOtherSessionsFx = createRequestFx(routes.endOtherSessions, { concurrency: 'first' });
