/** The catalogue in the Web API's words. Development mode leaves out what the real one left out. */
import type { Album, Artist, SpotifyTrack } from '../catalogue/model';
import type { SandboxUrls } from '../core/urls';
import type { SpotifyPerson } from './people';

export type Profile = 'development' | 'extended';

const COVER_SIZES = [640, 300, 64] as const;

export function toTrack(urls: SandboxUrls, track: SpotifyTrack, profile: Profile, market: boolean) {
  const playable = market && !track.unplayable;
  return {
    album: toAlbum(urls, track.album, profile),
    artists: track.artists.map((artist) => toArtist(urls, artist)),
    ...(profile === 'extended' ? { available_markets: track.unplayable ? [] : ['GB', 'SE', 'US'] } : {}),
    disc_number: 1,
    duration_ms: track.durationMs,
    explicit: track.explicit,
    external_ids: { isrc: track.isrc },
    external_urls: { spotify: `${urls.spotifyOpen}/track/${track.id}` },
    href: `${urls.spotifyApi}/v1/tracks/${track.id}`,
    id: track.id,
    is_local: false,
    is_playable: playable,
    ...(playable ? {} : { restrictions: { reason: 'market' } }),
    ...(track.relinkedFrom && profile === 'extended'
      ? { linked_from: linkedFrom(urls, track.relinkedFrom) }
      : {}),
    name: track.title,
    ...(profile === 'extended' ? { popularity: Math.round(track.popularity * 100) } : {}),
    preview_url: null,
    track_number: track.trackNumber,
    type: 'track',
    uri: `spotify:track:${track.id}`,
  };
}

export function toArtist(urls: SandboxUrls, artist: Artist) {
  return {
    external_urls: { spotify: `${urls.spotifyOpen}/artist/${artist.id}` },
    href: `${urls.spotifyApi}/v1/artists/${artist.id}`,
    id: artist.id,
    name: artist.name,
    type: 'artist',
    uri: `spotify:artist:${artist.id}`,
  };
}

export function toAlbum(urls: SandboxUrls, album: Album, profile: Profile) {
  return {
    album_type: album.size === 1 ? 'single' : 'album',
    artists: album.artists.map((artist) => toArtist(urls, artist)),
    ...(profile === 'extended' ? { available_markets: ['GB', 'SE', 'US'] } : {}),
    external_urls: { spotify: `${urls.spotifyOpen}/album/${album.id}` },
    href: `${urls.spotifyApi}/v1/albums/${album.id}`,
    id: album.id,
    images: coverImages(urls, album),
    name: album.title,
    release_date: String(album.year),
    release_date_precision: 'year',
    total_tracks: album.size,
    type: 'album',
    uri: `spotify:album:${album.id}`,
  };
}

export function coverImages(urls: SandboxUrls, album: Album, sizes: readonly number[] = COVER_SIZES) {
  if (!album.hasCover) return [];
  return sizes.map((size) => ({
    url: `${urls.spotifyImages}/${album.id}-${size}`,
    width: size,
    height: size,
  }));
}

export function toProfile(urls: SandboxUrls, person: SpotifyPerson, profile: Profile) {
  return {
    account_id: person.accountId,
    display_name: person.displayName,
    external_urls: { spotify: `${urls.spotifyOpen}/user/${person.id}` },
    href: `${urls.spotifyApi}/v1/users/${person.id}`,
    id: person.id,
    images: person.hasImage
      ? [300, 64].map((size) => ({
          url: `${urls.spotifyImages}/user-${person.key}-${size}`,
          width: size,
          height: size,
        }))
      : [],
    type: 'user',
    uri: `spotify:user:${person.id}`,
    ...(profile === 'extended'
      ? {
          country: person.country,
          email: person.email,
          explicit_content: { filter_enabled: false, filter_locked: false },
          followers: { href: null, total: 0 },
          product: person.product,
        }
      : {}),
  };
}

function linkedFrom(urls: SandboxUrls, id: string) {
  return {
    external_urls: { spotify: `${urls.spotifyOpen}/track/${id}` },
    href: `${urls.spotifyApi}/v1/tracks/${id}`,
    id,
    type: 'track',
    uri: `spotify:track:${id}`,
  };
}
