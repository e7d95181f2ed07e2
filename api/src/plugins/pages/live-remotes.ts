// Follows the pointers of all remotes. A remote whose pointer or files are wrong keeps its last good entry, and touches no other.
import {
  pointerPath,
  readLive,
  readRelease,
  routeFaults,
  type Manifest,
  type RegistryEntry,
  type Store,
} from '@segue/remote-kit/releases';
import type { FastifyBaseLogger } from 'fastify';

/** Files may arrive after the pointer, so a faulty remote is read again. */
const READ_AGAIN_MS = 5000;

type Facts = {
  stamp: string | undefined;
  readAt: number;
  /** The versions whose files were compared with their hashes. */
  releases: ReadonlyMap<string, Manifest>;
};
type Found = Facts & { live: Awaited<ReturnType<typeof readLive>> };
type State = Facts & { entry: RegistryEntry | undefined; problem: string | undefined };
type Parts = {
  store: Store;
  names: () => Promise<readonly string[]>;
  /** The fallback of a remote that was never read. */
  spareOf: (name: string) => Promise<RegistryEntry | undefined>;
  log: FastifyBaseLogger;
};

type LiveRemotes = {
  /** Looks for changes; callers at the same time share one look. `changes` counts the looks that found any. */
  update: () => Promise<void>;
  changes: () => number;
  entries: () => RegistryEntry[];
  problems: () => { remote: string; reason: string }[];
};

export function liveRemotes({ store, names, spareOf, log }: Parts): LiveRemotes {
  const states = new Map<string, State>();
  let changes = 0;

  /** Undefined when nothing has changed since the last call. */
  async function read(name: string): Promise<Found | undefined> {
    const before = states.get(name);
    const readAt = performance.now();
    const releases = new Map<string, Manifest>();
    try {
      const stamp = await store.stamp(pointerPath(name));
      const isToRetry = before?.problem !== undefined && readAt - before.readAt >= READ_AGAIN_MS;
      if (before && before.stamp === stamp && !isToRetry) return undefined;
      const live = await readLive(store, name, async (version) => {
        const manifest = before?.releases.get(version) ?? (await readRelease(store, name, version));
        releases.set(version, manifest);
        return manifest;
      });
      return { stamp, readAt, releases, live };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return { stamp: before?.stamp, readAt, releases: before?.releases ?? releases, live: { problem } };
    }
  }

  async function accept(name: string, { live, ...facts }: Found) {
    const before = states.get(name);
    const others = [...states].flatMap(([other, { entry }]) => (other !== name && entry ? [entry] : []));
    const faultOf = (entry: RegistryEntry | undefined) => entry && routeFaults(entry, others)[0];
    const isGone = facts.stamp === undefined && before?.entry !== undefined;
    const problem =
      live.problem ?? faultOf(live.entry) ?? (isGone ? `${pointerPath(name)} is missing.` : undefined);
    const known = [live.entry, before?.entry, live.spare].find((entry) => entry && !faultOf(entry));
    const usable = known ?? (problem ? await spareOf(name) : undefined);
    if (problem !== undefined && problem !== before?.problem)
      log.error({ remote: name, reason: problem }, 'a remote is not as its pointer says');
    if (problem === undefined && before?.problem !== undefined)
      log.info({ remote: name }, 'a remote is as its pointer says again');
    states.set(name, { ...facts, entry: usable, problem });
  }

  async function look(): Promise<void> {
    const known: readonly string[] = await names().catch((error: unknown) => {
      log.error({ err: error }, 'the remotes cannot be listed');
      return [];
    });
    // If all remotes fail at once, the folder is probably not mounted.
    if (known.length === 0) return;
    const gone = [...states.keys()].filter((name) => !known.includes(name));
    for (const name of gone) states.delete(name);
    const found = await Promise.all(known.map(read));
    for (const [index, name] of known.entries()) {
      const state = found[index];
      if (state) await accept(name, state);
    }
    if (gone.length > 0 || found.some(Boolean)) changes += 1;
  }

  let looking: Promise<void> | undefined;
  return {
    update: () => (looking ??= look().finally(() => (looking = undefined))),
    changes: () => changes,
    entries: () => [...states.values()].flatMap(({ entry }) => entry ?? []),
    problems: () =>
      [...states].flatMap(([remote, { problem: reason }]) => (reason ? [{ remote, reason }] : [])),
  };
}
