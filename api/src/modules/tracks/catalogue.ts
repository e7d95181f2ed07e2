// Stores the data of a track before it is added to a list, because lists are read from the database, not from providers.
import type { Provider } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { DomainError, failure } from '../../failure';
import { ProviderError } from '../../providers/music-provider';
import type { CallLog } from '../../providers/upstream-events';
import { providerUnavailable } from '../provider-failure';
import { findFetchTime, saveTrack } from './repository';
import { FRESH_MS } from './background-refresh';
import { createTrackReader } from './track-reader';

type AskedFor = { userId: number; log?: CallLog | undefined };

type TrackReference = { provider: Provider; trackId: string };

/** The track limit of one request. */
const FETCHES_IN_PARALLEL = 4;

// No provider's id contains these characters, and PostgreSQL rejects some of them in a query.
const IMPOSSIBLE_ID = /[\p{C}\s]/u;

export function createTrackCatalogue({ database, providers, accessTokens, clock }: FastifyInstance) {
  const readTrackOf = createTrackReader(providers, accessTokens.askAsUser);
  /** Fetches and stores a track unless its stored copy is fresh; fails when the provider has no such track. */
  async function ensureStored({ provider, trackId }: TrackReference, askedFor: AskedFor): Promise<void> {
    if (!isPossibleTrackId(trackId)) failure('trackNotFound');
    const fetched = await findFetchTime(database, provider, trackId);
    const now = clock();
    if (fetched && now.getTime() - fetched.getTime() < FRESH_MS) return;
    // A stored track may belong to a provider that is no longer configured.
    if (fetched && !providers[provider]) return;
    try {
      const track = await readTrackOf(provider, trackId, askedFor);
      if (track) return await saveTrack(database, trackId, track, now.toISOString());
    } catch (error) {
      // A stale copy is good enough to add the track.
      if (fetched && (error instanceof ProviderError || error instanceof DomainError)) return;
      if (error instanceof ProviderError) providerUnavailable(error);
      throw error;
    }
    if (!fetched) failure('trackNotFound');
  }
  return {
    ensureStored,
    /** Runs for many tracks and returns those that exist; rejects when a provider is unavailable. */
    storeAll: async (tracks: readonly TrackReference[], askedFor: AskedFor) => {
      const known = new Set<TrackReference>();
      const left = [...tracks];
      const work = async (): Promise<void> => {
        for (let track = left.shift(); track; track = left.shift()) {
          try {
            await ensureStored(track, askedFor);
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

export function isPossibleTrackId(trackId: string): boolean {
  return !IMPOSSIBLE_ID.test(trackId);
}
