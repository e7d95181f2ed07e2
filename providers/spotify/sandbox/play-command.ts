/** Reads the body of `PUT play` and sends the play command to a device. */
import type { SpotifyTrack } from '@segue/provider-sandbox/catalogue';
import { isRecord } from '@segue/provider-sandbox/core/bodies';
import { behaviourOf } from '@segue/provider-sandbox/core/fault-effects';
import type { SdkBehaviour } from '@segue/provider-sandbox/catalogue/player-behaviour';
import type { SpotifyContext } from './context';
import { positionOf, type Device } from './devices';
import { toSdkTrack } from './playback-sdk/sdk-track';

export function tracksOf(context: SpotifyContext, body: Record<string, unknown>): SpotifyTrack[] | string {
  const { uris, context_uri: contextUri } = body;
  if (typeof contextUri === 'string') {
    const tracks = context.spotifyTracks.findAlbum(
      /^spotify:album:([0-9A-Za-z]{22})$/.exec(contextUri)?.[1] ?? '',
    );
    return tracks.length > 0 ? tracks : `Invalid context uri`;
  }
  if (!Array.isArray(uris) || uris.length === 0) return 'Malformed json';
  const tracks: SpotifyTrack[] = [];
  for (const uri of uris) {
    const id = typeof uri === 'string' ? /^spotify:track:([0-9A-Za-z]{22})$/.exec(uri)?.[1] : undefined;
    const track = id ? context.spotifyTracks.find(id) : undefined;
    if (!track) return `Invalid track uri: ${String(uri)}`;
    tracks.push(track);
  }
  return tracks;
}

export function offsetOf(offset: unknown, tracks: readonly SpotifyTrack[]): number {
  if (!isRecord(offset)) return 0;
  if (typeof offset['position'] === 'number') return offset['position'];
  return tracks.findIndex(({ id }) => `spotify:track:${id}` === offset['uri']);
}

export function startPlayback(
  context: SpotifyContext,
  device: Device,
  tracks: readonly SpotifyTrack[],
  index: number,
  positionMs: number,
  paused: boolean,
) {
  const chosen = tracks[index];
  if (!chosen) return;
  device.playing = {
    trackId: chosen.id,
    positionMs,
    reportedAt: context.clock.now(),
    durationMs: chosen.durationMs,
    paused,
  };
  const token = context.tokens.findAccess('spotify', device.accessToken);
  if (!token || token.expiresAt <= context.clock.now()) context.devices.send(device.id, { command: 'token' });
  const fault = context.faults.take({
    service: 'spotify-sdk',
    method: 'PUSH',
    path: '/play',
    user: device.user,
    query: { uri: `spotify:track:${chosen.id}` },
  });
  const behaviour = {
    ...context.settings.sdk,
    ...chosen.sdk,
    ...behaviourOf<SdkBehaviour>(fault?.effect ?? null, 'sdk'),
  };
  const order = {
    command: 'play',
    tracks: tracks.slice(0, 50).map((track) => toSdkTrack(context.urls, track)),
    index,
    positionMs,
    paused,
    behaviour,
  };
  context.devices.send(device.id, order, behaviour.playDelayMs);
}

export function updatePlayback(
  context: SpotifyContext,
  device: Device,
  change: { paused?: boolean; positionMs?: number },
) {
  const { playing } = device;
  if (!playing) return;
  const now = context.clock.now();
  device.playing = {
    ...playing,
    positionMs: change.positionMs ?? positionOf(playing, now),
    reportedAt: now,
    paused: change.paused ?? playing.paused,
  };
}
