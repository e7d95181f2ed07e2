// What the system's media card says of a track. Plain functions.
import { artistNames, PROVIDER_NAMES, type Track } from '@segue/contract';
import { safeUrl } from '@segue/tracks';

/** Title, artists, provider and cover, as the card takes them. */
export function cardOf(track: Track, pageUrl: string): MediaMetadataInit {
  const cover = safeUrl(track.imageUrl && new URL(track.imageUrl, pageUrl).href);
  return {
    title: track.title,
    artist: artistNames(track),
    album: PROVIDER_NAMES[track.provider],
    artwork: cover ? [{ src: cover }] : [],
  };
}

/** Where the song is, in seconds; null while its length is unknown. The card refuses a place beyond the end. */
export function placeOf(position: number, duration: number): MediaPositionState | null {
  if (!(duration > 0)) return null;
  return {
    duration: duration / 1000,
    position: Math.min(Math.max(0, position), duration) / 1000,
    playbackRate: 1,
  };
}
