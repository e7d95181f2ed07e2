// Links to a track's page at its provider.
import type { Track } from '@segue/contract';
import { safeUrl } from '@segue/tracks';

/** The track's public page, or null when there is none to open. */
export function trackPage({ uri }: Pick<Track, 'uri'>): string | null {
  const spotifyId = /^spotify:track:(\w+)$/.exec(uri ?? '')?.[1];
  return safeUrl(spotifyId ? `https://open.spotify.com/track/${spotifyId}` : uri);
}
