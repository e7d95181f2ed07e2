import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { Registry } from 'prom-client';
import { metricValue } from '../testing/metric-lines';
import { createDatabaseMetrics } from './metrics';
import { temporaryFolder } from '../testing/temporary-folder.fixture';

let folder: string;
let registry: Registry;
let pool: pg.Pool | null;
let check: () => Promise<void>;
beforeEach(() => {
  folder = temporaryFolder();
  registry = new Registry();
  pool = null;
  check = () => Promise.resolve();
  createDatabaseMetrics(registry, { folder, check: () => check(), pool: () => pool });
});
afterEach(() => {
  jest.useRealTimers();
});

const valueOf = (series: string) => metricValue(registry, series);

test('the database is up while its check succeeds', async () => {
  expect(await valueOf('segue_database_up')).toBe(1);
  check = () => Promise.reject(new Error('gone'));
  expect(await valueOf('segue_database_up')).toBe(0);
});

test('a database without an answer for two seconds is down; metrics are still answered', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  check = () => new Promise(() => undefined);
  const value = valueOf('segue_database_up');
  await jest.advanceTimersByTimeAsync(2000);
  expect(await value).toBe(0);
});

test('metrics: waiting connections and disk space are read when the metrics are requested', async () => {
  expect(await valueOf('segue_database_waiting')).toBe(0);
  pool = { waitingCount: 2 } as pg.Pool;
  expect(await valueOf('segue_database_waiting')).toBe(2);
  const free = await valueOf('segue_data_disk_bytes{state="free"}');
  expect(free).toBeGreaterThan(0);
  expect(await valueOf('segue_data_disk_bytes{state="size"}')).toBeGreaterThanOrEqual(free ?? Infinity);
});

test('without a data folder the metrics are still answered', async () => {
  rmSync(folder, { recursive: true });
  expect(await valueOf('segue_data_disk_bytes{state="free"}')).toBeNull();
  expect(await valueOf('segue_database_up')).toBe(1);
});

test('the last backup is the newest whole file in backups', async () => {
  expect(await valueOf('segue_last_backup_timestamp_seconds')).toBe(0);
  mkdirSync(join(folder, 'backups'));
  const write = (name: string, seconds: number) => {
    writeFileSync(join(folder, 'backups', name), '');
    utimesSync(join(folder, 'backups', name), seconds, seconds);
  };
  write('backup-20260301T120000Z.sqlite', 1000);
  write('backup-20260302T120000Z.sqlite', 2000);
  write('backup-20260303T120000Z.sqlite.partial', 3000);
  expect(await valueOf('segue_last_backup_timestamp_seconds')).toBe(2000);
});
