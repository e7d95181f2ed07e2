// Whether a user can play a track, known before any click from the track and the session.
import { descriptorOf, type Provider, type Track } from '@segue/contract';

/** What decides which tracks the user may play; the role is `unknown` while the session is loading. */
export type PlaybackRights = {
  role: 'unknown' | 'visitor' | 'member';
  /** The providers that play for this user: those whose needs are met. */
  playsAt: readonly Provider[];
  /** The providers that the server is configured for. */
  providers: readonly Provider[];
};

/**
 * `playable` in full; `preview`: only its first seconds; `blocked`: not for this app; `not-configured`: its provider is
 * not set up on this server; `undecided` while the session is loading; the others say what its provider needs.
 */
export type Playability =
  | 'playable'
  | 'preview'
  | 'blocked'
  | 'not-configured'
  | 'needs-sign-in'
  | 'needs-premium'
  | 'needs-connection'
  | 'undecided';

export function playabilityOf(
  track: Pick<Track, 'provider' | 'access'>,
  rights: PlaybackRights,
): Playability {
  if (!rights.providers.includes(track.provider)) return 'not-configured';
  if (track.access === 'blocked') return 'blocked';
  if (!rights.playsAt.includes(track.provider)) {
    if (rights.role === 'unknown') return 'undecided';
    if (!descriptorOf(track.provider).playingNeedsPremium) return 'needs-connection';
    return rights.role === 'visitor' ? 'needs-sign-in' : 'needs-premium';
  }
  return track.access === 'preview' ? 'preview' : 'playable';
}

/** The other providers than the track's whose tracks can be played in full and mixed with this one's. */
export function providersOfOtherVersion(
  track: Pick<Track, 'provider'>,
  rights: PlaybackRights,
  areSeparate: boolean,
): readonly Provider[] {
  if (areSeparate) return [];
  return rights.providers.filter(
    (provider) => provider !== track.provider && playabilityOf({ provider }, rights) === 'playable',
  );
}

/** Whether the queue passes over the track when it comes to it; a track that the user chooses is started. */
export function isPassedOver(playability: Playability): boolean {
  return !isPlayable(playability) && playability !== 'undecided';
}

/** Whether the track can be started, in full or as a preview. */
export function isPlayable(playability: Playability): boolean {
  return playability === 'playable' || playability === 'preview';
}
