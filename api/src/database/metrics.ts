// Database metrics that alert rules use.
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import type pg from 'pg';
import { atMost } from '../time';

/** A database that takes longer to answer counts as not working. */
const ANSWER_WITHIN_MS = 2000;

/** `check` rejects when the database cannot be used; `pool` returns null on SQLite. */
export function createDatabaseMetrics(
  registry: Registry,
  { folder, check, pool }: { folder: string; check: () => Promise<unknown>; pool: () => pg.Pool | null },
): void {
  const registers = [registry];
  new Gauge({
    name: 'segue_database_up',
    help: '1 when the database answers within two seconds; else 0.',
    registers,
    async collect() {
      const answers = check().then(() => true);
      this.set(Number(await atMost(ANSWER_WITHIN_MS, answers, false).catch(() => false)));
    },
  });
  new Gauge({
    name: 'segue_database_waiting',
    help: 'Requests that wait for a free connection to PostgreSQL. 0 on SQLite.',
    registers,
    collect() {
      this.set(pool()?.waitingCount ?? 0);
    },
  });
  new Gauge({
    name: 'segue_data_disk_bytes',
    help: 'The disk of SEGUE_DATA_DIR by state: free for this server, or its whole size.',
    labelNames: ['state'],
    registers,
    async collect() {
      // A server with PostgreSQL and a configured key has no folder.
      const disk = await statfs(folder).catch(() => null);
      if (!disk) return this.reset();
      this.set({ state: 'free' }, disk.bavail * disk.bsize);
      this.set({ state: 'size' }, disk.blocks * disk.bsize);
    },
  });
  new Gauge({
    name: 'segue_last_backup_timestamp_seconds',
    help: 'When the newest backup in SEGUE_DATA_DIR/backups was written, in seconds since 1970; 0 without one.',
    registers,
    async collect() {
      this.set(await lastBackup(join(folder, 'backups')));
    },
  });
}

async function lastBackup(folder: string): Promise<number> {
  const names = await readdir(folder).catch((): string[] => []);
  // Their names contain the time, so the last one is the newest.
  const newest = names
    .filter((name) => name.endsWith('.sqlite'))
    .sort()
    .at(-1);
  return newest === undefined ? 0 : (await stat(join(folder, newest))).mtimeMs / 1000;
}
