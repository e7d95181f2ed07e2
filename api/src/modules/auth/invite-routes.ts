import { routes } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { canUsersInvite } from '../../config';
import { failure } from '../../failure';
import { registerRoute } from '../../plugins/contract-routes';
import { accountLimits } from '../../plugins/rate-limits';
import { logSecurity } from '../../plugins/security-log';
import { createInvite, selectInvites } from './invites';
import { inUserTransaction } from './repository';

/** Unused invites that one user may have. */
const INVITES_MAX = 10;
const TOO_MANY = `You have ${INVITES_MAX} unused invite links. Wait until one is used or expires.`;

/** Users invite others, where the operator allows it. */
export function registerInviteRoutes(app: FastifyInstance): void {
  registerRoute(
    app,
    routes.createInvite,
    async ({ session: { userId }, raw }) => {
      if (!canUsersInvite(app.config)) failure('invitesOff');
      const invite = await inUserTransaction(app.database, userId, async (transaction) => {
        const now = app.clock();
        const unused = await selectInvites(transaction, userId, now);
        if (unused.length >= INVITES_MAX) failure('tooMany', { message: TOO_MANY });
        return createInvite(transaction, app.config, userId, now);
      });
      logSecurity(raw, 'invite created', { userId });
      return invite;
    },
    { rateLimit: accountLimits(app).invites },
  );
}
