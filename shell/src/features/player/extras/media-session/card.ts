// Media session metadata of a track.
import { artistNames, PROVIDER_NAMES, type Track } from '@segue/contract';
import { safeUrl } from '@segue/tracks';

export function cardOf(track: Track, pageUrl: string): MediaMetadataInit {
  const cover = safeUrl(track.imageUrl && new URL(track.imageUrl, pageUrl).href);
  return {
    title: track.title,
    artist: artistNames(track),
    album: PROVIDER_NAMES[track.provider],
    artwork: cover ? [{ src: cover }] : [],
  };
}

/** Position in seconds; null while the duration is unknown. Browsers throw for a position beyond the duration. */
export function placeOf(position: number, duration: number): MediaPositionState | null {
  if (!(duration > 0)) return null;
  return {
    duration: duration / 1000,
    position: Math.min(Math.max(0, position), duration) / 1000,
    playbackRate: 1,
  };
}
