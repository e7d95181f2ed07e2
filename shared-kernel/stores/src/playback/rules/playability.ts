// Whether a user can play a track, known before any click from the track and the session.
import type { Track } from '@segue/contract';

/** The user, as far as playing is concerned; `unknown` while the session is loading. */
export type Listener = { standing: 'unknown' | 'visitor' | 'member'; hasSpotifyPremium: boolean };

/**
 * `playable` in full; `preview`: only its first seconds; `blocked`: not for this app; `undecided` while the session
 * is loading; the others say what a Spotify track needs.
 */
export type Playability =
  'playable' | 'preview' | 'blocked' | 'needs-sign-in' | 'needs-premium' | 'undecided';

export function playabilityOf(track: Pick<Track, 'provider' | 'access'>, listener: Listener): Playability {
  if (track.access === 'blocked') return 'blocked';
  if (track.provider === 'spotify' && !listener.hasSpotifyPremium) {
    if (listener.standing === 'unknown') return 'undecided';
    return listener.standing === 'visitor' ? 'needs-sign-in' : 'needs-premium';
  }
  return track.access === 'preview' ? 'preview' : 'playable';
}

/** Whether the track can be started, in full or as a preview. */
export function isPlayable(playability: Playability): boolean {
  return playability === 'playable' || playability === 'preview';
}
