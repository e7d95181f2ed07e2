/** Maps catalogue entries to Web API objects; development mode omits the fields that Spotify removed there. */
import type { Album, Artist, SpotifyPlaylist, SpotifyTrack } from '@segue/provider-sandbox/catalogue';
import type { SpotifyUrls } from './urls';
import type { SpotifyUser } from './users';

export type Profile = 'development' | 'extended';
/** A country; null when none is known; undefined when the request named none, so that nothing is said of licences. */
export type Market = string | null | undefined;

const COVER_SIZES = [640, 300, 64] as const;
export function isLicensedIn({ markets }: SpotifyTrack, country: string): boolean {
  return markets === null || markets.includes(country);
}

const ALBUM_PAGE = 50;
const ADDED_AT = '2024-05-01T18:00:00Z';

export function toTrack(urls: SpotifyUrls, track: SpotifyTrack, profile: Profile, market: Market) {
  return {
    ...toSimplifiedTrack(urls, track, profile, market),
    album: toAlbum(urls, track.album, profile),
    external_ids: { isrc: track.isrc },
    ...(profile === 'extended' ? { popularity: percent(track.popularity) } : {}),
  };
}

function toSimplifiedTrack(urls: SpotifyUrls, track: SpotifyTrack, profile: Profile, market: Market) {
  const playable = typeof market === 'string' && isLicensedIn(track, market);
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
    ...(market === undefined ? {} : { is_playable: playable }),
    ...(playable || market === undefined ? {} : { restrictions: { reason: 'market' } }),
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

function toArtist(urls: SpotifyUrls, artist: Artist) {
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
export function toFullArtist(urls: SpotifyUrls, artist: Artist, profile: Profile) {
  return {
    ...toArtist(urls, artist),
    genres: [artist.genre.toLowerCase()],
    images: COVER_SIZES.map((size) => ({
      url: `${urls.spotifyImages}/user-${artist.id}-${size}`,
      width: size,
      height: size,
    })),
    ...(profile === 'extended' ? { followers: { href: null, total: 0 }, popularity: 0 } : {}),
  };
}

export function toAlbum(urls: SpotifyUrls, album: Album, profile: Profile) {
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
  urls: SpotifyUrls,
  album: Album,
  tracks: readonly SpotifyTrack[],
  profile: Profile,
  market: Market,
) {
  const label = album.artists[0]?.name ?? '';
  return {
    ...toAlbum(urls, album, profile),
    copyrights: [{ text: `${album.year} ${label}`, type: 'P' }],
    external_ids: {},
    genres: [],
    tracks: albumTracks(urls, album, tracks, { offset: 0, limit: ALBUM_PAGE, profile, market }),
    ...(profile === 'extended' ? { label, popularity: 0 } : {}),
  };
}

type Part = { offset: number; limit: number; profile: Profile; market: Market };

/** A page of an album's tracks, in their simplified form. */
export function albumTracks(
  urls: SpotifyUrls,
  album: Album,
  tracks: readonly SpotifyTrack[],
  { offset, limit, profile, market }: Part,
) {
  return pageOf(tracks, `${urls.spotifyApi}/v1/albums/${album.id}/tracks`, { offset, limit }, (track) =>
    toSimplifiedTrack(urls, track, profile, market),
  );
}

/** A playlist; `part` = its first items, which development mode sends to the owner alone. */
export function toPlaylist(
  urls: SpotifyUrls,
  playlist: SpotifyPlaylist,
  owner: SpotifyUser,
  part: Part | null,
  profile: Profile,
) {
  const [first] = playlist.tracks;
  const items = part && playlistItems(urls, playlist, owner, part);
  return {
    collaborative: false,
    description: '',
    external_urls: { spotify: `${urls.spotifyOpen}/playlist/${playlist.id}` },
    href: `${urls.spotifyApi}/v1/playlists/${playlist.id}`,
    id: playlist.id,
    images: first ? coverImages(urls, first.album, [640]) : [],
    name: playlist.title,
    owner: { ...toPublicUser(urls, owner), display_name: owner.displayName },
    public: true,
    snapshot_id: `AAAA${playlist.id}`,
    type: 'playlist',
    uri: `spotify:playlist:${playlist.id}`,
    ...(items ? { items } : {}),
    ...(profile === 'extended' ? { followers: { href: null, total: 0 }, tracks: items } : {}),
  };
}

/** A playlist as a search finds it: its items are counted alone. */
export function toFoundPlaylist(
  urls: SpotifyUrls,
  playlist: SpotifyPlaylist,
  owner: SpotifyUser,
  profile: Profile,
) {
  const { followers: _, ...found } = { followers: null, ...toPlaylist(urls, playlist, owner, null, profile) };
  const items = { href: `${found.href}/items`, total: playlist.tracks.length };
  return { ...found, items, ...(profile === 'extended' ? { tracks: items } : {}) };
}

/** A page of a playlist's items. The older name `track` is left out in development mode. */
export function playlistItems(
  urls: SpotifyUrls,
  playlist: SpotifyPlaylist,
  owner: SpotifyUser,
  { offset, limit, profile, market }: Part,
) {
  const address = `${urls.spotifyApi}/v1/playlists/${playlist.id}/items`;
  return pageOf(playlist.tracks, address, { offset, limit }, (entry) => {
    const track = toTrack(urls, entry, profile, market);
    return {
      added_at: ADDED_AT,
      added_by: toPublicUser(urls, owner),
      is_local: false,
      primary_color: null,
      item: track,
      ...(profile === 'extended' ? { track } : {}),
      video_thumbnail: { url: null },
    };
  });
}

function toPublicUser(urls: SpotifyUrls, user: SpotifyUser) {
  return {
    external_urls: { spotify: `${urls.spotifyOpen}/user/${user.id}` },
    href: `${urls.spotifyApi}/v1/users/${user.id}`,
    id: user.id,
    type: 'user',
    uri: `spotify:user:${user.id}`,
  };
}

export function pageOf<Entry, Item>(
  entries: readonly Entry[],
  address: string,
  { offset, limit }: { offset: number; limit: number },
  toItem: (entry: Entry) => Item,
) {
  const at = (from: number) => `${address}?offset=${from}&limit=${limit}`;
  return {
    href: at(offset),
    items: entries.slice(offset, offset + limit).map(toItem),
    limit,
    next: offset + limit < entries.length ? at(offset + limit) : null,
    offset,
    previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
    total: entries.length,
  };
}

export function coverImages(urls: SpotifyUrls, album: Album, sizes: readonly number[] = COVER_SIZES) {
  if (!album.hasCover) return [];
  return sizes.map((size) => ({
    url: `${urls.spotifyImages}/${album.id}-${size}`,
    width: size,
    height: size,
  }));
}

export function toProfile(urls: SpotifyUrls, user: SpotifyUser, profile: Profile) {
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

function linkedFrom(urls: SpotifyUrls, id: string) {
  return {
    external_urls: { spotify: `${urls.spotifyOpen}/track/${id}` },
    href: `${urls.spotifyApi}/v1/tracks/${id}`,
    id,
    type: 'track',
    uri: `spotify:track:${id}`,
  };
}

const percent = (share: number) => Math.round(share * 100);
