// Opens and migrates the database, and closes it when the server closes.
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { openDatabase } from '../database/connection';
import { createDatabaseMetrics } from '../database/metrics';
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
    let pool: pg.Pool | null = null;
    const metrics = createDatabaseMetrics(app.metrics, {
      folder: app.config.dataDir,
      check: () => app.checkDatabase(),
      pool: () => pool,
    });
    const database = await openDatabase({
      url: app.config.databaseUrl,
      folder: app.config.dataDir,
      onPool: (opened) => (pool = opened),
      onConnectionLost: (error) => {
        metrics.countLostConnection();
        app.log.warn({ err: error }, 'a database connection was lost');
      },
      onFailure: (failure) => {
        metrics.countFailure(failure.kind);
        readiness.recordFailure(failure);
      },
    });
    app.decorate('database', database);
    app.decorate('checkDatabase', () => readiness.check(database));
    app.addHook('onClose', () => database.destroy());
  },
  { name: 'database' },
);
