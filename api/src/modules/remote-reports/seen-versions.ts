// Marks versions that open pages still run by the time of a file `.seen` beside them, so that pruning keeps them.
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock';
import type { VersionLabels } from './known-versions';

const INTERVAL_MS = 3_600_000;

/** The returned function touches the file of a version at most hourly. A folder that cannot be written is left alone. */
export function createSeenVersions(releases: string, clock: Clock) {
  const touchedAt = new Map<string, number>();
  return async ({ remote, version }: VersionLabels): Promise<void> => {
    const now = clock();
    const folder = join(releases, remote, version);
    if (now.getTime() - (touchedAt.get(folder) ?? -Infinity) < INTERVAL_MS) return;
    touchedAt.set(folder, now.getTime());
    const file = join(folder, '.seen');
    try {
      // Never creates the folder: a pruned version stays away.
      await writeFile(file, '', { flag: 'a' });
      await utimes(file, now, now);
    } catch {
      // Read-only, or not a release of this folder.
    }
  };
}
