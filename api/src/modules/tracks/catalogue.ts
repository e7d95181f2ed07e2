// Makes sure a track is known before somebody keeps it: lists are shown from here, not from the providers.
import type { Provider } from '@segue/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
import { ProviderError, type MusicProviders } from '../../providers/music-provider';
import { findTrack, saveTrack } from './repository';
import { FRESH_MS } from './background-refresh';

export type TrackCatalogue = {
  /** Fetches and stores what is shown of a track, unless it is known well enough; fails when there is none. */
  know: (provider: Provider, trackId: string) => Promise<void>;
};

// No provider's id has any of these; PostgreSQL could not even look for some of them.
const IMPOSSIBLE_ID = /[\p{C}\s]/u;

/** The tracks this product knows, filled from the providers. */
export function createTrackCatalogue(parts: {
  database: Database;
  providers: MusicProviders;
  clock: Clock;
}): TrackCatalogue {
  const { database, providers, clock } = parts;
  return {
    know: async (provider, trackId) => {
      if (!isPossibleTrackId(trackId)) failure('trackNotFound');
      const known = await findTrack(database, provider, trackId);
      const now = clock();
      if (known && now.getTime() - known.fetchedAt.getTime() < FRESH_MS) return;
      try {
        const track = await providers[provider].track(trackId);
        if (track) return await saveTrack(database, trackId, track, now.toISOString());
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        // Yesterday's title is better than no favourite.
        if (known) return;
        if (error.kind !== 'not-found') unavailable(error);
      }
      if (!known) failure('trackNotFound');
    },
  };
}

/** Whether any provider could have a track of this id; others are not even looked for. */
export function isPossibleTrackId(trackId: string): boolean {
  return !IMPOSSIBLE_ID.test(trackId);
}

function unavailable(error: ProviderError): never {
  failure('providerUnavailable', error.retryAfterS === null ? {} : { retryAfterS: error.retryAfterS });
}
