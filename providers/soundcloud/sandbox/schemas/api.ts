/**
 * Excerpt of SoundCloud's own OpenAPI description, under the names it uses (repository soundcloud/api, file
 * openapi/api.yaml, commit a88ad8fa).
 *
 * Differences from that description:
 * - it marks no field as required; here a field is required when the description's example answer has it
 *   (Me has no example: there every field that is not deprecated is required);
 * - its objects allow unknown fields; here they do not, so that the sandbox cannot invent one;
 * - it calls hardly anything nullable, while its examples hold nulls; which fields may be null is taken from those and
 *   from the field list of developers.soundcloud.com/blog/soundclouds-new-api-track-object.
 */
import {
  boolean,
  uri,
  arrayOf,
  pattern,
  ref,
  oneOf,
  nullable,
  closedObject,
  text,
  integer,
} from '@segue/provider-sandbox/testing/schema';
import type { Fields } from '@segue/provider-sandbox/testing/schema';

const urn = (kind: string) => pattern(`^soundcloud:${kind}:\\d+$`);
/** The form in all examples; the schema of User says "date-time", but its example has this form too. */
const moment = pattern('^\\d{4}/\\d{2}/\\d{2} \\d{2}:\\d{2}:\\d{2} \\+0000$');
const subscriptions = arrayOf(
  closedObject({ product: closedObject({ id: text, name: text }) }, { recurring: boolean }),
);

const user: Fields = {
  avatar_url: uri,
  city: text,
  country: text,
  created_at: moment,
  description: nullable(text),
  discogs_name: nullable(text),
  first_name: text,
  followers_count: integer,
  followings_count: integer,
  full_name: text,
  kind: oneOf('user'),
  last_modified: moment,
  last_name: text,
  permalink: text,
  permalink_url: uri,
  plan: text,
  playlist_count: integer,
  public_favorites_count: integer,
  reposts_count: integer,
  subscriptions,
  track_count: integer,
  uri: uri,
  urn: urn('users'),
  username: text,
  website: nullable(uri),
  website_title: nullable(text),
};

const error: Fields = { code: { type: 'integer', minimum: 400, maximum: 599 }, message: text, link: uri };
/** Deprecated but still sent. `errors` holds strings in the schema, objects in the guide and from the service. */
const deprecatedError: Fields = {
  error: nullable(text),
  errors: arrayOf(closedObject({ error_message: text })),
  status: pattern('^[45]\\d\\d - .+$'),
};

export const SOUNDCLOUD_API: Fields = {
  User: closedObject(user),
  Me: closedObject({
    ...user,
    likes_count: integer,
    locale: nullable(text),
    online: boolean,
    primary_email_confirmed: boolean,
    private_playlists_count: integer,
    private_tracks_count: integer,
    quota: closedObject({
      unlimited_upload_quota: boolean,
      upload_seconds_used: integer,
      upload_seconds_left: nullable(integer),
    }),
    upload_seconds_left: nullable(integer),
  }),
  Track: closedObject(
    {
      access: nullable(oneOf('playable', 'preview', 'blocked')),
      artwork_url: nullable(uri),
      available_country_codes: nullable(text),
      bpm: nullable({ type: 'number' }),
      comment_count: nullable(integer),
      commentable: boolean,
      created_at: moment,
      description: nullable(text),
      download_count: nullable(integer),
      downloadable: boolean,
      duration: integer,
      embeddable_by: oneOf('all', 'me', 'none'),
      favoritings_count: nullable(integer),
      genre: nullable(text),
      isrc: nullable(text),
      key_signature: nullable(text),
      kind: oneOf('track'),
      label_name: nullable(text),
      license: oneOf(
        ...'no-rights-reserved all-rights-reserved cc-by cc-by-nc cc-by-nd cc-by-sa cc-by-nc-nd cc-by-nc-sa'.split(
          ' ',
        ),
      ),
      permalink_url: uri,
      playback_count: nullable(integer),
      purchase_title: nullable(text),
      purchase_url: nullable(uri),
      release: nullable(text),
      release_day: nullable(integer),
      release_month: nullable(integer),
      release_year: nullable(integer),
      reposts_count: nullable(integer),
      reveal_comments: boolean,
      reveal_stats: boolean,
      secret_uri: nullable(uri),
      sharing: oneOf('public', 'private'),
      stream_url: nullable(uri),
      streamable: boolean,
      tag_list: text,
      title: text,
      uri: uri,
      urn: urn('tracks'),
      user: ref('User'),
      user_favorite: nullable(boolean),
      user_playback_count: nullable(integer),
      waveform_url: uri,
    },
    {
      // "Omitted or null when track is not downloadable."
      download_url: nullable(uri),
      // "Optional artist name, when different from user": added after the examples were written.
      metadata_artist: nullable(text),
    },
  ),
  // Known exception: the schema's `next_href` is never null; after the last page the service sends null.
  Tracks: closedObject({ collection: arrayOf(ref('Track')), next_href: nullable(uri) }),
  // Its example holds more nulls than its schema allows; `tracks` depends on `show_tracks`.
  Playlist: closedObject(
    {
      artwork_url: nullable(uri),
      created_at: moment,
      description: nullable(text),
      downloadable: nullable(boolean),
      duration: integer,
      ean: nullable(text),
      embeddable_by: oneOf('all', 'me', 'none'),
      genre: text,
      kind: oneOf('playlist'),
      label: nullable(text),
      label_id: nullable(integer),
      label_name: nullable(text),
      last_modified: moment,
      license: text,
      likes_count: integer,
      permalink: text,
      permalink_url: uri,
      playlist_type: text,
      purchase_title: nullable(text),
      purchase_url: nullable(uri),
      release: nullable(text),
      release_day: nullable(integer),
      release_month: nullable(integer),
      release_year: nullable(integer),
      sharing: oneOf('public', 'private'),
      streamable: boolean,
      tag_list: text,
      tags: text,
      title: text,
      track_count: integer,
      tracks_uri: uri,
      type: text,
      uri: uri,
      urn: urn('playlists'),
      user: ref('User'),
    },
    { tracks: arrayOf(ref('Track')) },
  ),
  Playlists: closedObject({ collection: arrayOf(ref('Playlist')), next_href: nullable(uri) }),
  Users: closedObject({ collection: arrayOf(ref('User')), next_href: nullable(uri) }),
  TracksList: arrayOf(ref('Track')),
  Found: closedObject({ status: pattern('^302 - Found$'), location: uri }),
  Error: closedObject(error, deprecatedError),
  // The example ExpiringToken; the same fields for all three grants.
  ExpiringToken: closedObject({
    access_token: text,
    token_type: oneOf('bearer'),
    expires_in: { type: 'integer', minimum: 1, maximum: 3600 },
    refresh_token: text,
    scope: { const: '' },
  }),
  // Known exception: the description shows {code, message, link}, the token endpoint answers as OAuth says.
  TokenError: closedObject({
    error: oneOf('invalid_request', 'invalid_client', 'invalid_grant', 'unsupported_grant_type'),
  }),
  // Not in the OpenAPI file: developers.soundcloud.com/docs/api/rate-limits.
  RateLimitErrors: closedObject({
    errors: arrayOf(
      closedObject({
        meta: closedObject({
          rate_limit: closedObject({
            bucket: text,
            max_nr_of_requests: integer,
            time_window: pattern('^PT\\d+[HMS]$'),
            name: text,
          }),
          remaining_requests: integer,
          reset_time: moment,
        }),
      }),
      1,
    ),
  }),
};
