/** Maps a track to the SDK's track object: other image order, API URLs instead of artist ids. */
import type { SpotifyTrack } from '@segue/provider-sandbox/catalogue';
import type { SpotifyUrls } from '../urls';
import { coverImages } from '../entities';

const IMAGE_SIZE_NAMES: Readonly<Record<number, string>> = { 300: 'UNKNOWN', 64: 'SMALL', 640: 'LARGE' };

export function toSdkTrack(urls: SpotifyUrls, track: SpotifyTrack) {
  return {
    id: track.id,
    uri: `spotify:track:${track.id}`,
    uid: `uid-${track.id}`,
    type: 'track',
    media_type: 'audio',
    track_type: 'audio',
    content_type: 'music',
    name: track.title,
    duration_ms: track.durationMs,
    is_playable: true,
    linked_from: track.relinkedFrom
      ? { uri: `spotify:track:${track.relinkedFrom}`, id: track.relinkedFrom }
      : { uri: null, id: null },
    artists: track.artists.map(({ id, name }) => ({
      name,
      uri: `spotify:artist:${id}`,
      url: `${urls.spotifyApi}/v1/artists/${id}`,
    })),
    album: {
      name: track.album.title,
      uri: `spotify:album:${track.album.id}`,
      images: coverImages(urls, track.album, [300, 64, 640]).map((image) => ({
        ...image,
        size: IMAGE_SIZE_NAMES[image.width] ?? 'UNKNOWN',
      })),
    },
  };
}
