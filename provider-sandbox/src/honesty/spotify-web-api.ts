/**
 * Excerpt of Spotify's own OpenAPI description of the Web API, under the names it uses
 * (repository sonallux/spotify-web-api, file official-spotify-open-api.yml, commit 012b5567), brought forward by
 * Spotify's dated change lists (developer.spotify.com/documentation/web-api/references/changes, February to July 2026).
 *
 * Where this says more than the description does:
 * - it marks next to nothing as required; here a field is required unless its text says when it is there;
 * - its objects are open; here they are closed, so that nothing can be invented;
 * - that copy is older than 2026 and gives the artists of a track and the albums in lists the fields of their own pages;
 *   the service sends the simplified ones, as later copies and the official client's types have them;
 * - `profile` chooses what development mode left out in February 2026: there those fields must not appear.
 */
import {
  flag,
  link,
  listOf,
  matching,
  named,
  nothing,
  oneOf,
  orNull,
  record,
  text,
  whole,
} from './description';
import type { Fields, Schema } from './description';
import { SPOTIFY_ERRORS, SPOTIFY_PLAYER } from './spotify-player';

const id = matching('^[0-9A-Za-z]{22}$');
const uri = (kind: string): Schema => matching(`^spotify:${kind}:.+$`);
const country = matching('^[A-Z]{2}$');
const percent: Schema = { type: 'integer', minimum: 0, maximum: 100 };

const page = (items: Schema): Schema =>
  record({
    href: link,
    items: listOf(items),
    limit: whole,
    next: orNull(link),
    offset: whole,
    previous: orNull(link),
    total: whole,
  });

export function spotifyWebApi(profile: 'development' | 'extended'): Fields {
  const onlyExtended = (fields: Fields): Fields => (profile === 'extended' ? fields : {});
  const simplifiedTrack: Fields = {
    artists: listOf(named('SimplifiedArtistObject'), 1),
    disc_number: whole,
    duration_ms: whole,
    explicit: flag,
    external_urls: named('ExternalUrlObject'),
    href: link,
    id,
    is_local: flag,
    name: text,
    preview_url: orNull(link),
    track_number: whole,
    type: oneOf('track'),
    uri: uri('track'),
  };
  // "Part of the response when Track Relinking is applied"; with a market the list of markets is not sent.
  const relinking: Fields = {
    is_playable: flag,
    restrictions: named('TrackRestrictionObject'),
    ...onlyExtended({ linked_from: named('LinkedTrackObject'), available_markets: listOf(country) }),
  };
  const simplifiedArtist: Fields = {
    external_urls: named('ExternalUrlObject'),
    href: link,
    id,
    name: text,
    type: oneOf('artist'),
    uri: uri('artist'),
  };
  const album: Fields = {
    album_type: oneOf('album', 'single', 'compilation'),
    artists: listOf(named('SimplifiedArtistObject'), 1),
    external_urls: named('ExternalUrlObject'),
    href: link,
    id,
    images: listOf(named('ImageObject')),
    name: text,
    release_date: matching('^\\d{4}(-\\d{2}(-\\d{2})?)?$'),
    release_date_precision: oneOf('year', 'month', 'day'),
    total_tracks: whole,
    type: oneOf('album'),
    uri: uri('album'),
    ...onlyExtended({ available_markets: listOf(country) }),
  };
  return {
    ExternalUrlObject: record({ spotify: link }),
    // The track's own: albums may carry the other two. Announced as removed in February 2026, put back in March.
    ExternalIdObject: record({}, { isrc: text, ean: text, upc: text }),
    ImageObject: record({ url: link, height: orNull(whole), width: orNull(whole) }),
    FollowersObject: record({ href: nothing, total: whole }),
    CopyrightObject: record({ text, type: oneOf('C', 'P') }),
    ExplicitContentSettingsObject: record({ filter_enabled: flag, filter_locked: flag }),
    TrackRestrictionObject: record({ reason: oneOf('market', 'product', 'explicit') }),
    LinkedTrackObject: record({
      external_urls: named('ExternalUrlObject'),
      href: link,
      id,
      type: oneOf('track'),
      uri: uri('track'),
    }),
    SimplifiedArtistObject: record(simplifiedArtist),
    ArtistObject: record({
      ...simplifiedArtist,
      genres: listOf(text),
      images: listOf(named('ImageObject')),
      ...onlyExtended({ followers: named('FollowersObject'), popularity: percent }),
    }),
    SimplifiedAlbumObject: record(album),
    AlbumObject: record({
      ...album,
      copyrights: listOf(named('CopyrightObject')),
      external_ids: named('ExternalIdObject'),
      genres: listOf(text),
      tracks: page(named('SimplifiedTrackObject')),
      ...onlyExtended({ label: text, popularity: percent }),
    }),
    SimplifiedTrackObject: record(simplifiedTrack, relinking),
    TrackObject: record(
      {
        ...simplifiedTrack,
        album: named('SimplifiedAlbumObject'),
        external_ids: named('ExternalIdObject'),
        ...onlyExtended({ popularity: percent }),
      },
      relinking,
    ),
    ManyTracks: record({ tracks: listOf(orNull(named('TrackObject'))) }),
    // Not in the description: lists keep the place of a withdrawn track as null.
    SearchItems: record({ tracks: page(orNull(named('TrackObject'))) }),
    PrivateUserObject: record({
      // Added in May 2026.
      account_id: text,
      // Nullable by its text, not by its type.
      display_name: orNull(text),
      external_urls: named('ExternalUrlObject'),
      href: link,
      id: text,
      images: listOf(named('ImageObject')),
      type: oneOf('user'),
      uri: uri('user'),
      ...onlyExtended({
        country,
        email: { type: 'string', format: 'email' },
        explicit_content: named('ExplicitContentSettingsObject'),
        followers: named('FollowersObject'),
        product: oneOf('premium', 'free', 'open'),
      }),
    }),
    ...SPOTIFY_PLAYER,
    ...SPOTIFY_ERRORS,
  };
}
