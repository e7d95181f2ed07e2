// Owns the status of the access token with which a player plays: failed, or valid until when. The token itself is not kept here.
import { failedWith, type ApiFailure } from '@segue/api-client';
import { PROVIDER_NAMES, PROVIDER_TOKEN_LIFE_S, type Provider } from '@segue/contract';
import { createSessionStore } from '@segue/stores';
import { allowProviderFx, type UnavailableReason } from '@segue/stores/ports';
import { createEffect, sample } from 'effector';
import { providerTokenFx } from './api';

/** The app's own credentials are refused, by the provider's answer to this site's server. */
const siteRefused = (provider: Provider): UnavailableReason => ({
  text: `This site's ${PROVIDER_NAMES[provider]} access isn't set up correctly. Tell the person who runs it.`,
  stops: true,
});

export type TokenStatus =
  { kind: 'none' } | { kind: 'failed'; failure: ApiFailure } | { kind: 'given'; until: number };

const endOfLifeFx = createEffect<number, number>((seconds) => Date.now() + seconds * 1000);

export const $spotifyToken = createSessionStore<TokenStatus>({ kind: 'none' })
  .on(endOfLifeFx.doneData, (_, until) => ({ kind: 'given', until }))
  .on(providerTokenFx.failed, (_, { error }) => ({ kind: 'failed', failure: error }))
  // The player then drops its token, whether it may play or not.
  .reset(allowProviderFx);

sample({
  clock: providerTokenFx.doneData,
  fn: ({ expiresIn = PROVIDER_TOKEN_LIFE_S }) => Math.min(expiresIn, PROVIDER_TOKEN_LIFE_S),
  target: endOfLifeFx,
});

/** Why a track cannot play without a token; any error but an ApiFailure counts as no answer. */
export function reasonOf(failure: unknown, provider: Provider): UnavailableReason {
  const { kind, status } = failure as Partial<ApiFailure & { status: number }>;
  if (kind !== 'answered') return 'provider-down';
  const isGone = (['reconnectNeeded', 'notConnected'] as const).some((key) =>
    failedWith(failure as ApiFailure, key),
  );
  if (isGone) return 'needs-reconnect';
  if (failedWith(failure as ApiFailure, 'appRefused')) return siteRefused(provider);
  return status === 401 ? 'needs-sign-in' : 'provider-down';
}
