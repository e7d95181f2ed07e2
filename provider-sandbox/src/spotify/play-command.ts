/** What "play" asks for, and what a device is told when it may. */
import type { SpotifyTrack } from '../catalogue/model';
import { isRecord } from '../core/bodies';
import type { World } from '../world';
import { positionOf, type Device } from './devices';
import { toSdkTrack } from './playback-sdk/sdk-track';

export function tracksOf(world: World, body: Record<string, unknown>): SpotifyTrack[] | string {
  const { uris, context_uri: context } = body;
  if (typeof context === 'string') {
    const tracks = world.library.findAlbum(/^spotify:album:([0-9A-Za-z]{22})$/.exec(context)?.[1] ?? '');
    return tracks.length > 0 ? tracks : `Invalid context uri`;
  }
  if (!Array.isArray(uris) || uris.length === 0) return 'Malformed json';
  const tracks: SpotifyTrack[] = [];
  for (const uri of uris) {
    const id = typeof uri === 'string' ? /^spotify:track:([0-9A-Za-z]{22})$/.exec(uri)?.[1] : undefined;
    const track = id ? world.library.find(id) : undefined;
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

export function start(
  world: World,
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
    reportedAt: world.clock.now(),
    durationMs: chosen.durationMs,
    paused,
  };
  const token = world.tokens.findAccess('spotify', device.accessToken);
  if (!token || token.expiresAt <= world.clock.now()) world.devices.tell(device.id, { command: 'token' });
  const fault = world.faults.take({
    service: 'spotify-sdk',
    method: 'PUSH',
    path: '/play',
    user: device.user,
    query: { uri: `spotify:track:${chosen.id}` },
  });
  const behaviour = {
    ...world.settings.sdk,
    ...chosen.sdk,
    ...(fault?.effect.kind === 'sdk' ? fault.effect : {}),
  };
  world.devices.tell(device.id, {
    command: 'play',
    tracks: tracks.slice(0, 50).map((track) => toSdkTrack(world.urls, track)),
    index,
    positionMs,
    paused,
    behaviour,
  });
}

export function settle(world: World, device: Device, change: { paused?: boolean; positionMs?: number }) {
  const { playing } = device;
  if (!playing) return;
  const now = world.clock.now();
  device.playing = {
    ...playing,
    positionMs: change.positionMs ?? positionOf(playing, now),
    reportedAt: now,
    paused: change.paused ?? playing.paused,
  };
}
