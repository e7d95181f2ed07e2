// Shown in place of results when a search failed.
import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { LoadFailure } from '@segue/ui';
import { useUnit } from 'effector-react';
import { resultsOf } from './model';
import type { SearchFailure } from './provider-results';

const ADVICE: Readonly<Record<SearchFailure, string | null>> = {
  offline: "Your search runs when you're back online.",
  limited: 'Wait a moment, then try again.',
  unavailable: null,
};
const OTHER: Readonly<Record<Provider, Provider>> = { spotify: 'soundcloud', soundcloud: 'spotify' };

/** The frame says that the page is offline. */
const NEEDS_NETWORK = 'Search needs a connection.';

/** In one provider's column; "Try again" searches that provider only. */
export function FailedSearch({ provider, failure }: { provider: Provider; failure: SearchFailure }) {
  const other = OTHER[provider];
  const [isRetrying, onRetry, otherCount] = useUnit([
    resultsOf[provider].$isLoading,
    resultsOf[provider].retryRequested,
    resultsOf[other].$count,
  ]);
  return (
    <LoadFailure title={titleOf(failure, provider)} onRetry={() => onRetry()} isRetrying={isRetrying}>
      {ADVICE[failure] ?? (otherCount === null ? null : `${PROVIDER_NAMES[other]} works as usual.`)}
    </LoadFailure>
  );
}

/** In place of both columns when the network is down. */
export function OfflineSearch() {
  const [isSpotifyLoading, isSoundcloudLoading, onSpotify, onSoundcloud] = useUnit([
    resultsOf.spotify.$isLoading,
    resultsOf.soundcloud.$isLoading,
    resultsOf.spotify.retryRequested,
    resultsOf.soundcloud.retryRequested,
  ]);
  return (
    <LoadFailure
      title={NEEDS_NETWORK}
      onRetry={() => {
        onSpotify();
        onSoundcloud();
      }}
      isRetrying={isSpotifyLoading || isSoundcloudLoading}
    >
      {ADVICE.offline}
    </LoadFailure>
  );
}

function titleOf(failure: SearchFailure, provider: Provider): string {
  if (failure === 'offline') return NEEDS_NETWORK;
  return failure === 'limited' ? 'Too many searches.' : `${PROVIDER_NAMES[provider]} isn't answering.`;
}
