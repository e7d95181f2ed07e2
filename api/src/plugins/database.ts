// Gives the server its database, newest shape, and closes it with the server.
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { openDatabase } from '../database/connection';
import { createReadiness } from '../database/readiness';
import type { Tables } from '../database/tables';

declare module 'fastify' {
  interface FastifyInstance {
    database: Kysely<Tables>;
    /** Resolves when the database can be used; throws why not. */
    checkDatabase: () => Promise<void>;
  }
}

export const databasePlugin = fp(
  async (app) => {
    const readiness = createReadiness();
    const database = await openDatabase({
      url: app.config.databaseUrl,
      folder: app.config.dataDir,
      onConnectionLost: (error) => app.log.warn({ err: error }, 'a database connection was lost'),
      onFailure: readiness.failed,
    });
    app.decorate('database', database);
    app.decorate('checkDatabase', () => readiness.check(database));
    app.addHook('onClose', () => database.destroy());
  },
  { name: 'database' },
);
