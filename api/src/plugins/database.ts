// Opens and migrates the database, and closes it when the server closes.
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { sql, type Kysely } from 'kysely';
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
      poolSize: app.config.databasePool,
      onPool: (opened) => (pool = opened),
      onAnswer: readiness.recordAnswer,
      onConnectionLost: (error) => {
        metrics.countLostConnection();
        app.log.warn({ err: error }, 'a database connection was lost');
      },
      onFailure: (failure) => {
        metrics.countFailure(failure.kind);
        readiness.recordFailure(failure);
      },
    });
    if (app.config.databaseUrl !== null) await warnAboutPool(database, app);
    app.decorate('database', database);
    app.decorate('checkDatabase', () => readiness.check(database));
    app.addHook('onClose', () => database.destroy());
  },
  { name: 'database' },
);

/** All servers together need fewer connections than PostgreSQL allows; here one alone would take more. */
async function warnAboutPool(database: Kysely<Tables>, { config, log }: FastifyInstance): Promise<void> {
  const { rows } = await sql<{ allowed: number }>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as allowed
  `.execute(database);
  const allowed = rows[0]?.allowed ?? Infinity;
  if (config.databasePool <= allowed) return;
  log.warn(
    `DATABASE_POOL is ${config.databasePool}, but PostgreSQL allows ${allowed} connections: set it to less than ${allowed} divided by the number of servers, or raise max_connections.`,
  );
}
