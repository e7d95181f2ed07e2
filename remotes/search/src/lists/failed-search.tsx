import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { askedToWait } from '@segue/contract/asked-to-wait';
import { $providers } from '@segue/kernel/state';
import { LoadFailure, media } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import type { SearchFailure } from '../results/failure';
import { countIn } from '../results/list';
import { $isSearching, $results, retryRequested } from '../results/model';

const OFFLINE = 'You’re offline.';
const LIMITED = 'Too many searches.';
const WHEN_ONLINE = 'Your search runs when you’re back online.';

/** In one provider's column; "Try again" searches only that provider. */
export function FailedSearch({ provider, failure }: { provider: Provider; failure: SearchFailure }) {
  const [providers, results, onRetry] = useUnit([$providers, $results, retryRequested]);
  const working = providers
    .filter((other) => other !== provider && countIn(results[other]) !== null)
    .map((other) => PROVIDER_NAMES[other]);
  return (
    <Frame>
      <LoadFailure
        title={titleOf(failure, provider)}
        onRetry={() => onRetry([provider])}
        isRetrying={results[provider].loading === 'first'}
      >
        {adviceOn(failure) ?? worksText(working)}
      </LoadFailure>
    </Frame>
  );
}

function worksText(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return names.length === 1 ? `${names[0]} works as usual.` : `${names.join(' and ')} work as usual.`;
}

/** Titles of failures that every service may have at once. */
const TITLES: Partial<Record<SearchFailure['kind'], string>> = {
  offline: OFFLINE,
  limited: LIMITED,
  unavailable: 'No music service is answering.',
};

/** The failure that all have in common, to be told once. */
export function commonFailure([first, ...others]: readonly (SearchFailure | null)[]): SearchFailure | null {
  const isCommon = first && TITLES[first.kind] && others.every((other) => other?.kind === first.kind);
  return isCommon && (others.length > 0 || first.kind === 'offline') ? first : null;
}

export function FailedEverywhere({ failure }: { failure: SearchFailure }) {
  const [providers, isSearching, onRetry] = useUnit([$providers, $isSearching, retryRequested]);
  return (
    <LoadFailure title={TITLES[failure.kind]!} onRetry={() => onRetry(providers)} isRetrying={isSearching}>
      {adviceOn(failure)}
    </LoadFailure>
  );
}

export function titleOf({ kind, waitUntil }: SearchFailure, provider: Provider): string {
  const name = PROVIDER_NAMES[provider];
  if (kind === 'provider-limited') return askedToWait(provider, waitUntil ?? 0);
  return {
    offline: OFFLINE,
    limited: LIMITED,
    refused: `This site’s ${name} access isn’t set up correctly.`,
    missing: `${name} doesn’t have this anymore.`,
    unavailable: `${name} isn’t answering.`,
  }[kind];
}

const ADVICE: Partial<Record<SearchFailure['kind'], string>> = {
  offline: WHEN_ONLINE,
  limited: 'Wait a moment, then try again.',
  refused: 'Tell the person who runs it.',
};

export const adviceOn = ({ kind }: SearchFailure): string | null => ADVICE[kind] ?? null;

/* On phones it stands above the results: a text with the button beside it. */
const Frame = styled.div`
  ${media.content.phone} {
    > div {
      grid-template-columns: minmax(0, 1fr) auto;
      justify-items: start;
      padding: 0 0 8px;
      text-align: start;
    }
    > div > svg {
      display: none;
    }
    > div > :last-child {
      grid-area: 1 / 2 / 3;
      align-self: center;
      margin: 0;
    }
  }
`;
