/** Remote control of the connected players. https://developer.spotify.com/documentation/web-api/reference/start-a-users-playback */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord, jsonBody, queryOf } from '../core/bodies';
import type { World } from '../world';
import { admitPerson, sendError } from './bearer';
import { positionOf, type Device } from './devices';
import { toTrack } from './entities';
import { offsetOf, settle, start, tracksOf } from './play-command';

const READ = 'user-read-playback-state';
const WRITE = 'user-modify-playback-state';

export function playerRoutes(world: World) {
  return async (app: FastifyInstance) => {
    app.get('/v1/me/player', async (request, reply) => {
      const caller = admitPerson(world, request, reply, READ);
      if (!caller) return reply;
      const device = world.devices.of(caller.person.key).find(({ active }) => active);
      if (!device?.playing) return reply.code(204).send();
      const { playing } = device;
      const track = world.library.find(playing.trackId);
      return {
        device: toDevice(device),
        repeat_state: 'off',
        shuffle_state: false,
        context: null,
        timestamp: playing.reportedAt,
        progress_ms: positionOf(playing, world.clock.now()),
        is_playing: !playing.paused,
        item: track ? toTrack(world.urls, track, world.settings.spotify.profile, true) : null,
        currently_playing_type: 'track',
        actions: { disallows: playing.paused ? { pausing: true } : { resuming: true } },
      };
    });

    app.get('/v1/me/player/devices', async (request, reply) => {
      const caller = admitPerson(world, request, reply, READ);
      return caller ? { devices: world.devices.of(caller.person.key).map(toDevice) } : reply;
    });

    app.put('/v1/me/player', async (request, reply) => {
      const caller = admitPremium(world, request, reply);
      if (!caller) return reply;
      const reading = jsonBody(request);
      const ids = reading.ok && isRecord(reading.value) ? reading.value['device_ids'] : undefined;
      if (!Array.isArray(ids) || ids.length !== 1)
        return sendError(reply, 400, 'Exactly one device_id must be provided');
      const target = world.devices.of(caller).find(({ id }) => id === ids[0]);
      if (!target) return sendError(reply, 404, 'Device not found');
      const source = world.devices.of(caller).find(({ active }) => active);
      const { playing } = source ?? {};
      world.devices.activate(target);
      const track = playing ? world.library.find(playing.trackId) : undefined;
      if (playing && track && source !== target) {
        const play = reading.ok && isRecord(reading.value) && reading.value['play'] === true;
        start(world, target, [track], 0, positionOf(playing, world.clock.now()), !play && playing.paused);
      }
      return reply.code(204).send();
    });

    app.put('/v1/me/player/play', async (request, reply) => {
      const device = chooseDevice(world, request, reply);
      if (!device) return reply;
      const reading = jsonBody(request);
      if (!reading.ok) return sendError(reply, 400, 'Malformed json');
      const body = isRecord(reading.value) ? reading.value : {};
      if (body['uris'] === undefined && body['context_uri'] === undefined)
        return resume(world, reply, device);
      const tracks = tracksOf(world, body);
      if (typeof tracks === 'string') return sendError(reply, 400, tracks);
      const index = offsetOf(body['offset'], tracks);
      const chosen = tracks[index];
      if (!chosen) return sendError(reply, 400, 'Invalid offset');
      if (chosen.unplayable || chosen.withdrawn) return restricted(reply);
      const position = typeof body['position_ms'] === 'number' ? body['position_ms'] : 0;
      world.devices.activate(device);
      start(world, device, tracks, index, Math.max(0, Math.min(position, chosen.durationMs)), false);
      return reply.code(204).send();
    });

    app.put('/v1/me/player/pause', async (request, reply) => {
      const device = chooseDevice(world, request, reply);
      if (!device) return reply;
      if (!device.playing || device.playing.paused) return restricted(reply);
      settle(world, device, { paused: true });
      world.devices.tell(device.id, { command: 'pause' });
      return reply.code(204).send();
    });

    app.put('/v1/me/player/seek', async (request, reply) => {
      const position = Number(queryOf(request)['position_ms']);
      const device = chooseDevice(world, request, reply);
      if (!device) return reply;
      if (!Number.isInteger(position) || position < 0) return sendError(reply, 400, 'Invalid position_ms');
      if (!device.playing) return restricted(reply);
      settle(world, device, { positionMs: position });
      world.devices.tell(device.id, { command: 'seek', positionMs: position });
      return reply.code(204).send();
    });

    app.put('/v1/me/player/volume', async (request, reply) => {
      const percent = Number(queryOf(request)['volume_percent']);
      const device = chooseDevice(world, request, reply);
      if (!device) return reply;
      if (!Number.isInteger(percent) || percent < 0 || percent > 100)
        return sendError(reply, 400, 'Invalid volume_percent');
      device.volumePercent = percent;
      world.devices.tell(device.id, { command: 'volume', percent });
      return reply.code(204).send();
    });

    for (const command of ['next', 'previous'] as const) {
      app.post(`/v1/me/player/${command}`, async (request, reply) => {
        const device = chooseDevice(world, request, reply);
        if (!device) return reply;
        if (!device.playing) return restricted(reply);
        world.devices.tell(device.id, { command });
        return reply.code(204).send();
      });
    }
  };
}

/** Token, then scope, then subscription. */
function admitPremium(world: World, request: FastifyRequest, reply: FastifyReply): string | null {
  const caller = admitPerson(world, request, reply, WRITE);
  if (!caller) return null;
  if (caller.person.product === 'premium') return caller.person.key;
  void sendError(reply, 403, 'Player command failed: Premium required', 'PREMIUM_REQUIRED');
  return null;
}

function chooseDevice(world: World, request: FastifyRequest, reply: FastifyReply): Device | null {
  const user = admitPremium(world, request, reply);
  if (!user) return null;
  const wanted = queryOf(request)['device_id'];
  const mine = world.devices.of(user);
  const device = wanted ? mine.find(({ id }) => id === wanted) : mine.find(({ active }) => active);
  if (device) return device;
  void (wanted
    ? sendError(reply, 404, 'Device not found')
    : sendError(reply, 404, 'Player command failed: No active device found', 'NO_ACTIVE_DEVICE'));
  return null;
}

function restricted(reply: FastifyReply) {
  return sendError(reply, 403, 'Player command failed: Restriction violated', 'UNKNOWN');
}

function resume(world: World, reply: FastifyReply, device: Device) {
  if (!device.playing || !device.playing.paused) return restricted(reply);
  world.devices.activate(device);
  settle(world, device, { paused: false });
  world.devices.tell(device.id, { command: 'resume' });
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
