// Stores the data of a track before it is added to a list, because lists are read from the database, not from providers.
import type { Provider } from '@segue/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/tables';
import { DomainError, failure } from '../../failure';
import { ProviderError, requireProvider, type MusicProviders } from '../../providers/music-provider';
import type { CallLog } from '../../providers/upstream-events';
import { providerUnavailable } from '../provider-failure';
import { findFetchTime, saveTrack } from './repository';
import { FRESH_MS } from './background-refresh';

export type TrackCatalogue = {
  /** Fetches and stores a track unless its stored copy is fresh; fails when the provider has no such track. */
  ensureStored: (provider: Provider, trackId: string, log?: CallLog) => Promise<void>;
  /** Does this for many tracks and returns those that exist; rejects when a provider is not available. */
  storeAll: (tracks: readonly TrackReference[], log?: CallLog) => Promise<ReadonlySet<TrackReference>>;
};

type TrackReference = { provider: Provider; trackId: string };

/** Of one request. */
const FETCHES_IN_PARALLEL = 4;

// No provider's id contains these characters, and PostgreSQL rejects some of them in a query.
const IMPOSSIBLE_ID = /[\p{C}\s]/u;

/** The stored tracks, filled from the providers. */
export function createTrackCatalogue(parts: {
  database: Database;
  providers: MusicProviders;
  clock: Clock;
}): TrackCatalogue {
  const { database, providers, clock } = parts;
  const ensureStored: TrackCatalogue['ensureStored'] = async (provider, trackId, log) => {
    if (!isPossibleTrackId(trackId)) failure('trackNotFound');
    const fetched = await findFetchTime(database, provider, trackId);
    const now = clock();
    if (fetched && now.getTime() - fetched.getTime() < FRESH_MS) return;
    // A track from before its provider was taken away can still be kept.
    if (fetched && !providers[provider]) return;
    try {
      const track = await requireProvider(providers, provider).track(trackId, log);
      if (track) return await saveTrack(database, trackId, track, now.toISOString());
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      // A stale copy is good enough to add the track.
      if (fetched) return;
      if (error.kind !== 'not-found') providerUnavailable(error);
    }
    if (!fetched) failure('trackNotFound');
  };
  return {
    ensureStored,
    storeAll: async (tracks, log) => {
      const known = new Set<TrackReference>();
      const left = [...tracks];
      const work = async (): Promise<void> => {
        for (let track = left.shift(); track; track = left.shift()) {
          try {
            await ensureStored(track.provider, track.trackId, log);
            known.add(track);
          } catch (error) {
            if (error instanceof DomainError && error.code === 'trackNotFound') continue;
            left.length = 0;
            throw error;
          }
        }
      };
      await Promise.all(Array.from({ length: FETCHES_IN_PARALLEL }, work));
      return known;
    },
  };
}

/** Whether an id can exist at a provider at all. */
export function isPossibleTrackId(trackId: string): boolean {
  return !IMPOSSIBLE_ID.test(trackId);
}
