// What stands in the place of hits when a provider's search failed.
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

/** In one provider's place: asks only that provider again. */
export function FailedSearch({ provider, failure }: { provider: Provider; failure: SearchFailure }) {
  const [isRetrying, onRetry] = useUnit([resultsOf[provider].$isLoading, resultsOf[provider].retryAsked]);
  return (
    <LoadFailure compact title={titleOf(failure, provider)} onRetry={() => onRetry()} isRetrying={isRetrying}>
      {ADVICE[failure]}
    </LoadFailure>
  );
}

/** In place of both columns: without a network neither provider is to blame. */
export function OfflineSearch() {
  const [isSpotifyLoading, isSoundcloudLoading, onSpotify, onSoundcloud] = useUnit([
    resultsOf.spotify.$isLoading,
    resultsOf.soundcloud.$isLoading,
    resultsOf.spotify.retryAsked,
    resultsOf.soundcloud.retryAsked,
  ]);
  return (
    <LoadFailure
      title="You're offline."
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
  if (failure === 'offline') return "You're offline.";
  return failure === 'limited' ? 'Too many searches.' : `${PROVIDER_NAMES[provider]} isn't answering.`;
}
