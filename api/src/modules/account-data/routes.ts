import { routes } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { registerRoute } from '../../plugins/contract-routes';
import { DomainError, failure } from '../../failure';
import { refuseOtherSites } from '../../plugins/origin';
import { accountLimits } from '../../plugins/rate-limits';
import { deleteSessionsOf, selectSessions } from '../../plugins/sessions/session-store';
import { createConnectionsService } from '../connections';
import { createCurrentPasswordCheck } from '../profile';
import { requireFresh } from '../fresh-session';
import { logSecurity } from '../../plugins/security-log';
import { deleteAccount } from './deletion';
import { exportJson } from './export';

const EXPORT_FILE = 'segue-export.json';

/** What users do with all data of their account: see and end its sessions, export it, delete it. */
export async function accountDataModule(app: FastifyInstance): Promise<void> {
  const { database, clock } = app;
  const connections = createConnectionsService(app);
  const isCurrent = createCurrentPasswordCheck(app);

  registerRoute(app, routes.listSessions, async ({ session, raw }) => ({
    sessions: await selectSessions(database, session.userId, app.sessions.hashIn(raw), clock()),
  }));

  registerRoute(app, routes.endOtherSessions, async ({ session, raw }) => {
    const { userId } = session;
    const kept = app.sessions.hashIn(raw) ?? failure('notSignedIn');
    const count = await deleteSessionsOf(database, userId, kept);
    logSecurity(raw, 'sessions revoked', { userId, count });
  });

  registerRoute(
    app,
    routes.exportData,
    async ({ session, raw }, reply) => {
      await refuseOtherSites(raw);
      logSecurity(raw, 'data exported', { userId: session.userId });
      reply.header('content-disposition', `attachment; filename="${EXPORT_FILE}"`);
      return Readable.from(exportJson(app, session.userId));
    },
    { rateLimit: accountLimits(app).export },
  );

  registerRoute(app, routes.deleteAccount, async ({ body, session, raw }, reply) => {
    const { userId } = session;
    if (!session.hasPassword) requireFresh(raw, session, clock);
    const owner = { userId, sessionHash: app.sessions.hashIn(raw) ?? failure('notSignedIn') };
    const deleted = await deleteAccount({ database, isCurrent }, owner, body, (transaction) =>
      app.sessions.lock(transaction, raw, userId),
    ).catch((error: unknown) => {
      const reason = error instanceof DomainError ? error.code : 'unexpected';
      logSecurity(raw, 'account deletion failed', { userId, reason });
      throw error;
    });
    logSecurity(raw, 'account deleted', { userId });
    await app.sessions.end(raw, reply);
    reply.header('clear-site-data', '"cache"');
    for (const connection of deleted) await connections.cleanUp(connection, raw.log);
  });
}
