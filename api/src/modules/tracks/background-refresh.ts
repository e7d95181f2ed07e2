// Refreshes stored tracks from the providers in the background, and deletes those that are in nobody's list.
import type { Provider } from '@segue/contract';
import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import type { Clock } from '../../clock';
import type { Database } from '../../database/tables';
import { ProviderError, requireProvider, type MusicProviders } from '../../providers/music-provider';
import { deleteUnkeptTracks, readTrack, saveTrack, type StoredTrack } from './repository';

export type TrackRefresh = {
  /** Starts a background refresh of the oldest of these tracks, unless one is running. */
  refreshStale: (rows: readonly StoredTrack[]) => void;
  /** Deletes the stored tracks of a provider that are in nobody's favorites or playlists. */
  prune: (provider: Provider) => Promise<void>;
  /** Resolves when no refresh is running. */
  settled: () => Promise<void>;
};

declare module 'fastify' {
  interface FastifyInstance {
    trackRefresh: TrackRefresh;
  }
}

/** One background refresh for the whole server; it ends before the database closes. */
export const trackRefreshPlugin = fp(
  async (app) => {
    const trackRefresh = createTrackRefresh(app);
    app.decorate('trackRefresh', trackRefresh);
    app.addHook('preClose', () => trackRefresh.settled());
  },
  { name: 'track-refresh', dependencies: ['database', 'providers'] },
);

export const FRESH_MS = 24 * 3_600_000;
/** Longer than FRESH_MS: a track that a request has just fetched is about to be saved in a list. */
const UNKEPT_MS = FRESH_MS + 3_600_000;
/** Per list that is read: enough to keep up, and a small load on the provider. */
const REFRESHED_AT_ONCE = 20;

function createTrackRefresh(parts: {
  database: Database;
  providers: MusicProviders;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): TrackRefresh {
  const { database, providers, clock, log } = parts;
  let underWay: Promise<void> | null = null;

  async function refresh(rows: readonly StoredTrack[]): Promise<void> {
    const failed = new Set<Provider>();
    for (const row of rows) {
      if (failed.has(row.provider)) continue;
      try {
        const track = await requireProvider(providers, row.provider).track(row.track_id);
        const known = track ?? withdrawn(row);
        if (known) await saveTrack(database, row.track_id, known, clock().toISOString());
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        if (error.kind === 'not-found') {
          const known = withdrawn(row);
          if (known) await saveTrack(database, row.track_id, known, clock().toISOString());
        } else {
          // The provider's other tracks would most likely fail too.
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
        .filter(({ fetched_at, provider }) => fetched_at < before && providers[provider])
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

/** A track that its provider has removed stays in the list, marked as not playable. */
function withdrawn(row: StoredTrack) {
  const track = readTrack(row);
  return track && { ...track, access: 'blocked' as const };
}
