import { APP_NAME, descriptorOf, playingNeedsOf, PROVIDER_NAMES, type Provider } from '@segue/contract';
import { connectionEndText } from '@segue/contract/connection-end';
import { providerRedirects } from '@segue/contract/screens';
import {
  $areConnectionsLoading,
  $connections,
  $disconnection,
  $hasSpotifyPremium,
  $runtimeConfig,
  $spotifyDevice,
} from '@segue/kernel/state';
import {
  Badge,
  Button,
  buttonLook,
  ConnectionText,
  formatRelativeTime,
  ProviderMark,
  Skeleton,
  t,
  WarningIcon,
} from '@segue/ui';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import styled from 'styled-components';
import { CardSheet } from '../card';
import { inSentence } from '../dates';
import { useFocusAfter } from '../focus';
import { BitRate } from './bit-rate';
import { ConnectForm } from './connect-form';
import { disconnectConfirmed, disconnectQuestion } from './model';

const NOT_CONNECTED = {
  premium: (name: string) => `Not connected. Connect a Premium account to play ${name} tracks here.`,
  connection: () => 'Not connected. Connect your account there to search and play it here.',
  nothing: (name: string) => `Not connected. You don’t need it: ${name} plays without an account.`,
} as const;
const FREE =
  'This account has no Premium, and Spotify plays in other apps for Premium members only. Searching, favorites and playlists work as usual.';

export function ProviderCard({ provider }: { provider: Provider }) {
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
  const { login, playingNeedsPremium, isOwnServer } = descriptorOf(provider);
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
      {connection ? (
        <p>
          <ConnectionText isConnected={isConnected}>
            {isConnected ? (
              <>
                <span>Connected</span>
                {connection.displayName ? (
                  <span>
                    {' as '}
                    <bdi>{connection.displayName}</bdi>
                  </span>
                ) : null}
                <span>{` · last connected ${inSentence(formatRelativeTime(connection.lastConnected, Date.now()))}`}</span>
              </>
            ) : (
              (ending ?? NOT_CONNECTED[playingNeedsOf(provider)](name))
            )}
          </ConnectionText>
        </p>
      ) : null}
      {isConnected && ending ? (
        <Ending>
          <WarningIcon size={16} />
          <span>{ending}</span>
        </Ending>
      ) : null}
      {login === 'oauth' && (isNotConnected || (isConnected && ending)) ? (
        <ConnectLink href={connect}>{`${ending ? 'Reconnect' : 'Connect'} ${name}`}</ConnectLink>
      ) : null}
      {isNotConnected && login === 'password' ? <ConnectForm provider={provider} /> : null}
      {isFree ? <p>{FREE}</p> : null}
      {isConnected && isOwnServer ? <BitRate /> : null}
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
