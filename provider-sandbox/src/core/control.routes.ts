/** The control API for tests: faults, settings, clock, tokens, devices and request log. */
import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context';
import { isRecord, jsonBody, queryOf } from './bodies';
import { EFFECT_NAMES } from './fault-effects';
import { changeSettings } from './settings';
import type { Provider } from './tokens';
import { SERVICES } from './urls';

export function controlRoutes(context: SandboxContext) {
  return async (app: FastifyInstance) => {
    app.setErrorHandler((error, _request, reply) =>
      reply.code(400).send({ error: error instanceof Error ? error.message : String(error) }),
    );

    app.get('/', async () => ({
      urls: context.urls,
      clients: context.clients,
      users: {
        spotify: context.spotifyUsers.list(),
        soundcloud: context.soundcloudUsers.list(),
        musicserver: context.musicServer.users.list(),
      },
      services: SERVICES,
      effects: EFFECT_NAMES,
      catalogue: {
        spotify: context.catalogue.spotify.length,
        soundcloud: context.catalogue.soundcloud.length,
      },
    }));

    app.get('/faults', async () => ({ faults: context.faults.list() }));
    app.post('/faults', async (request, reply) => {
      const value = requireJson(jsonBody(request));
      const added = (Array.isArray(value) ? value : [value]).map((fault) => context.faults.add(fault));
      return reply.code(201).send({ faults: added });
    });
    app.delete('/faults', async (_request, reply) => {
      context.faults.clear();
      return reply.code(204).send();
    });
    app.delete<{ Params: { id: string } }>('/faults/:id', async (request, reply) =>
      reply.code(context.faults.remove(request.params.id) ? 204 : 404).send(),
    );

    app.get('/settings', async () => context.settings);
    app.patch('/settings', async (request) => {
      changeSettings(context.settings, requireJson(jsonBody(request)));
      return context.settings;
    });

    app.post('/reset', async (_request, reply) => {
      context.reset();
      return reply.code(204).send();
    });
    app.post('/clock', async (request) => {
      const advanceMs = fields(requireJson(jsonBody(request)))['advanceMs'];
      if (typeof advanceMs !== 'number') throw new TypeError('advanceMs must be a number.');
      context.clock.advance(advanceMs);
      return { now: context.clock.now() };
    });

    app.post('/tokens/expire', async (request) => ({
      expired: context.tokens.expire(tokenFilter(requireJson(jsonBody(request)))),
    }));
    app.post('/tokens/revoke', async (request) => ({
      revoked: context.tokens.revoke(tokenFilter(requireJson(jsonBody(request)))),
    }));

    app.get('/log', async (request) => ({ entries: context.log.list(queryOf(request)) }));
    app.delete('/log', async (_request, reply) => {
      context.log.clear();
      return reply.code(204).send();
    });

    app.get('/devices', async () => ({ devices: context.devices.list() }));
    app.post('/devices', async (request) => {
      const { user, deviceId, event } = fields(requireJson(jsonBody(request)));
      if (typeof event !== 'string') throw new TypeError('event must be a name.');
      const sent = context.devices.triggerEvent(
        {
          ...(typeof user === 'string' ? { user } : {}),
          ...(typeof deviceId === 'string' ? { deviceId } : {}),
        },
        event,
      );
      return { sent };
    });
  };
}

function requireJson(result: ReturnType<typeof jsonBody>): unknown {
  if (!result.ok) throw new TypeError('The body is not JSON.');
  return result.value;
}

const fields = (value: unknown) => (isRecord(value) ? value : {});

function tokenFilter(value: unknown): { provider?: Provider; user?: string } {
  const { provider, user } = fields(value);
  return {
    ...(provider === 'spotify' || provider === 'soundcloud' ? { provider } : {}),
    ...(typeof user === 'string' ? { user } : {}),
  };
}
