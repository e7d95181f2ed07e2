// What is known of a provider, in words: connection, token and device.
import { failedWith } from '@segue/api-client';
import { PROVIDER_NAMES, type Connections, type Provider } from '@segue/contract';
import type { SpotifyDevice } from '@segue/stores';
import type { TokenStanding } from '../../player/engine/provider-token';

export type Fact = { name: string; value: string };
export type Known = {
  isSignedIn: boolean;
  isMember: boolean;
  hasPremium: boolean;
  connections: Connections | null;
  haveConnectionsFailed: boolean;
  device: SpotifyDevice;
  token: TokenStanding;
  now: number;
};

const MINUTE_MS = 60_000;
const DEVICE: Readonly<Record<SpotifyDevice, string>> = {
  none: 'None',
  connecting: 'Being connected',
  ready: 'This page is ready to play',
  lost: 'Lost; it comes back with the next track or with Retry',
  refused: 'Refused by Spotify or by this browser',
};

const CURED_BY_RECONNECTING = ['reconnectNeeded', 'notConnected'] as const;

/** The rows a provider's part of the panel shows. */
export function factsOf(provider: Provider, known: Known): readonly Fact[] {
  const connection = { name: 'Connection', value: connectionOf(provider, known) };
  return provider === 'spotify'
    ? [connection, { name: 'Token', value: tokenOf(known) }, { name: 'Device', value: deviceOf(known) }]
    : [
        connection,
        { name: 'Token', value: 'Not needed' },
        { name: 'Device', value: 'The player in this page' },
      ];
}

function connectionOf(provider: Provider, known: Known): string {
  const { isSignedIn, isMember, connections, device } = known;
  const whatToDo = isSignedIn ? 'Finish setting up your account' : 'Sign in';
  if (!isMember) return `${whatToDo} to connect a ${PROVIDER_NAMES[provider]} account`;
  if (!connections) return known.haveConnectionsFailed ? 'Could not be loaded' : 'Loading…';
  const { connected, displayName } = connections[provider];
  if (!connected) return 'Not connected';
  const name = displayName ? `Connected as ${displayName}` : 'Connected';
  const isPremium = connections.spotify.premiumAccount || device === 'ready';
  return provider === 'spotify' && isPremium ? `${name}, Premium` : name;
}

function tokenOf({ token, now }: Known): string {
  if (token.kind === 'none') return 'None asked for';
  if (token.kind === 'failed') {
    const isRefused = CURED_BY_RECONNECTING.some((error) => failedWith(token.failure, error));
    return isRefused ? 'Refused; reconnect the account' : 'Not to be had just now; the next track asks again';
  }
  const minutes = Math.floor((token.until - now) / MINUTE_MS);
  if (minutes < 0) return 'Ran out; the next track asks for another';
  return minutes === 1 ? 'Good for 1 more minute' : `Good for ${minutes} more minutes`;
}

function deviceOf({ isMember, hasPremium, connections, device }: Known): string {
  if (device !== 'none') return DEVICE[device];
  if (!isMember || connections?.spotify.connected === false)
    return 'None; it needs a connected Premium account';
  return hasPremium ? DEVICE.none : 'None; Spotify gives one to Premium accounts only';
}
