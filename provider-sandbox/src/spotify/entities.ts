/** Maps catalogue entries to Web API objects; development mode omits the fields that Spotify removed there. */
import type { Album, Artist, SpotifyTrack } from '../catalogue';
import type { SandboxUrls } from '../core/urls';
import type { SpotifyUser } from './users';

export type Profile = 'development' | 'extended';

const COVER_SIZES = [640, 300, 64] as const;
export function isLicensedIn({ markets }: SpotifyTrack, country: string): boolean {
  return markets === null || markets.includes(country);
}

/** Every album fits into one page of tracks. */
const ALBUM_PAGE = 50;

export function toTrack(urls: SandboxUrls, track: SpotifyTrack, profile: Profile, market: string | null) {
  return {
    ...toSimplifiedTrack(urls, track, profile, market),
    album: toAlbum(urls, track.album, profile),
    external_ids: { isrc: track.isrc },
    ...(profile === 'extended' ? { popularity: percent(track.popularity) } : {}),
  };
}

function toSimplifiedTrack(urls: SandboxUrls, track: SpotifyTrack, profile: Profile, market: string | null) {
  const playable = market !== null && isLicensedIn(track, market);
  return {
    artists: track.artists.map((artist) => toArtist(urls, artist)),
    ...(profile === 'extended' ? { available_markets: track.markets ?? ['GB', 'SE', 'US'] } : {}),
    disc_number: 1,
    duration_ms: track.durationMs,
    explicit: track.explicit,
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
    preview_url: null,
    track_number: track.trackNumber,
    type: 'track',
    uri: `spotify:track:${track.id}`,
  };
}

function toArtist(urls: SandboxUrls, artist: Artist) {
  return {
    external_urls: { spotify: `${urls.spotifyOpen}/artist/${artist.id}` },
    href: `${urls.spotifyApi}/v1/artists/${artist.id}`,
    id: artist.id,
    name: artist.name,
    type: 'artist',
    uri: `spotify:artist:${artist.id}`,
  };
}

/** The full artist object of `/v1/artists/{id}`. */
export function toFullArtist(urls: SandboxUrls, artist: Artist, profile: Profile) {
  return {
    ...toArtist(urls, artist),
    genres: [artist.genre.toLowerCase()],
    images: [],
    ...(profile === 'extended' ? { followers: { href: null, total: 0 }, popularity: 0 } : {}),
  };
}

function toAlbum(urls: SandboxUrls, album: Album, profile: Profile) {
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

/** The full album object of `/v1/albums/{id}`, with its tracks. */
export function toFullAlbum(
  urls: SandboxUrls,
  album: Album,
  tracks: readonly SpotifyTrack[],
  profile: Profile,
  market: string | null,
) {
  const label = album.artists[0]?.name ?? '';
  return {
    ...toAlbum(urls, album, profile),
    copyrights: [{ text: `${album.year} ${label}`, type: 'P' }],
    external_ids: {},
    genres: [],
    tracks: {
      href: `${urls.spotifyApi}/v1/albums/${album.id}/tracks?offset=0&limit=${ALBUM_PAGE}`,
      items: tracks.map((track) => toSimplifiedTrack(urls, track, profile, market)),
      limit: ALBUM_PAGE,
      next: null,
      offset: 0,
      previous: null,
      total: tracks.length,
    },
    ...(profile === 'extended' ? { label, popularity: 0 } : {}),
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

export function toProfile(urls: SandboxUrls, user: SpotifyUser, profile: Profile) {
  return {
    account_id: user.accountId,
    display_name: user.displayName,
    external_urls: { spotify: `${urls.spotifyOpen}/user/${user.id}` },
    href: `${urls.spotifyApi}/v1/users/${user.id}`,
    id: user.id,
    images: user.hasImage
      ? [300, 64].map((size) => ({
          url: `${urls.spotifyImages}/user-${user.key}-${size}`,
          width: size,
          height: size,
        }))
      : [],
    type: 'user',
    uri: `spotify:user:${user.id}`,
    ...(profile === 'extended'
      ? {
          country: user.country,
          email: user.email,
          explicit_content: { filter_enabled: false, filter_locked: false },
          followers: { href: null, total: 0 },
          product: user.product,
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

const percent = (share: number) => Math.round(share * 100);
