// Maps a refused access token to the reason why a track cannot play.
import { failedWith, type ApiFailure } from '@segue/kernel/request';
import { errors, PROVIDER_NAMES, type Provider } from '@segue/contract';
import type { UnavailableReason } from '../rules/player-messages';

export const TOO_MANY: UnavailableReason = { text: errors.tooMany.message, stops: true };

/** The app's own credentials are refused, by the provider's answer to this site's server. */
const siteRefused = (provider: Provider): UnavailableReason => ({
  text: `This site’s ${PROVIDER_NAMES[provider]} access isn’t set up correctly. Tell the person who runs it.`,
  stops: true,
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
