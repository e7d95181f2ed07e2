/** The sandbox's own door for tests: faults, settings, clock, tokens, log. Never part of a provider's surface. */
import type { FastifyInstance } from 'fastify';
import type { World } from '../world';
import { isRecord, jsonBody, queryOf } from './bodies';
import { EFFECT_NAMES } from './effects';
import { changeSettings } from './settings';
import type { Provider } from './tokens';
import { SERVICES } from './urls';

export function controlRoutes(world: World) {
  return async (app: FastifyInstance) => {
    app.setErrorHandler((error, _request, reply) =>
      reply.code(400).send({ error: error instanceof Error ? error.message : String(error) }),
    );

    app.get('/', async () => ({
      urls: world.urls,
      clients: world.clients,
      people: { spotify: world.spotifyPeople.list(), soundcloud: world.soundcloudPeople.list() },
      services: SERVICES,
      effects: EFFECT_NAMES,
      catalogue: { spotify: world.catalogue.spotify.length, soundcloud: world.catalogue.soundcloud.length },
    }));

    app.get('/faults', async () => ({ faults: world.faults.list() }));
    app.post('/faults', async (request, reply) => {
      const value = readJson(jsonBody(request));
      const added = (Array.isArray(value) ? value : [value]).map((fault) => world.faults.add(fault));
      return reply.code(201).send({ faults: added });
    });
    app.delete('/faults', async (_request, reply) => {
      world.faults.clear();
      return reply.code(204).send();
    });
    app.delete<{ Params: { id: string } }>('/faults/:id', async (request, reply) =>
      reply.code(world.faults.remove(request.params.id) ? 204 : 404).send(),
    );

    app.get('/settings', async () => world.settings);
    app.patch('/settings', async (request) => {
      changeSettings(world.settings, readJson(jsonBody(request)));
      return world.settings;
    });

    app.post('/reset', async (_request, reply) => {
      world.reset();
      return reply.code(204).send();
    });
    app.post('/clock', async (request) => {
      const advanceMs = fields(readJson(jsonBody(request)))['advanceMs'];
      if (typeof advanceMs !== 'number') throw new TypeError('advanceMs must be a number.');
      world.clock.advance(advanceMs);
      return { now: world.clock.now() };
    });

    app.post('/tokens/expire', async (request) => ({
      expired: world.tokens.expire(whose(readJson(jsonBody(request)))),
    }));
    app.post('/tokens/revoke', async (request) => ({
      revoked: world.tokens.revoke(whose(readJson(jsonBody(request)))),
    }));

    app.get('/log', async (request) => ({ entries: world.log.list(queryOf(request)) }));
    app.delete('/log', async (_request, reply) => {
      world.log.clear();
      return reply.code(204).send();
    });

    app.get('/devices', async () => ({ devices: world.devices.list() }));
    app.post('/devices', async (request) => {
      const { user, deviceId, event } = fields(readJson(jsonBody(request)));
      if (typeof event !== 'string') throw new TypeError('event must be a name.');
      const told = world.devices.provoke(
        {
          ...(typeof user === 'string' ? { user } : {}),
          ...(typeof deviceId === 'string' ? { deviceId } : {}),
        },
        event,
      );
      return { told };
    });
  };
}

function readJson(reading: ReturnType<typeof jsonBody>): unknown {
  if (!reading.ok) throw new TypeError('The body is not JSON.');
  return reading.value;
}

const fields = (value: unknown) => (isRecord(value) ? value : {});

function whose(value: unknown): { provider?: Provider; user?: string } {
  const { provider, user } = fields(value);
  return {
    ...(provider === 'spotify' || provider === 'soundcloud' ? { provider } : {}),
    ...(typeof user === 'string' ? { user } : {}),
  };
}
