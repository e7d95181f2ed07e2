// Whether a user can play a track, known before any click from the track and the session.
import { PROVIDERS, type Provider, type Track } from '@segue/contract';

/** What decides which tracks the user may play; the role is `unknown` while the session is loading. */
export type PlaybackRights = {
  role: 'unknown' | 'visitor' | 'member';
  hasSpotifyPremium: boolean;
  /** Those that the server is configured for. */
  providers: readonly Provider[];
  /** The user chose to pass over previews. */
  doesSkipPreviews?: boolean;
};

/**
 * `playable` in full; `preview`: only its first seconds; `blocked`: not for this app; `not-configured`: its provider is
 * not set up on this server; `undecided` while the session is loading; the others say what a Spotify track needs.
 */
export type Playability =
  'playable' | 'preview' | 'blocked' | 'not-configured' | 'needs-sign-in' | 'needs-premium' | 'undecided';

export function playabilityOf(
  track: Pick<Track, 'provider' | 'access'>,
  rights: PlaybackRights,
): Playability {
  if (!rights.providers.includes(track.provider)) return 'not-configured';
  if (track.access === 'blocked') return 'blocked';
  if (track.provider === 'spotify' && !rights.hasSpotifyPremium) {
    if (rights.role === 'unknown') return 'undecided';
    return rights.role === 'visitor' ? 'needs-sign-in' : 'needs-premium';
  }
  return track.access === 'preview' ? 'preview' : 'playable';
}

/** The other provider than the track's when its tracks can be played in full and mixed with this one's, else undefined. */
export function providerOfOtherVersion(
  track: Pick<Track, 'provider'>,
  rights: PlaybackRights,
  areSeparate: boolean,
): Provider | undefined {
  const other = PROVIDERS.find((provider) => provider !== track.provider);
  return other && !areSeparate && playabilityOf({ provider: other }, rights) === 'playable'
    ? other
    : undefined;
}

/** Whether the queue passes over the track when it comes to it; a track that the user chooses is started. */
export function isPassedOver(playability: Playability, rights: PlaybackRights): boolean {
  if (playability === 'preview') return rights.doesSkipPreviews === true;
  return playability !== 'playable' && playability !== 'undecided';
}

/** Whether the track can be started, in full or as a preview. */
export function isPlayable(playability: Playability): boolean {
  return playability === 'playable' || playability === 'preview';
}
