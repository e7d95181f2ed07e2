/** What the playback script's hidden frame needs: itself, a device, a wire, and a place to report to. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord, jsonBody } from '../../core/bodies';
import type { World } from '../../world';
import { SDK_SCOPES } from '../scopes';
import { embeddedPage } from './embedded-page';
import { playbackScript } from './playback-script';

export function sdkRoutes(world: World) {
  return async (app: FastifyInstance) => {
    app.get('/spotify-player.js', async (_request, reply) =>
      reply
        .type('application/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(playbackScript(`${world.urls.base}/spotify/sdk/embedded/index.html`)),
    );

    app.get('/embedded/index.html', async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(embeddedPage(world.urls)),
    );

    app.post('/devices', async (request, reply) => {
      const body = bodyOf(request);
      const token = String(body['token'] ?? '');
      const behaviour = { ...world.settings.sdk, ...(request.effect?.kind === 'sdk' ? request.effect : {}) };
      const refuse = (error: string, message: string) =>
        reply.code(400).send({ error, message, answer: behaviour.connectAnswerOnError });
      if (behaviour.connect === 'initialization_error')
        return refuse('initialization_error', 'Failed to initialize player');
      if (behaviour.connect === 'authentication_error')
        return refuse('authentication_error', 'Authentication failed');
      if (behaviour.connect === 'invalid_scopes')
        return refuse('authentication_error', 'Invalid token scopes.');
      if (behaviour.connect === 'account_error') return refuse('account_error', NOT_PREMIUM);

      const found = world.tokens.findAccess('spotify', token);
      const person = world.spotifyPeople.find(found?.grant.person ?? '');
      if (!found || !person || found.grant.revoked || found.expiresAt <= world.clock.now()) {
        return refuse('authentication_error', 'Authentication failed');
      }
      if (SDK_SCOPES.some((scope) => !found.grant.scopes.includes(scope))) {
        return refuse('authentication_error', 'Invalid token scopes.');
      }
      if (person.product !== 'premium') return refuse('account_error', NOT_PREMIUM);
      const volume = typeof body['volume'] === 'number' ? body['volume'] : 1;
      const device = world.devices.register(
        person.key,
        String(body['name'] ?? ''),
        Math.round(volume * 100),
        token,
      );
      return reply.code(201).send({ device_id: device.id, behaviour });
    });

    app.post<{ Params: { id: string } }>('/devices/:id/token', async (request, reply) => {
      const token = String(bodyOf(request)['token'] ?? '');
      const found = world.tokens.findAccess('spotify', token);
      const device = world.devices.find(request.params.id);
      if (!device || !found || found.grant.revoked || found.expiresAt <= world.clock.now()) {
        return reply.code(400).send({ error: 'authentication_error', message: 'Authentication failed' });
      }
      device.accessToken = token;
      return reply.code(204).send();
    });

    app.post<{ Params: { id: string } }>('/devices/:id/state', async (request, reply) =>
      report(world, request.params.id, request, reply),
    );

    app.delete<{ Params: { id: string } }>('/devices/:id', async (request, reply) => {
      world.devices.remove(request.params.id);
      return reply.code(204).send();
    });
  };
}

const NOT_PREMIUM = 'This functionality is restricted to premium users only';

function report(world: World, id: string, request: FastifyRequest, reply: FastifyReply) {
  const device = world.devices.find(id);
  if (!device) return reply.code(404).send({ error: 'unknown device' });
  const state = bodyOf(request);
  if (typeof state['volume'] === 'number') device.volumePercent = Math.round(state['volume'] * 100);
  if (typeof state['name'] === 'string') device.name = state['name'];
  const { trackId, positionMs, durationMs, paused } = state;
  if (typeof trackId === 'string' && typeof positionMs === 'number' && typeof durationMs === 'number') {
    device.playing = {
      trackId,
      positionMs,
      durationMs,
      paused: paused === true,
      reportedAt: world.clock.now(),
    };
  }
  return reply.code(204).send();
}

function bodyOf(request: FastifyRequest): Record<string, unknown> {
  const reading = jsonBody(request);
  return reading.ok && isRecord(reading.value) ? reading.value : {};
}
