// The names and links of a track.
import { type Track, artistNames, descriptorOf } from '@segue/contract';
import { safeUrl } from '@segue/ui/tracks';

/** The artists in one line, and the uploader where that is another name. */
export function creditLine(track: Track): string {
  const artists = artistNames(track);
  return track.uploader ? `${artists} · uploaded by ${track.uploader.name}` : artists;
}

export function trackPage({ provider, uri }: Pick<Track, 'provider' | 'uri'>): string | null {
  const { uri: pattern, trackPage: page } = descriptorOf(provider);
  const id = pattern?.exec(uri ?? '')?.[1];
  return safeUrl(page && id ? page + id : uri);
}
