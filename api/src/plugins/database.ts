// Opens and migrates the database, and closes it when the server closes. A SQLite file is locked for this server.
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { openDatabase, openMigrated } from '../database/connection';
import { lockDatabase } from '../database/lock';
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

/** A server that is shutting down keeps the lock while its last requests run. */
const LOCK_WAIT_MS = 15_000;

export const databasePlugin = fp(
  async (app) => {
    const { databaseUrl, dataDir, databasePool, migrateAtStart } = app.config;
    const readiness = createReadiness();
    const lock =
      databaseUrl === null
        ? await lockDatabase(dataDir, {
            waitMs: LOCK_WAIT_MS,
            onWait: (pid) =>
              app.log.warn({ holder: pid }, 'waiting for another server to release the database'),
          })
        : null;
    let pool: pg.Pool | null = null;
    createDatabaseMetrics(app.metrics, {
      folder: dataDir,
      check: () => app.checkDatabase(),
      pool: () => pool,
    });
    const open = migrateAtStart ? openDatabase : openMigrated;
    const database = await open({
      url: databaseUrl,
      folder: dataDir,
      poolSize: databasePool,
      onPool: (opened) => (pool = opened),
      onAnswer: readiness.recordAnswer,
      onSqlite: (opened) => {
        app.log.info({ sqlite: opened }, 'opened the SQLite database');
        if (opened.journalMode !== 'wal') {
          app.log.warn(
            { folder: dataDir, journalMode: opened.journalMode },
            'the file system of SEGUE_DATA_DIR cannot have a write-ahead log: changes are as safe, but readers wait for them; use a local disk',
          );
        }
      },
      onConnectionLost: (error) => app.log.warn({ err: error }, 'a database connection was lost'),
      onFailure: readiness.recordFailure,
    }).catch((error: unknown) => {
      lock?.release();
      throw error;
    });
    app.decorate('database', database);
    app.decorate('checkDatabase', () => readiness.check(database));
    app.addHook('onClose', async () => {
      await database.destroy();
      lock?.release();
    });
  },
  { name: 'database' },
);
