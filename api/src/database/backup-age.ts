// When the last backup was made, as the files in `backups` say.
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from 'prom-client';
import { addGauge } from '../gauges';
import { IS_BACKUP } from './files';

export function addBackupGauge(registry: Registry, folder: string): void {
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
