// The state of a service in one sentence. The console has the technical messages.
import { APP_NAME, playingNeedsOf, PROVIDER_NAMES, type Provider } from '@segue/contract';
import {
  $connections,
  $didConnectionsFail,
  $hasSpotifyPremium,
  $isMember,
  $isSignedIn,
  $spotifyDevice,
} from '@segue/kernel/state';
import type { Diagnostic, SpotifyDevice } from '@segue/kernel/state/ports';
import { combine, type StoreValue } from 'effector';

export const $known = combine({
  isSignedIn: $isSignedIn,
  isMember: $isMember,
  hasPremium: $hasSpotifyPremium,
  connections: $connections,
  haveConnectionsFailed: $didConnectionsFail,
  device: $spotifyDevice,
});
export type Known = StoreValue<typeof $known>;

const DEVICE: Readonly<Partial<Record<SpotifyDevice, string>>> = {
  connecting: 'Connecting…',
  lost: 'Disconnected. Reconnects with the next track.',
  refused: 'Blocked by Spotify or by this browser',
};

export function stateOf(provider: Provider, known: Known): string {
  const { isSignedIn, isMember, hasPremium, connections, device } = known;
  const name = PROVIDER_NAMES[provider];
  const needs = playingNeedsOf(provider);
  const playerState = needs === 'premium' ? DEVICE[device] : undefined;
  if (playerState) return playerState;
  const connection = connections?.[provider];
  if (connection?.connected) {
    if (needs === 'premium' && device === 'none' && !hasPremium) return `Needs ${name} Premium`;
    return connection.displayName ? `Connected as ${connection.displayName}` : 'Connected';
  }
  if (needs === 'nothing') return 'Plays in this tab';
  if (!isMember) {
    return `${isSignedIn ? 'Finish setting up your account' : 'Sign in'} to connect a ${name} account`;
  }
  if (connections) return 'Not connected';
  return known.haveConnectionsFailed ? 'Couldn’t load' : 'Loading…';
}

/** The first match counts. `X` is the service, or Segue where the failure belongs to neither. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/did not load/, 'The player of X did not load.'],
  [/could not be downloaded|published/, 'A part of X couldn’t load.'],
  [/Account error/, 'This account needs X Premium to play.'],
  [/\/auth\/token|Authentication error|No token/, 'X asks you to connect again.'],
  [/device|Initialization error|activate the player/, 'The connection to the player of X was lost.'],
  [/did not play|Playback error|Starting playback|stalled/, 'A track wouldn’t play.'],
  [/\/api\//, 'A request to X didn’t get through.'],
];

/** The newest failure as a sentence. Warnings are left out: nothing is missing. `provider`: null for Segue itself. */
export function failureOf(diagnostics: readonly Diagnostic[], provider: Provider | null): string | null {
  const isOwn = ({ area }: Diagnostic) => (provider === null ? !isProvider(area) : area === provider);
  const failure = diagnostics.findLast((one) => one.level === 'error' && isOwn(one));
  if (!failure) return null;
  const [, meaning = 'Something went wrong with X.'] =
    MEANINGS.find(([pattern]) => pattern.test(failure.message)) ?? [];
  return meaning.replace('X', provider ? PROVIDER_NAMES[provider] : APP_NAME);
}

const isProvider = (area: string) => Object.hasOwn(PROVIDER_NAMES, area);
