import { APP_NAME, descriptorOf, playingNeedsOf, PROVIDER_NAMES, type Provider } from '@segue/contract';
import { connectionEndText } from '@segue/contract/connection-end';
import { providerRedirects } from '@segue/contract/screens';
import {
  $areConnectionsLoading,
  $areProvidersSeparate,
  $connections,
  $didConnectionsFail,
  $disconnection,
  $hasSpotifyPremium,
  $providers,
  $runtimeConfig,
  $spotifyDevice,
} from '@segue/kernel/state';
import {
  Badge,
  Button,
  buttonLook,
  ConnectionText,
  formatRelativeTime,
  media,
  ProviderMark,
  Skeleton,
  t,
  WarningIcon,
} from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { useId } from 'react';
import styled from 'styled-components';
import { Card, Cards, CardSheet, ErrorPanel, SuccessMessage } from '../card';
import { useFocusAfter } from '../focus';
import { inSentence } from '../dates';
import { ConnectionsGate } from '../gates';
import { ConnectForm } from './connect-form';
import {
  $connectionsAdvice,
  $connectionsError,
  $connectionsSuccess,
  LOAD_FAILED,
  disconnectConfirmed,
  disconnectQuestion,
  retryRequested,
} from './model';

const benefitsOf = (services: string, following: string) => ({
  'Unified Search': `One search for ${services}.`,
  'Cross-Platform Playlists': `Playlists and favorites that mix ${services}.`,
  'Seamless Playback': `One queue that passes from one service to ${following}.`,
});

const NOT_CONNECTED = {
  premium: (name: string) => `Not connected. Connect a Premium account to play ${name} tracks here.`,
  connection: () => 'Not connected. Connect your account there to search and play it here.',
  nothing: (name: string) => `Not connected. You don't need it: ${name} plays without an account.`,
} as const;
const FREE =
  'This account has no Premium, and Spotify plays in other apps for Premium members only. Searching, favorites and playlists work as usual.';

export function Connections() {
  useGate(ConnectionsGate);
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
      <ErrorPanel error={didFail ? LOAD_FAILED : null} onRetry={() => onRetry()} isRetrying={isRetrying} />
      <ErrorPanel error={error} advice={advice} />
      <SuccessMessage text={success} />
      {providers.length === 0 ? <CardSheet>No music service is set up here yet.</CardSheet> : null}
      {providers.map((provider) => (
        <ProviderCard key={provider} provider={provider} />
      ))}
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

function ProviderCard({ provider }: { provider: Provider }) {
  const [connections, isLoading, disconnection, hasPremium, device, { apiBase }] = useUnit([
    $connections,
    $areConnectionsLoading,
    $disconnection,
    $hasSpotifyPremium,
    $spotifyDevice,
    $runtimeConfig,
  ]);
  const onDisconnect = useUnit(disconnectConfirmed);
  const connection = connections?.[provider];
  const isConnected = connection?.connected === true;
  const isNotConnected = connection?.connected === false;
  const isDisconnecting = disconnection?.status === 'pending';
  const isBusy = isDisconnecting && disconnection.provider === provider;
  const card = useFocusAfter<HTMLElement>(isBusy);
  // A provider may not report the plan to every app, but only Premium accounts get a device.
  const { login, playingNeedsPremium } = descriptorOf(provider);
  const isPaid = playingNeedsPremium && isConnected;
  const isPremium = isPaid && (connection.premiumAccount === true || device === 'ready');
  // Shown only when the account is known to have no Premium.
  const isFree = isPaid && !isPremium && !hasPremium;
  const name = PROVIDER_NAMES[provider];
  const deletionId = useId();
  const ending = connectionEndText(provider, connections, Date.now());
  const connect = apiBase + providerRedirects.connect(provider);
  return (
    // The shell loads the player of the provider in `data-plays`: only a Premium account gets a device there.
    <ProviderSheet ref={card} aria-label={name} data-plays={isPaid ? provider : undefined}>
      <Head>
        <h2>
          <ProviderMark provider={provider} />
        </h2>
        {isPremium ? <Badge>Premium</Badge> : null}
      </Head>
      {connection === undefined && isLoading ? <Skeleton width="12rem" /> : null}
      {isConnected ? (
        <p>
          <ConnectionText isConnected>
            <span>Connected</span>
            {connection.displayName ? (
              <span>
                {' as '}
                <bdi>{connection.displayName}</bdi>
              </span>
            ) : null}
            <span>{` · last connected ${inSentence(formatRelativeTime(connection.lastConnected, Date.now()))}`}</span>
          </ConnectionText>
        </p>
      ) : null}
      {isNotConnected ? (
        <p>
          <ConnectionText isConnected={false}>
            {ending ?? NOT_CONNECTED[playingNeedsOf(provider)](name)}
          </ConnectionText>
        </p>
      ) : null}
      {isConnected && ending ? (
        <>
          <Ending>
            <WarningIcon size={16} />
            <span>{ending}</span>
          </Ending>
          {login === 'oauth' && <ConnectLink href={connect}>{`Reconnect ${name}`}</ConnectLink>}
        </>
      ) : null}
      {isFree ? <p>{FREE}</p> : null}
      {isConnected || connection?.hasEnded ? (
        <>
          <p
            id={deletionId}
          >{`Disconnecting removes your ${name} sign-in and data from ${APP_NAME}. Your favorites and playlists stay.`}</p>
          <Button
            aria-describedby={deletionId}
            aria-label={`Disconnect ${name}`}
            busy={isBusy}
            disabled={isDisconnecting}
            onClick={() => {
              if (window.confirm(disconnectQuestion(provider))) onDisconnect(provider);
            }}
          >
            Disconnect
          </Button>
        </>
      ) : null}
      {isNotConnected && login === 'password' ? <ConnectForm provider={provider} /> : null}
      {isNotConnected && login === 'oauth' ? (
        <ConnectLink href={connect}>{`${ending ? 'Reconnect' : 'Connect'} ${name}`}</ConnectLink>
      ) : null}
    </ProviderSheet>
  );
}

const ProviderSheet = styled(CardSheet)`
  justify-items: start;
  gap: ${t('space.3')};
  p {
    color: ${t('colors.muted')};
    /* Breaks a long display name that would widen the page on a phone. */
    overflow-wrap: anywhere;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
`;
const Ending = styled.p`
  display: flex;
  gap: ${t('space.2')};
  svg {
    flex: none;
    margin-top: 2px;
    color: ${t('colors.warning')};
  }
`;
const ConnectLink = styled.a`
  ${buttonLook.quiet}
`;
const Benefits = styled.ul`
  display: grid;
  gap: ${t('space.4')};
  ${media.content.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
  h3 {
    font-size: ${t('fontSizes.body')};
  }
  p {
    margin-top: ${t('space.1')};
    color: ${t('colors.muted')};
  }
`;
