// Which versions may become labels of metrics and folders that are touched: those of the registry and of the releases folder.
// A page could send any text, and each new label costs memory for good.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveRegistry } from '../../plugins/pages/registry';
import { REMOTE_NAME, VERSION } from './report';

export const OTHER = 'other';

export type VersionLabels = { remote: string; version: string };

/** `releases` is the folder of the published versions. */
export function createKnownVersions(registry: LiveRegistry, releases: string) {
  /** Versions that were found on the disk; never more than were published. */
  const published = new Set<string>();

  async function isPublished(remote: string, version: string): Promise<boolean> {
    const key = `${remote}/${version}`;
    if (published.has(key)) return true;
    if (!REMOTE_NAME.test(remote) || !VERSION.test(version)) return false;
    const folder = await stat(join(releases, remote, version)).catch(() => null);
    if (folder?.isDirectory()) published.add(key);
    return published.has(key);
  }

  /** Returns the labels of versions as of now; `other` for what nobody published. */
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
      if (isLive || (await isPublished(remote, version))) return { remote, version };
      return { remote: live.some((one) => one.remote === remote) ? remote : OTHER, version: OTHER };
    };
  };
}
