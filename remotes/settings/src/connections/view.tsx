import { PROVIDER_NAMES, PROVIDERS, type Provider } from '@segue/contract';
import { providerRedirects } from '@segue/contract/screens';
import { $hasSpotifyPremium, $runtimeConfig, $spotifyDevice } from '@segue/stores';
import { Badge, Button, buttonLook, ConnectionMark, media, Skeleton, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { Card } from '../card';
import { useFocusAfter } from '../keyboard-place';
import { Problem, Success } from '../outcome';
import { ToldTime } from '../told-time';
import {
  $areConnectionsLoading,
  $connections,
  $connectionsAdvice,
  $connectionsError,
  $connectionsSuccess,
  $disconnecting,
  $loadError,
  connectionsNeeded,
  disconnectConfirmed,
  disconnectQuestion,
} from './model';

const BENEFITS = [
  { title: 'Unified Search', text: 'One search box for both catalogues.' },
  { title: 'Cross-Platform Playlists', text: 'Playlists and favorites that mix both services.' },
  { title: 'Seamless Playback', text: 'One queue that passes from one service to the other.' },
] as const;

const NOT_CONNECTED: Readonly<Record<Provider, string>> = {
  spotify: 'Not connected. Connect a Premium account to play Spotify tracks here.',
  soundcloud: 'Not connected. SoundCloud tracks play anyway.',
};
const FREE =
  'This account has no Premium, and Spotify plays in other apps for Premium members only. Searching, favorites and playlists work as usual.';

export function Connections() {
  const [error, advice, success] = useUnit([$connectionsError, $connectionsAdvice, $connectionsSuccess]);
  const [loadError, isLoading, onNeeded] = useUnit([$loadError, $areConnectionsLoading, connectionsNeeded]);
  useEffect(() => onNeeded(), [onNeeded]);
  const isRetrying = loadError !== null && isLoading;
  return (
    <Cards ref={useFocusAfter<HTMLDivElement>(isRetrying)}>
      <Problem error={loadError} onRetry={() => onNeeded()} isRetrying={isRetrying} />
      <Problem error={error} advice={advice} />
      <Success text={success} />
      {PROVIDERS.map((provider) => (
        <ProviderCard key={provider} provider={provider} />
      ))}
      <Card title="Connection Benefits">
        <Benefits>
          {BENEFITS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Benefits>
      </Card>
    </Cards>
  );
}

function ProviderCard({ provider }: { provider: Provider }) {
  const [connections, isLoading, disconnecting, hasPremium, device, { apiBase }] = useUnit([
    $connections,
    $areConnectionsLoading,
    $disconnecting,
    $hasSpotifyPremium,
    $spotifyDevice,
    $runtimeConfig,
  ]);
  const onDisconnect = useUnit(disconnectConfirmed);
  const connection = connections?.[provider];
  const isBusy = disconnecting === provider;
  const sheet = useFocusAfter<HTMLElement>(isBusy);
  // Spotify does not tell every app who has Premium, but gives a device to nobody else.
  const isPremium =
    provider === 'spotify' &&
    connection?.connected === true &&
    (connections?.spotify.premiumAccount === true || device === 'ready');
  // Only who is known to have none is told so.
  const isFree = provider === 'spotify' && connection?.connected === true && !isPremium && !hasPremium;
  const name = PROVIDER_NAMES[provider];
  return (
    <Sheet ref={sheet} aria-label={name}>
      <Head>
        <h2>{name}</h2>
        {isPremium ? <Badge>Premium</Badge> : null}
      </Head>
      {connection === undefined && isLoading ? <Skeleton width="12rem" /> : null}
      {connection?.connected === true ? (
        <p>
          <ConnectionMark isConnected />
          Connected
          {connection.displayName ? (
            <>
              {' as '}
              <bdi>{connection.displayName}</bdi>
            </>
          ) : null}
          {' · last connected '}
          <ToldTime at={connection.lastConnected} />
        </p>
      ) : null}
      {connection?.connected === false ? (
        <p>
          <ConnectionMark isConnected={false} />
          {NOT_CONNECTED[provider]}
        </p>
      ) : null}
      {isFree ? <p>{FREE}</p> : null}
      {connection?.connected === true ? (
        <Button
          aria-label={`Disconnect ${name}`}
          busy={isBusy}
          // One at a time.
          disabled={disconnecting !== null}
          onClick={() => {
            if (window.confirm(disconnectQuestion(provider))) onDisconnect(provider);
          }}
        >
          Disconnect
        </Button>
      ) : null}
      {connection?.connected === false ? (
        <ConnectLink href={apiBase + providerRedirects.connect(provider)}>Connect {name}</ConnectLink>
      ) : null}
    </Sheet>
  );
}

const Cards = styled.div`
  display: grid;
  gap: ${t('space.4')};
`;
const Sheet = styled.section`
  display: grid;
  justify-items: start;
  gap: ${t('space.3')};
  padding: ${t('space.6')};
  border: 1px solid ${t('colors.hairline')};
  border-radius: ${t('radii.card')};
  background: ${t('colors.surface')};
  p {
    color: ${t('colors.muted')};
    /* A name may be one long word, and must not widen the page of a phone. */
    overflow-wrap: anywhere;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  h2 {
    font-size: ${t('fontSizes.section')};
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
