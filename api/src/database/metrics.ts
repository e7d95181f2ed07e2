// Metrics of the database: whether it works, its failures, connections in use, its size, and the free space beside it.
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Counter, type Registry } from 'prom-client';
import { type Sample, addGauge } from '../gauges';
import { IS_BACKUP } from './files';
import type pg from 'pg';
import { SQLITE_FILE } from './connection';
import type { DatabaseFailure } from './failures';

function addBackupGauge(registry: Registry, folder: string): void {
  addGauge(
    registry,
    {
      name: 'segue_last_backup_timestamp_seconds',
      help: 'When the newest file in SEGUE_DATA_DIR/backups was written, in seconds since 1970; 0 without one.',
    },
    async () => {
      const names = await readdir(join(folder, 'backups')).catch(() => []);
      const times = names
        .filter((name) => IS_BACKUP.test(name))
        .map((name) => timeOf(join(folder, 'backups', name)));
      return Math.max(0, ...(await Promise.all(times)));
    },
  );
}

async function timeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  return found ? found.mtimeMs / 1000 : 0;
}

/** A database that takes longer to answer counts as not working. */
const ANSWER_WITHIN_MS = 2000;
/** Shown from the start, because a rate of Prometheus misses the first event of a series that did not exist. */
const KINDS: readonly DatabaseFailure[] = ['unavailable', 'conflict', 'unwritable'];

export type DatabaseMetrics = {
  countFailure: (kind: DatabaseFailure) => void;
  countLostConnection: () => void;
};

/** `check` rejects when the database cannot be used; `pool` returns null on SQLite. */
export function createDatabaseMetrics(
  registry: Registry,
  database: { folder: string; check: () => Promise<void>; pool: () => pg.Pool | null },
): DatabaseMetrics {
  addGauge(
    registry,
    {
      name: 'segue_database_up',
      help: '1 when the database answers within two seconds, and takes writes again after one that failed; else 0.',
    },
    () => isUp(database.check),
  );
  addPoolGauges(registry, database.pool);
  addSizeGauges(registry, database.folder, () => database.pool() === null);
  addBackupGauge(registry, database.folder);
  return createCounters(registry);
}

function isUp(check: () => Promise<void>): Promise<0 | 1> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => resolve(0), ANSWER_WITHIN_MS);
    check()
      .then(
        () => resolve(1),
        () => resolve(0),
      )
      .finally(() => clearTimeout(timeout));
  });
}

function addPoolGauges(registry: Registry, pool: () => pg.Pool | null): void {
  addGauge(
    registry,
    {
      name: 'segue_database_connections',
      help: 'Connections to PostgreSQL by state: busy or idle. None on SQLite.',
      labelNames: ['state'],
    },
    () => {
      const counts = pool();
      if (!counts) return [];
      const { totalCount: total, idleCount: idle } = counts;
      return [
        { labels: { state: 'busy' }, value: total - idle },
        { labels: { state: 'idle' }, value: idle },
      ];
    },
  );
  addGauge(
    registry,
    {
      name: 'segue_database_connections_max',
      help: 'The most connections that this server opens to PostgreSQL. 0 on SQLite.',
    },
    () => pool()?.options.max ?? 0,
  );
  addGauge(
    registry,
    {
      name: 'segue_database_waiting',
      help: 'Requests that wait for a free connection to PostgreSQL. 0 on SQLite.',
    },
    () => pool()?.waitingCount ?? 0,
  );
}

function addSizeGauges(registry: Registry, folder: string, isEmbedded: () => boolean): void {
  addGauge(
    registry,
    {
      name: 'segue_database_file_bytes',
      help: 'Size of the SQLite file and of its write-ahead log. None on PostgreSQL.',
      labelNames: ['file'],
    },
    async () =>
      isEmbedded()
        ? [
            ...(await sizeOf(join(folder, SQLITE_FILE), 'database')),
            ...(await sizeOf(join(folder, `${SQLITE_FILE}-wal`), 'log')),
          ]
        : [],
  );
  addGauge(
    registry,
    {
      name: 'segue_data_disk_bytes',
      help: 'The disk of SEGUE_DATA_DIR by state: free for this server, or its whole size.',
      labelNames: ['state'],
    },
    async () => {
      const disk = await statfs(folder).catch(() => null);
      if (!disk) return [];
      return [
        { labels: { state: 'free' }, value: disk.bavail * disk.bsize },
        { labels: { state: 'size' }, value: disk.blocks * disk.bsize },
      ];
    },
  );
}

async function sizeOf(path: string, file: string): Promise<Sample[]> {
  const found = await stat(path).catch(() => null);
  return found ? [{ labels: { file }, value: found.size }] : [];
}

function createCounters(registry: Registry): DatabaseMetrics {
  const registers = [registry];
  const failures = new Counter({
    name: 'segue_database_failures_total',
    help: 'Statements that the database itself failed: unavailable, unwritable (disk full or read-only), or conflict with another transaction, which is tried again.',
    labelNames: ['kind'],
    registers,
  });
  for (const kind of KINDS) failures.inc({ kind }, 0);
  const lost = new Counter({
    name: 'segue_database_connections_lost_total',
    help: 'Connections to PostgreSQL that broke; each is replaced when it is needed.',
    registers,
  });
  return {
    countFailure: (kind) => failures.inc({ kind }),
    countLostConnection: () => lost.inc(),
  };
}
