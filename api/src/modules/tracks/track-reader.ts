// Reads a track at its provider; some providers answer connected users only.
import { descriptorOf, type Provider } from '@segue/contract';
import { failure } from '../../failure';
import {
  requireProvider,
  type AskAsUser,
  type CatalogueTrack,
  type MusicProviders,
} from '../../providers/music-provider';
import type { CallLog } from '../../providers/upstream-events';

type AskedFor = { userId: number | null; log?: CallLog | undefined };

export function createTrackReader(providers: MusicProviders, askAsUser: AskAsUser) {
  return async (id: Provider, trackId: string, { userId, log }: AskedFor): Promise<CatalogueTrack | null> => {
    const provider = requireProvider(providers, id);
    if (!descriptorOf(id).searchNeedsConnection) return provider.track(trackId, { log });
    if (userId === null) return failure('notConnected');
    return askAsUser({ userId, provider: id, log }, (userToken) =>
      provider.track(trackId, { userToken, log }),
    );
  };
}
