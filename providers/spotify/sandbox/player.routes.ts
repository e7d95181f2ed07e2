/** Remote control of the connected players. https://developer.spotify.com/documentation/web-api/reference/start-a-users-playback */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord, jsonBody, queryOf } from '@segue/provider-sandbox/core/bodies';
import type { SpotifyContext } from './context';
import { authenticateUser, sendError } from './bearer';
import { positionOf, type Device } from './devices';
import { isLicensedIn, toTrack } from './entities';
import { offsetOf, startPlayback, tracksOf, updatePlayback } from './play-command';

const READ = 'user-read-playback-state';
const WRITE = 'user-modify-playback-state';

export function playerRoutes(context: SpotifyContext) {
  return async (app: FastifyInstance) => {
    app.get('/v1/me/player', async (request, reply) => {
      const caller = authenticateUser(context, request, reply, READ);
      if (!caller) return reply;
      const device = context.devices.of(caller.user.key).find(({ active }) => active);
      if (!device?.playing) return reply.code(204).send();
      const { playing } = device;
      const track = context.spotifyTracks.find(playing.trackId);
      return {
        device: toDevice(device),
        repeat_state: 'off',
        shuffle_state: false,
        context: null,
        timestamp: playing.reportedAt,
        progress_ms: positionOf(playing, context.clock.now()),
        is_playing: !playing.paused,
        item: track
          ? toTrack(context.urls, track, context.settings.spotify.profile, caller.user.country)
          : null,
        currently_playing_type: 'track',
        actions: { disallows: playing.paused ? { pausing: true } : { resuming: true } },
      };
    });

    app.get('/v1/me/player/devices', async (request, reply) => {
      const caller = authenticateUser(context, request, reply, READ);
      return caller ? { devices: context.devices.of(caller.user.key).map(toDevice) } : reply;
    });

    app.put('/v1/me/player', async (request, reply) => {
      const caller = authenticatePremiumUser(context, request, reply);
      if (!caller) return reply;
      const reading = jsonBody(request);
      const ids = reading.ok && isRecord(reading.value) ? reading.value['device_ids'] : undefined;
      if (!Array.isArray(ids) || ids.length !== 1)
        return sendError(reply, 400, 'Exactly one device_id must be provided');
      const target = context.devices.of(caller).find(({ id }) => id === ids[0]);
      if (!target) return sendError(reply, 404, 'Device not found');
      const source = context.devices.of(caller).find(({ active }) => active);
      const { playing } = source ?? {};
      target.orphaned = false;
      context.devices.activate(target);
      const track = playing ? context.spotifyTracks.find(playing.trackId) : undefined;
      if (playing && track && source !== target) {
        const play = reading.ok && isRecord(reading.value) && reading.value['play'] === true;
        startPlayback(
          context,
          target,
          [track],
          0,
          positionOf(playing, context.clock.now()),
          !play && playing.paused,
        );
      }
      return reply.code(204).send();
    });

    app.put('/v1/me/player/play', async (request, reply) => {
      const device = chooseDevice(context, request, reply);
      if (!device) return reply;
      const reading = jsonBody(request);
      if (!reading.ok) return sendError(reply, 400, 'Malformed json');
      const body = isRecord(reading.value) ? reading.value : {};
      if (body['uris'] === undefined && body['context_uri'] === undefined)
        return resume(context, reply, device);
      const tracks = tracksOf(context, body);
      if (typeof tracks === 'string') return sendError(reply, 400, tracks);
      const index = offsetOf(body['offset'], tracks);
      const chosen = tracks[index];
      if (!chosen) return sendError(reply, 400, 'Invalid offset');
      const country = context.spotifyUsers.find(device.user)?.country ?? '';
      if (device.orphaned || chosen.withdrawn || !isLicensedIn(chosen, country)) return restricted(reply);
      const position = typeof body['position_ms'] === 'number' ? body['position_ms'] : 0;
      context.devices.activate(device);
      startPlayback(
        context,
        device,
        tracks,
        index,
        Math.max(0, Math.min(position, chosen.durationMs)),
        false,
      );
      return reply.code(204).send();
    });

    app.put('/v1/me/player/pause', async (request, reply) => {
      const device = chooseDevice(context, request, reply);
      if (!device) return reply;
      if (!device.playing || device.playing.paused) return restricted(reply);
      updatePlayback(context, device, { paused: true });
      context.devices.send(device.id, { command: 'pause' });
      return reply.code(204).send();
    });

    app.put('/v1/me/player/seek', async (request, reply) => {
      const position = Number(queryOf(request)['position_ms']);
      const device = chooseDevice(context, request, reply);
      if (!device) return reply;
      if (!Number.isInteger(position) || position < 0) return sendError(reply, 400, 'Invalid position_ms');
      if (!device.playing) return restricted(reply);
      updatePlayback(context, device, { positionMs: position });
      context.devices.send(device.id, { command: 'seek', positionMs: position });
      return reply.code(204).send();
    });

    app.put('/v1/me/player/volume', async (request, reply) => {
      const percent = Number(queryOf(request)['volume_percent']);
      const device = chooseDevice(context, request, reply);
      if (!device) return reply;
      if (!Number.isInteger(percent) || percent < 0 || percent > 100)
        return sendError(reply, 400, 'Invalid volume_percent');
      device.volumePercent = percent;
      context.devices.send(device.id, { command: 'volume', percent });
      return reply.code(204).send();
    });

    for (const command of ['next', 'previous'] as const) {
      app.post(`/v1/me/player/${command}`, async (request, reply) => {
        const device = chooseDevice(context, request, reply);
        if (!device) return reply;
        if (!device.playing) return restricted(reply);
        context.devices.send(device.id, { command });
        return reply.code(204).send();
      });
    }
  };
}

/** Checks token, scope and subscription, in this order. */
function authenticatePremiumUser(
  context: SpotifyContext,
  request: FastifyRequest,
  reply: FastifyReply,
): string | null {
  const caller = authenticateUser(context, request, reply, WRITE);
  if (!caller) return null;
  if (caller.user.product === 'premium') return caller.user.key;
  void sendError(reply, 403, 'Player command failed: Premium required', 'PREMIUM_REQUIRED');
  return null;
}

function chooseDevice(context: SpotifyContext, request: FastifyRequest, reply: FastifyReply): Device | null {
  const user = authenticatePremiumUser(context, request, reply);
  if (!user) return null;
  const requestedId = queryOf(request)['device_id'];
  const own = context.devices.of(user);
  const device = requestedId ? own.find(({ id }) => id === requestedId) : own.find(({ active }) => active);
  if (device) return device;
  void (requestedId
    ? sendError(reply, 404, 'Device not found')
    : sendError(reply, 404, 'Player command failed: No active device found', 'NO_ACTIVE_DEVICE'));
  return null;
}

function restricted(reply: FastifyReply) {
  return sendError(reply, 403, 'Player command failed: Restriction violated', 'UNKNOWN');
}

function resume(context: SpotifyContext, reply: FastifyReply, device: Device) {
  if (!device.playing || !device.playing.paused) return restricted(reply);
  context.devices.activate(device);
  updatePlayback(context, device, { paused: false });
  context.devices.send(device.id, { command: 'resume' });
  return reply.code(204).send();
}

function toDevice(device: Device) {
  return {
    id: device.id,
    is_active: device.active,
    is_private_session: false,
    is_restricted: false,
    name: device.name,
    type: 'Computer',
    volume_percent: device.volumePercent,
    supports_volume: true,
  };
}
