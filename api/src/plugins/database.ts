// Opens and migrates the database, and closes it when the server closes. A SQLite file is locked for this server.
import fp from 'fastify-plugin';
import { sql, type Kysely } from 'kysely';
import type pg from 'pg';
import { openDatabase, openMigrated } from '../database/connection';
import { lockDatabase } from '../database/lock';
import { createDatabaseMetrics } from '../database/metrics';
import type { Tables } from '../database/tables';

declare module 'fastify' {
  interface FastifyInstance {
    database: Kysely<Tables>;
    /** Throws when the database does not answer. */
    checkDatabase: () => Promise<unknown>;
  }
}

/** A server that is shutting down keeps the lock while its last requests run. */
const LOCK_WAIT_MS = 15_000;

export const databasePlugin = fp(
  async (app) => {
    const { databaseUrl, dataDir, databasePool, migrateAtStart } = app.config;
    const onWait = () => app.log.warn('waiting for another server to release the database');
    const lock = databaseUrl === null ? await lockDatabase(dataDir, { waitMs: LOCK_WAIT_MS, onWait }) : null;
    let pool: pg.Pool | null = null;
    const open = migrateAtStart ? openDatabase : openMigrated;
    const database = await open({
      url: databaseUrl,
      folder: dataDir,
      poolSize: databasePool,
      onPool: (opened) => (pool = opened),
      onSqlite: (opened) => app.log.info({ sqlite: opened }, 'opened the SQLite database'),
      onConnectionLost: (error) => app.log.warn({ err: error }, 'a database connection was lost'),
    }).catch((error: unknown) => {
      lock?.release();
      throw error;
    });
    const check = () => sql`select 1`.execute(database);
    createDatabaseMetrics(app.metrics, { folder: dataDir, check, pool: () => pool });
    app.decorate('database', database);
    app.decorate('checkDatabase', check);
    app.addHook('onClose', async () => {
      await database.destroy();
      lock?.release();
    });
  },
  { name: 'database' },
);
