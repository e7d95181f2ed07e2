// Owns the request for the listener's Spotify token, and until when the last one is good. The token itself is not kept here.
import { failedWith, type ApiFailure } from '@segue/api-client';
import { PROVIDER_TOKEN_LIFE_S } from '@segue/contract';
import { createSessionStore } from '@segue/stores';
import { allowSpotifyFx, type UnavailableReason } from '@segue/stores/ports';
import { createEffect, sample } from 'effector';
import { providerTokenFx } from './api';

export type TokenStanding =
  { kind: 'none' } | { kind: 'failed'; failure: ApiFailure } | { kind: 'given'; until: number };

const endOfLifeFx = createEffect<number, number>((seconds) => Date.now() + seconds * 1000);

export const $spotifyToken = createSessionStore<TokenStanding>(
  { kind: 'none' },
  { sid: 'shell/spotify-token' },
)
  .on(endOfLifeFx.doneData, (_, until) => ({ kind: 'given', until }))
  .on(providerTokenFx.failed, (_, { error }) => ({ kind: 'failed', failure: error }))
  // Whether Spotify is allowed or not: the player drops the token it had.
  .reset(allowSpotifyFx);

sample({
  clock: providerTokenFx.doneData,
  fn: ({ expiresIn = PROVIDER_TOKEN_LIFE_S }) => Math.min(expiresIn, PROVIDER_TOKEN_LIFE_S),
  target: endOfLifeFx,
});

/** What a missing token means for a track that waits for it; anything but an ApiFailure counts as no answer. */
export function reasonOf(failure: unknown): UnavailableReason {
  const { kind, status } = failure as Partial<ApiFailure & { status: number }>;
  if (kind !== 'answered') return 'provider-down';
  const isGone = (['reconnectNeeded', 'notConnected'] as const).some((key) =>
    failedWith(failure as ApiFailure, key),
  );
  if (isGone) return 'needs-reconnect';
  return status === 401 ? 'needs-sign-in' : 'provider-down';
}
