/** The player's and the errors' part of the excerpt in spotify-web-api.ts: the same source, closed in the same way. */
import { flag, link, listOf, matching, named, oneOf, orNull, record, text, whole } from './description';
import type { Fields, Schema } from './description';

const percent: Schema = { type: 'integer', minimum: 0, maximum: 100 };
const status: Schema = { type: 'integer', minimum: 400, maximum: 599 };

export const SPOTIFY_PLAYER: Fields = {
  DeviceObject: record({
    id: orNull(text),
    is_active: flag,
    is_private_session: flag,
    is_restricted: flag,
    name: text,
    type: text,
    volume_percent: orNull(percent),
    // Younger than the copy of the description named above.
    supports_volume: flag,
  }),
  ManyDevices: record({ devices: listOf(named('DeviceObject')) }),
  ContextObject: record({
    type: text,
    href: link,
    external_urls: named('ExternalUrlObject'),
    uri: matching('^spotify:(artist|playlist|album|show):.+$'),
  }),
  DisallowsObject: record(
    {},
    Object.fromEntries(
      'interrupting_playback pausing resuming seeking skipping_next skipping_prev toggling_repeat_context toggling_shuffle toggling_repeat_track transferring_playback'
        .split(' ')
        .map((name) => [name, flag]),
    ),
  ),
  CurrentlyPlayingContextObject: record({
    device: named('DeviceObject'),
    repeat_state: oneOf('off', 'track', 'context'),
    shuffle_state: flag,
    context: orNull(named('ContextObject')),
    timestamp: whole,
    progress_ms: orNull(whole),
    is_playing: flag,
    item: orNull(named('TrackObject')),
    currently_playing_type: oneOf('track', 'episode', 'ad', 'unknown'),
    // Known exception: the description puts the flags directly into `actions`, the service sends them in `disallows`.
    actions: record({ disallows: named('DisallowsObject') }),
  }),
};

export const SPOTIFY_ERRORS: Fields = {
  ErrorObject: record({ status, message: text }),
  // The description names the object and not its wrapping; Unauthorized, Forbidden and TooManyRequests wrap it so.
  Error: record({ error: named('ErrorObject') }),
  PlayerErrorReasons: oneOf(
    ...'NO_PREV_TRACK NO_NEXT_TRACK NO_SPECIFIC_TRACK ALREADY_PAUSED NOT_PAUSED NOT_PLAYING_LOCALLY'.split(
      ' ',
    ),
    ...'NOT_PLAYING_TRACK NOT_PLAYING_CONTEXT ENDLESS_CONTEXT CONTEXT_DISALLOW ALREADY_PLAYING'.split(' '),
    ...'RATE_LIMITED REMOTE_CONTROL_DISALLOW DEVICE_NOT_CONTROLLABLE VOLUME_CONTROL_DISALLOW'.split(' '),
    ...'NO_ACTIVE_DEVICE PREMIUM_REQUIRED UNKNOWN'.split(' '),
  ),
  PlayerError: record({ error: record({ status, message: text, reason: named('PlayerErrorReasons') }) }),
  // Announced on 23 July 2026, not in the description.
  QuotaError: record({ error: record({ status, message: text, reason: oneOf('QUOTA_EXCEEDED') }) }),
};
