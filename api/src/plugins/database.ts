// Opens and migrates the database, and closes it when the server closes.
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { openDatabase } from '../database/connection';
import { createReadiness } from '../database/readiness';
import type { Tables } from '../database/tables';

declare module 'fastify' {
  interface FastifyInstance {
    database: Kysely<Tables>;
    /** Throws when the database cannot be used. */
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
      onFailure: readiness.recordFailure,
    });
    app.decorate('database', database);
    app.decorate('checkDatabase', () => readiness.check(database));
    app.addHook('onClose', () => database.destroy());
  },
  { name: 'database' },
);
