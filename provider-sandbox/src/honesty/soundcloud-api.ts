/**
 * Excerpt of SoundCloud's own OpenAPI description, under the names it uses (repository soundcloud/api, file
 * openapi/api.yaml, commit a88ad8fa).
 *
 * Where this says more than the description does:
 * - it marks nothing as required; here a field is required when the description's own example answer shows it
 *   (Me has no example: there every field that is not deprecated is required);
 * - its objects are open; here they are closed, so that nothing can be invented;
 * - it calls hardly anything nullable, while its examples hold nulls; which fields may be null is taken from those and
 *   from the field list of developers.soundcloud.com/blog/soundclouds-new-api-track-object.
 */
import { flag, link, listOf, matching, named, oneOf, orNull, record, text, whole } from './description';
import type { Fields } from './description';

const urn = (kind: string) => matching(`^soundcloud:${kind}:\\d+$`);
/** As in every example; for User the schema says "date-time", and the example beside it is of this form. */
const moment = matching('^\\d{4}/\\d{2}/\\d{2} \\d{2}:\\d{2}:\\d{2} \\+0000$');
const subscriptions = listOf(record({ product: record({ id: text, name: text }) }, { recurring: flag }));

const person: Fields = {
  avatar_url: link,
  city: text,
  country: text,
  created_at: moment,
  description: orNull(text),
  discogs_name: orNull(text),
  first_name: text,
  followers_count: whole,
  followings_count: whole,
  full_name: text,
  kind: oneOf('user'),
  last_modified: moment,
  last_name: text,
  permalink: text,
  permalink_url: link,
  plan: text,
  playlist_count: whole,
  public_favorites_count: whole,
  reposts_count: whole,
  subscriptions,
  track_count: whole,
  uri: link,
  urn: urn('users'),
  username: text,
  website: orNull(link),
  website_title: orNull(text),
};

const failure: Fields = { code: { type: 'integer', minimum: 400, maximum: 599 }, message: text, link };
/** Deprecated, and still sent. The schema has strings in `errors`, the guide and the service objects. */
const oldFailure: Fields = {
  error: orNull(text),
  errors: listOf(record({ error_message: text })),
  status: matching('^[45]\\d\\d - .+$'),
};

export const SOUNDCLOUD_API: Fields = {
  User: record(person),
  Me: record({
    ...person,
    likes_count: whole,
    locale: orNull(text),
    online: flag,
    primary_email_confirmed: flag,
    private_playlists_count: whole,
    private_tracks_count: whole,
    quota: record({
      unlimited_upload_quota: flag,
      upload_seconds_used: whole,
      upload_seconds_left: orNull(whole),
    }),
    upload_seconds_left: orNull(whole),
  }),
  Track: record(
    {
      access: orNull(oneOf('playable', 'preview', 'blocked')),
      artwork_url: orNull(link),
      available_country_codes: orNull(text),
      bpm: orNull({ type: 'number' }),
      comment_count: orNull(whole),
      commentable: flag,
      created_at: moment,
      description: orNull(text),
      download_count: orNull(whole),
      downloadable: flag,
      duration: whole,
      embeddable_by: oneOf('all', 'me', 'none'),
      favoritings_count: orNull(whole),
      genre: orNull(text),
      isrc: orNull(text),
      key_signature: orNull(text),
      kind: oneOf('track'),
      label_name: orNull(text),
      license: oneOf(
        ...'no-rights-reserved all-rights-reserved cc-by cc-by-nc cc-by-nd cc-by-sa cc-by-nc-nd cc-by-nc-sa'.split(
          ' ',
        ),
      ),
      permalink_url: link,
      playback_count: orNull(whole),
      purchase_title: orNull(text),
      purchase_url: orNull(link),
      release: orNull(text),
      release_day: orNull(whole),
      release_month: orNull(whole),
      release_year: orNull(whole),
      reposts_count: orNull(whole),
      reveal_comments: flag,
      reveal_stats: flag,
      secret_uri: orNull(link),
      sharing: oneOf('public', 'private'),
      stream_url: orNull(link),
      streamable: flag,
      tag_list: text,
      title: text,
      uri: link,
      urn: urn('tracks'),
      user: named('User'),
      user_favorite: orNull(flag),
      user_playback_count: orNull(whole),
      waveform_url: link,
    },
    {
      // "Omitted or null when track is not downloadable."
      download_url: orNull(link),
      // "Optional artist name, when different from user": younger than the examples.
      metadata_artist: orNull(text),
    },
  ),
  // Known exception: the schema's `next_href` is never null; after the last page the service sends null.
  Tracks: record({ collection: listOf(named('Track')), next_href: orNull(link) }),
  TracksList: listOf(named('Track')),
  Found: record({ status: matching('^302 - Found$'), location: link }),
  Error: record(failure, oldFailure),
  // The example ExpiringToken; the same fields for all three grants.
  ExpiringToken: record({
    access_token: text,
    token_type: oneOf('bearer'),
    expires_in: { type: 'integer', minimum: 1, maximum: 3600 },
    refresh_token: text,
    scope: { const: '' },
  }),
  // Known exception: the description shows {code, message, link}, the token endpoint was seen to answer as OAuth says.
  TokenError: record({
    error: oneOf('invalid_request', 'invalid_client', 'invalid_grant', 'unsupported_grant_type'),
  }),
  // Not in the OpenAPI file: developers.soundcloud.com/docs/api/rate-limits.
  RateLimitErrors: record({
    errors: listOf(
      record({
        meta: record({
          rate_limit: record({
            bucket: text,
            max_nr_of_requests: whole,
            time_window: matching('^PT\\d+[HMS]$'),
            name: text,
          }),
          remaining_requests: whole,
          reset_time: moment,
        }),
      }),
      1,
    ),
  }),
};
