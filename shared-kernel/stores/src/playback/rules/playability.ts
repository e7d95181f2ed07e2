// Whether a listener can hear a track, known before any click from the catalogue and the session alone.
import type { Track } from '@segue/contract';

/** Who listens, as far as playing is concerned. `unknown` until the session was looked up. */
export type Listener = { standing: 'unknown' | 'visitor' | 'member'; hasSpotifyPremium: boolean };

/**
 * `playable` in full; `preview` = its first seconds only; `blocked` = not here; `undecided` while the session
 * is being looked up; the others say what is missing for a Spotify track.
 */
export type Playability =
  'playable' | 'preview' | 'blocked' | 'needs-sign-in' | 'needs-premium' | 'undecided';

/** What stands between a listener and a track. */
export function playabilityOf(track: Pick<Track, 'provider' | 'access'>, listener: Listener): Playability {
  if (track.access === 'blocked') return 'blocked';
  if (track.provider === 'spotify' && !listener.hasSpotifyPremium) {
    if (listener.standing === 'unknown') return 'undecided';
    return listener.standing === 'visitor' ? 'needs-sign-in' : 'needs-premium';
  }
  return track.access === 'preview' ? 'preview' : 'playable';
}

/** Whether starting the track is worth asking its provider for. */
export function isHearable(playability: Playability): boolean {
  return playability === 'playable' || playability === 'preview';
}
