/**
 * Excerpt of Spotify's own OpenAPI description of the Web API, under the names it uses
 * (repository sonallux/spotify-web-api, file official-spotify-open-api.yml, commit 012b5567), brought forward by
 * Spotify's dated change lists (developer.spotify.com/documentation/web-api/references/changes, February to July 2026).
 *
 * Differences from that description:
 * - it marks hardly any field as required; here a field is required unless its text names a condition;
 * - its objects allow unknown fields; here they do not, so that the sandbox cannot invent one;
 * - that copy predates 2026 and gives nested artists and albums all fields of the full objects; the service sends the
 *   simplified objects, as later copies and the types of the official client do;
 * - `profile` is the quota mode: since February 2026 development mode omits some fields, and they must not appear there.
 */
import {
  boolean,
  uri,
  arrayOf,
  pattern,
  ref,
  nullValue,
  oneOf,
  nullable,
  closedObject,
  text,
  integer,
} from '@segue/provider-sandbox/testing/schema';
import type { Fields, Schema } from '@segue/provider-sandbox/testing/schema';
import { SPOTIFY_ERRORS, SPOTIFY_PLAYER } from './player';

const id = pattern('^[0-9A-Za-z]{22}$');
const spotifyUri = (kind: string): Schema => pattern(`^spotify:${kind}:.+$`);
const country = pattern('^[A-Z]{2}$');
const percent: Schema = { type: 'integer', minimum: 0, maximum: 100 };

const page = (items: Schema): Schema =>
  closedObject({
    href: uri,
    items: arrayOf(items),
    limit: integer,
    next: nullable(uri),
    offset: integer,
    previous: nullable(uri),
    total: integer,
  });

