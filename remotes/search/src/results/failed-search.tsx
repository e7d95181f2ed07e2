// Shown in place of results when a search failed.
import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { LoadFailure } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { resultsOf } from './model';
import type { SearchFailure } from './provider-results';

const OTHER: Readonly<Record<Provider, Provider>> = { spotify: 'soundcloud', soundcloud: 'spotify' };

/** The shell's own banner tells that the page is offline. */
const NEEDS_NETWORK = 'Search needs a connection.';
const WHEN_ONLINE = "Your search runs when you're back online.";

/** In one provider's column; "Try again" searches that provider only. */
export function FailedSearch({ provider, failure }: { provider: Provider; failure: SearchFailure }) {
  const other = OTHER[provider];
  useGate(resultsOf[provider].FailureGate);
  const [isRetrying, onRetry, otherCount] = useUnit([
    resultsOf[provider].$isLoading,
    resultsOf[provider].retryRequested,
    resultsOf[other].$count,
  ]);
  return (
    <LoadFailure title={titleOf(failure, provider)} onRetry={() => onRetry()} isRetrying={isRetrying}>
      {adviceOn(failure) ?? (otherCount === null ? null : `${PROVIDER_NAMES[other]} works as usual.`)}
    </LoadFailure>
  );
}

/** In place of both columns when the network is down. */
export function OfflineSearch() {
  useGate(resultsOf.spotify.FailureGate);
  useGate(resultsOf.soundcloud.FailureGate);
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
      {WHEN_ONLINE}
    </LoadFailure>
  );
}

function titleOf({ kind }: SearchFailure, provider: Provider): string {
  const name = PROVIDER_NAMES[provider];
  switch (kind) {
    case 'offline':
      return NEEDS_NETWORK;
    case 'limited':
      return 'Too many searches.';
    case 'provider-limited':
      return `${name} takes no more searches from this site right now.`;
    case 'refused':
      return `This site's ${name} access isn't set up correctly.`;
    case 'unavailable':
      return `${name} isn't answering.`;
  }
}

/** Null where the user can do nothing. */
function adviceOn({ kind, retryAfterS }: SearchFailure): string | null {
  switch (kind) {
    case 'offline':
      return WHEN_ONLINE;
    case 'limited':
    case 'provider-limited':
      return retryAfterS === null || retryAfterS <= 60
        ? 'Wait a moment, then try again.'
        : `Try again in ${Math.ceil(retryAfterS / 60)} minutes.`;
    case 'refused':
      return 'Tell the person who runs it.';
    case 'unavailable':
      return null;
  }
}
