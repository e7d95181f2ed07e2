// The status rows of one provider: account, token and device, in a listener's words.
import { failedWith } from '@segue/api-client';
import { descriptorOf, PROVIDER_NAMES, type Connections, type Provider } from '@segue/contract';
import type { SpotifyDevice } from '@segue/stores/ports';
import type { TokenStatus } from '../../player/engine/provider-token';

export type StatusRow = {
  name: string;
  value: string;
  /** For the connection row: whether an account is connected; left out while that is unknown. */
  isConnected?: boolean | undefined;
};
export type Known = {
  isSignedIn: boolean;
  isMember: boolean;
  hasPremium: boolean;
  connections: Connections | null;
  haveConnectionsFailed: boolean;
  device: SpotifyDevice;
  token: TokenStatus;
  now: number;
};

const DEVICE: Readonly<Record<SpotifyDevice, string>> = {
  none: 'Starts with the first Spotify track',
  connecting: 'Connecting…',
  ready: 'Ready in this tab',
  lost: 'Disconnected. Reconnects with the next track.',
  refused: 'Blocked by Spotify or by this browser',
};

const SOLVED_BY_RECONNECTING = ['reconnectNeeded', 'notConnected'] as const;

export function statusRows(provider: Provider, known: Known): readonly StatusRow[] {
  const connection = {
    name: 'Account',
    value: connectionOf(provider, known),
    isConnected: known.isMember ? known.connections?.[provider]?.connected : undefined,
  };
  return descriptorOf(provider).playingNeedsPremium
    ? [
        connection,
        { name: 'Session', value: tokenOf(known) },
        { name: 'Player', value: deviceOf(provider, known) },
      ]
    : [connection, { name: 'Session', value: 'Not needed' }, { name: 'Player', value: 'In this tab' }];
}

function connectionOf(provider: Provider, known: Known): string {
  const { isSignedIn, isMember, connections, device } = known;
  const whatToDo = isSignedIn ? 'Finish setting up your account' : 'Sign in';
  if (!isMember) return `${whatToDo} to connect a ${PROVIDER_NAMES[provider]} account`;
  if (!connections) return known.haveConnectionsFailed ? "Couldn't load" : 'Loading…';
  const connection = connections[provider];
  if (!connection?.connected) return 'Not connected';
  const { displayName } = connection;
  const name = displayName ? `Connected as ${displayName}` : 'Connected';
  const isPremium = connection.premiumAccount || device === 'ready';
  return descriptorOf(provider).playingNeedsPremium && isPremium ? `${name}, Premium` : name;
}

function tokenOf({ token, now }: Known): string {
  if (token.kind === 'none') return 'Not needed yet';
  if (token.kind === 'failed') {
    const isRefused = SOLVED_BY_RECONNECTING.some((error) => failedWith(token.failure, error));
    return isRefused ? 'Refused. Reconnect your account.' : "Couldn't refresh. Retrying with the next track.";
  }
  return token.until < now ? 'Renews with the next track' : 'Active';
}

function deviceOf(provider: Provider, { isMember, hasPremium, connections, device }: Known): string {
  if (device !== 'none') return DEVICE[device];
  if (!isMember || connections?.[provider]?.connected === false) return 'Needs a connected Premium account';
  return hasPremium ? DEVICE.none : `Needs ${PROVIDER_NAMES[provider]} Premium`;
}