export function spotifyWebApi(profile: 'development' | 'extended'): Fields {
  const onlyExtended = (fields: Fields): Fields => (profile === 'extended' ? fields : {});
  const simplifiedTrack: Fields = {
    artists: arrayOf(ref('SimplifiedArtistObject'), 1),
    disc_number: integer,
    duration_ms: integer,
    explicit: boolean,
    external_urls: ref('ExternalUrlObject'),
    href: uri,
    id,
    is_local: boolean,
    name: text,
    preview_url: nullable(uri),
    track_number: integer,
    type: oneOf('track'),
    uri: spotifyUri('track'),
  };
  // "Part of the response when Track Relinking is applied"; requests with a market get no list of markets.
  const relinking: Fields = {
    is_playable: boolean,
    restrictions: ref('TrackRestrictionObject'),
    ...onlyExtended({ linked_from: ref('LinkedTrackObject'), available_markets: arrayOf(country) }),
  };
  const simplifiedArtist: Fields = {
    external_urls: ref('ExternalUrlObject'),
    href: uri,
    id,
    name: text,
    type: oneOf('artist'),
    uri: spotifyUri('artist'),
  };
  const publicUser: Fields = {
    external_urls: ref('ExternalUrlObject'),
    href: uri,
    id: text,
    type: oneOf('user'),
    uri: spotifyUri('user'),
  };
  const album: Fields = {
    album_type: oneOf('album', 'single', 'compilation'),
    artists: arrayOf(ref('SimplifiedArtistObject'), 1),
    external_urls: ref('ExternalUrlObject'),
    href: uri,
    id,
    images: arrayOf(ref('ImageObject')),
    name: text,
    release_date: pattern('^\\d{4}(-\\d{2}(-\\d{2})?)?$'),
    release_date_precision: oneOf('year', 'month', 'day'),
    total_tracks: integer,
    type: oneOf('album'),
    uri: spotifyUri('album'),
    ...onlyExtended({ available_markets: arrayOf(country) }),
  };
  const playlist: Fields = {
    collaborative: boolean,
    description: nullable(text),
    external_urls: ref('ExternalUrlObject'),
    href: uri,
    id,
    images: arrayOf(ref('ImageObject')),
    name: text,
    owner: closedObject({ ...publicUser, display_name: nullable(text) }),
    public: nullable(boolean),
    snapshot_id: text,
    type: oneOf('playlist'),
    uri: spotifyUri('playlist'),
  };
  const counted = closedObject({ href: uri, total: integer });
  return {
    ExternalUrlObject: closedObject({ spotify: uri }),
    // Tracks have `isrc`, albums may have the others. Announced as removed in February 2026, restored in March.
    ExternalIdObject: closedObject({}, { isrc: text, ean: text, upc: text }),
    ImageObject: closedObject({ url: uri, height: nullable(integer), width: nullable(integer) }),
    FollowersObject: closedObject({ href: nullValue, total: integer }),
    CopyrightObject: closedObject({ text, type: oneOf('C', 'P') }),
    ExplicitContentSettingsObject: closedObject({ filter_enabled: boolean, filter_locked: boolean }),
    TrackRestrictionObject: closedObject({ reason: oneOf('market', 'product', 'explicit') }),
    LinkedTrackObject: closedObject({
      external_urls: ref('ExternalUrlObject'),
      href: uri,
      id,
      type: oneOf('track'),
      uri: spotifyUri('track'),
    }),
    SimplifiedArtistObject: closedObject(simplifiedArtist),
    ArtistObject: closedObject({
      ...simplifiedArtist,
      genres: arrayOf(text),
      images: arrayOf(ref('ImageObject')),
      ...onlyExtended({ followers: ref('FollowersObject'), popularity: percent }),
    }),
    SimplifiedAlbumObject: closedObject(album),
    AlbumObject: closedObject({
      ...album,
      copyrights: arrayOf(ref('CopyrightObject')),
      external_ids: ref('ExternalIdObject'),
      genres: arrayOf(text),
      tracks: page(ref('SimplifiedTrackObject')),
      ...onlyExtended({ label: text, popularity: percent }),
    }),
    SimplifiedTrackObject: closedObject(simplifiedTrack, relinking),
    TrackObject: closedObject(
      {
        ...simplifiedTrack,
        album: ref('SimplifiedAlbumObject'),
        external_ids: ref('ExternalIdObject'),
        ...onlyExtended({ popularity: percent }),
      },
      relinking,
    ),
    SimplifiedTracks: page(ref('SimplifiedTrackObject')),
    PlaylistUserObject: closedObject(publicUser),
    // `item` is the name since February 2026; development mode has it alone.
    PlaylistTrackObject: closedObject(
      {
        added_at: text,
        added_by: ref('PlaylistUserObject'),
        is_local: boolean,
        item: ref('TrackObject'),
        ...onlyExtended({ track: ref('TrackObject') }),
      },
      { primary_color: nullable(text), video_thumbnail: closedObject({ url: nullable(uri) }) },
    ),
    PlaylistItems: page(ref('PlaylistTrackObject')),
    SimplifiedPlaylistObject: closedObject({
      ...playlist,
      items: counted,
      ...onlyExtended({ tracks: counted }),
    }),
    PlaylistObject: closedObject(
      {
        ...playlist,
        ...onlyExtended({ followers: ref('FollowersObject'), tracks: page(ref('PlaylistTrackObject')) }),
      },
      // In development mode for the owner alone.
      { items: page(ref('PlaylistTrackObject')) },
    ),
    ManyTracks: closedObject({ tracks: arrayOf(nullable(ref('TrackObject'))) }),
    // Not in the description: lists hold null in the place of a withdrawn track.
    SearchItems: closedObject({ tracks: page(nullable(ref('TrackObject'))) }),
    ArtistSearch: closedObject({
      artists: page(ref('ArtistObject')),
      albums: page(ref('SimplifiedAlbumObject')),
      // Null in the place of Spotify's own playlists.
      playlists: page(nullable(ref('SimplifiedPlaylistObject'))),
    }),
    // `album_group` was removed in development mode.
    ArtistAlbums: page(
      closedObject({ ...album, ...onlyExtended({ album_group: oneOf('album', 'single', 'compilation') }) }),
    ),
    PrivateUserObject: closedObject({
      // Added in May 2026.
      account_id: text,
      // Its text says that it can be null, its type does not.
      display_name: nullable(text),
      external_urls: ref('ExternalUrlObject'),
      href: uri,
      id: text,
      images: arrayOf(ref('ImageObject')),
      type: oneOf('user'),
      uri: spotifyUri('user'),
      ...onlyExtended({
        country,
        email: { type: 'string', format: 'email' },
        explicit_content: ref('ExplicitContentSettingsObject'),
        followers: ref('FollowersObject'),
        product: oneOf('premium', 'free', 'open'),
      }),
    }),
    ...SPOTIFY_PLAYER,
    ...SPOTIFY_ERRORS,
  };
}
