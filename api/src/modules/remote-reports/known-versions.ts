// Which versions may become labels of metrics: those of the registry and of the releases folder. A page could send any text, and each
// new label costs memory for good. Versions that open pages still run are marked by the time of a file `.seen` beside them, so that
// pruning keeps them.
import { stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock';
import type { LiveRegistry } from '../../plugins/pages/registry';
import { REMOTE_NAME, VERSION } from './report';

export const OTHER = 'other';

export type VersionLabels = { remote: string; version: string };

const MARK_AGAIN_MS = 3_600_000;

/** `releases` is the folder of the published versions. */
export function createKnownVersions(registry: LiveRegistry, releases: string, clock: Clock) {
  /** Versions that were found on the disk, by folder, with the time of their mark; never more than were published. */
  const published = new Map<string, number>();

  async function isPublished(folder: string): Promise<boolean> {
    if (published.has(folder)) return true;
    const found = await stat(folder).catch(() => null);
    if (found?.isDirectory()) published.set(folder, -Infinity);
    return published.has(folder);
  }

  async function markSeen(folder: string): Promise<void> {
    const now = clock();
    if (now.getTime() - (published.get(folder) ?? -Infinity) < MARK_AGAIN_MS) return;
    published.set(folder, now.getTime());
    const file = join(folder, '.seen');
    try {
      // Never creates the folder: a pruned version stays away.
      await writeFile(file, '', { flag: 'a' });
      await utimes(file, now, now);
    } catch {
      // Read-only, or not a release of this folder.
    }
  }

  /** Returns the labels of versions as of now, and marks them as seen; `other` for what nobody published. */
  return async () => {
    const { remotes } = await registry.stable();
    const live = [
      ...remotes.flatMap(({ name: remote, version, previous }) => [
        { remote, version },
        ...(previous ? [{ remote, version: previous.version }] : []),
      ]),
      ...(await registry.canaries()),
    ];
    return async ({ remote, version }: VersionLabels): Promise<VersionLabels> => {
      const isLive = live.some((one) => one.remote === remote && one.version === version);
      const isFolder = REMOTE_NAME.test(remote) && VERSION.test(version);
      const folder = join(releases, remote, version);
      if (isFolder && (await isPublished(folder))) await markSeen(folder);
      else if (!isLive)
        return { remote: live.some((one) => one.remote === remote) ? remote : OTHER, version: OTHER };
      return { remote, version };
    };
  };
}
