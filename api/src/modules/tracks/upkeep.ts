// Keeps what is stored of tracks young, and only as long as somebody keeps the track.
import type { Provider } from '@segue/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock';
import type { Database } from '../../database/tables';
import { ProviderError, type MusicProviders } from '../../providers/music-provider';
import { deleteUnkeptTracks, readTrack, saveTrack, type StoredTrack } from './repository';

export type TrackUpkeep = {
  /** Asks the providers again for the oldest of these, in the background; nobody waits for it. */
  refreshStale: (rows: readonly StoredTrack[]) => void;
  /** Forgets the tracks of a provider that nobody keeps. */
  prune: (provider: Provider) => Promise<void>;
  /** Resolves when nothing is under way. */
  settled: () => Promise<void>;
};

export const FRESH_MS = 24 * 3_600_000;
/** A little longer than fresh: a track somebody is about to keep has just been fetched. */
const UNKEPT_MS = FRESH_MS + 3_600_000;
/** So many per list that is read: enough to keep up, too few to be felt by the provider. */
const REFRESHED_AT_ONCE = 20;

/** Looks after the stored tracks. */
export function createTrackUpkeep(parts: {
  database: Database;
  providers: MusicProviders;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): TrackUpkeep {
  const { database, providers, clock, log } = parts;
  let underWay: Promise<void> | null = null;

  async function refresh(rows: readonly StoredTrack[]): Promise<void> {
    const failed = new Set<Provider>();
    for (const row of rows) {
      if (failed.has(row.provider)) continue;
      try {
        const track = await providers[row.provider].track(row.track_id);
        const known = track ?? withdrawn(row);
        if (known) await saveTrack(database, row.track_id, known, clock().toISOString());
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        if (error.kind === 'not-found') {
          const known = withdrawn(row);
          if (known) await saveTrack(database, row.track_id, known, clock().toISOString());
        } else {
          // The others of this provider would hardly fare better now.
          failed.add(row.provider);
        }
      }
    }
  }

  return {
    refreshStale: (rows) => {
      if (underWay) return;
      const before = new Date(clock().getTime() - FRESH_MS).toISOString();
      const stale = rows
        .filter(({ fetched_at }) => fetched_at < before)
        .sort((one, other) => (one.fetched_at < other.fetched_at ? -1 : 1))
        .slice(0, REFRESHED_AT_ONCE);
      if (stale.length === 0) return;
      underWay = refresh(stale)
        .catch((error: unknown) => log.warn({ err: error }, 'stored tracks could not be refreshed'))
        .finally(() => (underWay = null));
    },
    prune: async (provider) => {
      await deleteUnkeptTracks(database, provider, new Date(clock().getTime() - UNKEPT_MS).toISOString());
    },
    settled: async () => void (await underWay),
  };
}

/** What its provider has taken back stays in the list, and says that it cannot be played. */
function withdrawn(row: StoredTrack) {
  const track = readTrack(row);
  return track && { ...track, access: 'blocked' as const };
}
