// Metrics of the database: whether it works, requests that wait for it, the free space beside it, and the last backup.
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from 'prom-client';
import type pg from 'pg';
import { atMost } from '../at-most';
import { addGauge } from '../gauges';
import { IS_BACKUP } from './files';

/** A database that takes longer to answer counts as not working. */
const ANSWER_WITHIN_MS = 2000;

/** `check` rejects when the database cannot be used; `pool` returns null on SQLite. */
export function createDatabaseMetrics(
  registry: Registry,
  { folder, check, pool }: { folder: string; check: () => Promise<void>; pool: () => pg.Pool | null },
): void {
  addGauge(registry, {
    name: 'segue_database_up',
    help: '1 when the database answers within two seconds, and takes writes again after one that failed; else 0.',
    read: () => isUp(check),
  });
  addGauge(registry, {
    name: 'segue_database_waiting',
    help: 'Requests that wait for a free connection to PostgreSQL. 0 on SQLite.',
    read: () => pool()?.waitingCount ?? 0,
  });
  addGauge(registry, {
    name: 'segue_data_disk_bytes',
    help: 'The disk of SEGUE_DATA_DIR by state: free for this server, or its whole size.',
    labelNames: ['state'],
    async read() {
      const disk = await statfs(folder).catch(() => null);
      if (!disk) return [];
      return [
        { labels: { state: 'free' }, value: disk.bavail * disk.bsize },
        { labels: { state: 'size' }, value: disk.blocks * disk.bsize },
      ];
    },
  });
  addGauge(registry, {
    name: 'segue_last_backup_timestamp_seconds',
    help: 'When the newest file in SEGUE_DATA_DIR/backups was written, in seconds since 1970; 0 without one.',
    read: () => lastBackup(join(folder, 'backups')),
  });
}

async function isUp(check: () => Promise<void>): Promise<number> {
  const answers = check().then(() => true);
  return Number(await atMost(ANSWER_WITHIN_MS, answers, false).catch(() => false));
}

async function lastBackup(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const backups = names.filter((name) => IS_BACKUP.test(name)).map((name) => join(folder, name));
  const times = backups.map(async (file) => (await stat(file).catch(() => null))?.mtimeMs ?? 0);
  return Math.max(0, ...(await Promise.all(times))) / 1000;
}
