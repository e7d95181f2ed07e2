import { readOAuthFailure, type OAuthFailure } from '@segue/contract/oauth-failures';
import {
  $areConnectionsLoading,
  $areProvidersSeparate,
  $didConnectionsFail,
  $providers,
} from '@segue/kernel/state';
import { media, t } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { Navigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { Card, Cards, CardSheet, ErrorPanel, SuccessMessage } from '../card';
import { useFocusAfter } from '../focus';
import { Scrobbling } from '../scrobbling/view';
import { ConnectionsGate, OAuthFailureGate } from '../gates';
import {
  $connectionsAdvice,
  $connectionsError,
  $connectionsSuccess,
  LOAD_FAILED,
  retryRequested,
} from './model';
import { ProviderCard } from './provider-card';

const benefitsOf = (services: string, following: string) => ({
  'Unified Search': `One search for ${services}.`,
  'Cross-Platform Playlists': `Playlists and favorites that mix ${services}.`,
  'Seamless Playback': `One queue that passes from one service to ${following}.`,
});

export function Connections() {
  useGate(ConnectionsGate);
  const failure = readOAuthFailure(useSearchParams()[0]);
  const [error, advice, success] = useUnit([$connectionsError, $connectionsAdvice, $connectionsSuccess]);
  const [providers, areSeparate, didFail, isLoading, onRetry] = useUnit([
    $providers,
    $areProvidersSeparate,
    $didConnectionsFail,
    $areConnectionsLoading,
    retryRequested,
  ]);
  const isRetrying = didFail && isLoading;
  const benefits =
    providers.length > 2
      ? benefitsOf('all your services', 'the next')
      : benefitsOf('both services', 'the other');
  return (
    <Cards ref={useFocusAfter<HTMLDivElement>(isRetrying)}>
      {failure === null ? null : <FailedOAuthFlow failure={failure} />}
      <ErrorPanel error={didFail ? LOAD_FAILED : null} onRetry={() => onRetry()} isRetrying={isRetrying} />
      <ErrorPanel error={error} advice={advice} />
      <SuccessMessage text={success} />
      {providers.length === 0 ? <CardSheet>No music service is set up here yet.</CardSheet> : null}
      {/* Nothing is known about them when the list could not be loaded. */}
      {didFail ? null : providers.map((provider) => <ProviderCard key={provider} provider={provider} />)}
      <Scrobbling />
      {providers.length > 1 && !areSeparate ? (
        <Card title="Connection Benefits">
          <Benefits>
            {Object.entries(benefits).map(([title, text]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Benefits>
        </Card>
      ) : null}
    </Cards>
  );
}

function FailedOAuthFlow({ failure }: { failure: OAuthFailure }) {
  useGate(OAuthFailureGate, { failure });
  return <Navigate to="?tab=connections" replace />;
}

const Benefits = styled.ul`
  display: grid;
  gap: ${t('space.4')};
  ${media.content.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
  p {
    margin-top: ${t('space.1')};
    color: ${t('colors.muted')};
  }
`;
