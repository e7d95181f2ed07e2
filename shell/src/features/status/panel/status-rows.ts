// The status rows of one provider: account and player, in a listener's words.
import { descriptorOf, PROVIDER_NAMES, type Connections, type Provider } from '@segue/contract';
import type { SpotifyDevice } from '@segue/stores/ports';

export type Known = {
  isSignedIn: boolean;
  isMember: boolean;
  hasPremium: boolean;
  connections: Connections | null;
  haveConnectionsFailed: boolean;
  device: SpotifyDevice;
};

const PLAYS_HERE = 'Plays in this tab';
const DEVICE: Readonly<Record<SpotifyDevice, string>> = {
  none: 'Starts with the first Spotify track',
  connecting: 'Connecting…',
  ready: PLAYS_HERE,
  lost: 'Disconnected. Reconnects with the next track.',
  refused: 'Blocked by Spotify or by this browser',
};

export function statusRows(provider: Provider, known: Known) {
  const connection = {
    name: 'Account',
    value: connectionOf(provider, known),
    /** Whether an account is connected; undefined while that is unknown. */
    isConnected: known.isMember ? known.connections?.[provider]?.connected : undefined,
  };
  const player = descriptorOf(provider).playingNeedsPremium ? deviceOf(provider, known) : PLAYS_HERE;
  return [connection, { name: 'Player', value: player, isConnected: undefined }];
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

function deviceOf(provider: Provider, { isMember, hasPremium, connections, device }: Known): string {
  if (device !== 'none') return DEVICE[device];
  if (!isMember || connections?.[provider]?.connected === false) return 'Needs a connected Premium account';
  return hasPremium ? DEVICE.none : `Needs ${PROVIDER_NAMES[provider]} Premium`;
}
