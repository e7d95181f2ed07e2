/** Serves the SDK's script and hidden frame, and the frame's calls to register a device and report its state. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord, jsonBody } from '@segue/provider-sandbox/core/bodies';
import { behaviourOf } from '@segue/provider-sandbox/core/fault-effects';
import type { SdkBehaviour } from '@segue/provider-sandbox/catalogue/player-behaviour';
import type { SpotifyContext } from '../context';
import { SDK_SCOPES } from '../scopes';
import { embeddedPage } from './embedded-page';
import { playbackScript } from './playback-script';

export function sdkRoutes(context: SpotifyContext) {
  return async (app: FastifyInstance) => {
    app.get('/spotify-player.js', async (_request, reply) =>
      reply
        .type('application/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(playbackScript(`${context.urls.base}/spotify/sdk/embedded/index.html`)),
    );

    app.get('/embedded/index.html', async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(embeddedPage(context.urls, context.settings.sdk.autoplay)),
    );

    app.post('/devices', async (request, reply) => {
      const body = bodyOf(request);
      const token = String(body['token'] ?? '');
      const behaviour = {
        ...context.settings.sdk,
        ...behaviourOf<SdkBehaviour>(request.effect, 'sdk'),
      };
      const refuse = (error: string, message: string) =>
        reply.code(400).send({ error, message, answer: behaviour.connectAnswerOnError });
      if (behaviour.connect === 'initialization_error')
        return refuse('initialization_error', 'Failed to initialize player');
      if (behaviour.connect === 'authentication_error')
        return refuse('authentication_error', 'Authentication failed');
      if (behaviour.connect === 'invalid_scopes')
        return refuse('authentication_error', 'Invalid token scopes.');
      if (behaviour.connect === 'account_error') return refuse('account_error', NOT_PREMIUM);

      const found = context.tokens.findAccess('spotify', token);
      const user = context.spotifyUsers.find(found?.grant.user ?? '');
      if (!found || !user || found.grant.revoked || found.expiresAt <= context.clock.now()) {
        return refuse('authentication_error', 'Authentication failed');
      }
      if (SDK_SCOPES.some((scope) => !found.grant.scopes.includes(scope))) {
        return refuse('authentication_error', 'Invalid token scopes.');
      }
      if (user.product !== 'premium') return refuse('account_error', NOT_PREMIUM);
      const volume = typeof body['volume'] === 'number' ? body['volume'] : 1;
      const device = context.devices.register(
        user.key,
        String(body['name'] ?? ''),
        Math.round(volume * 100),
        token,
      );
      return reply.code(201).send({ device_id: device.id, behaviour });
    });

    app.post<{ Params: { id: string } }>('/devices/:id/token', async (request, reply) => {
      const token = String(bodyOf(request)['token'] ?? '');
      const found = context.tokens.findAccess('spotify', token);
      const device = context.devices.find(request.params.id);
      if (!device || !found || found.grant.revoked || found.expiresAt <= context.clock.now()) {
        return reply.code(400).send({ error: 'authentication_error', message: 'Authentication failed' });
      }
      device.accessToken = token;
      return reply.code(204).send();
    });

    app.post<{ Params: { id: string } }>('/devices/:id/state', async (request, reply) =>
      report(context, request.params.id, request, reply),
    );

    app.delete<{ Params: { id: string } }>('/devices/:id', async (request, reply) => {
      context.devices.remove(request.params.id);
      return reply.code(204).send();
    });
  };
}

const NOT_PREMIUM = 'This functionality is restricted to premium users only';

function report(context: SpotifyContext, id: string, request: FastifyRequest, reply: FastifyReply) {
  const device = context.devices.find(id);
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
      reportedAt: context.clock.now(),
    };
  }
  return reply.code(204).send();
}

function bodyOf(request: FastifyRequest): Record<string, unknown> {
  const reading = jsonBody(request);
  return reading.ok && isRecord(reading.value) ? reading.value : {};
}
