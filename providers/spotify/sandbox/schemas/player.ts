/** Player and error schemas of the Spotify Web API; source and rules as in spotify-web-api.ts. */
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
import type { Fields, Schema } from '@segue/provider-sandbox/testing/schema';

const percent: Schema = { type: 'integer', minimum: 0, maximum: 100 };
const status: Schema = { type: 'integer', minimum: 400, maximum: 599 };

export const SPOTIFY_PLAYER: Fields = {
  DeviceObject: closedObject({
    id: nullable(text),
    is_active: boolean,
    is_private_session: boolean,
    is_restricted: boolean,
    name: text,
    type: text,
    volume_percent: nullable(percent),
    // Added after that copy of the description was made.
    supports_volume: boolean,
  }),
  ManyDevices: closedObject({ devices: arrayOf(ref('DeviceObject')) }),
  ContextObject: closedObject({
    type: text,
    href: uri,
    external_urls: ref('ExternalUrlObject'),
    uri: pattern('^spotify:(artist|playlist|album|show):.+$'),
  }),
  DisallowsObject: closedObject(
    {},
    Object.fromEntries(
      'interrupting_playback pausing resuming seeking skipping_next skipping_prev toggling_repeat_context toggling_shuffle toggling_repeat_track transferring_playback'
        .split(' ')
        .map((name) => [name, boolean]),
    ),
  ),
  CurrentlyPlayingContextObject: closedObject({
    device: ref('DeviceObject'),
    repeat_state: oneOf('off', 'track', 'context'),
    shuffle_state: boolean,
    context: nullable(ref('ContextObject')),
    timestamp: integer,
    progress_ms: nullable(integer),
    is_playing: boolean,
    item: nullable(ref('TrackObject')),
    currently_playing_type: oneOf('track', 'episode', 'ad', 'unknown'),
    // Known exception: the description puts the flags directly into `actions`, the service sends them in `disallows`.
    actions: closedObject({ disallows: ref('DisallowsObject') }),
  }),
};

export const SPOTIFY_ERRORS: Fields = {
  ErrorObject: closedObject({ status, message: text }),
  // The description has no schema for the wrapper; its Unauthorized, Forbidden and TooManyRequests responses use this one.
  Error: closedObject({ error: ref('ErrorObject') }),
  PlayerErrorReasons: oneOf(
    ...'NO_PREV_TRACK NO_NEXT_TRACK NO_SPECIFIC_TRACK ALREADY_PAUSED NOT_PAUSED NOT_PLAYING_LOCALLY'.split(
      ' ',
    ),
    ...'NOT_PLAYING_TRACK NOT_PLAYING_CONTEXT ENDLESS_CONTEXT CONTEXT_DISALLOW ALREADY_PLAYING'.split(' '),
    ...'RATE_LIMITED REMOTE_CONTROL_DISALLOW DEVICE_NOT_CONTROLLABLE VOLUME_CONTROL_DISALLOW'.split(' '),
    ...'NO_ACTIVE_DEVICE PREMIUM_REQUIRED UNKNOWN'.split(' '),
  ),
  PlayerError: closedObject({
    error: closedObject({ status, message: text, reason: ref('PlayerErrorReasons') }),
  }),
  // Announced on 23 July 2026, not in the description.
  QuotaError: closedObject({
    error: closedObject({ status, message: text, reason: oneOf('QUOTA_EXCEEDED') }),
  }),
};
