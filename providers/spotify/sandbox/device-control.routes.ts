/** The part of the control API that sends events to connected players. */
import type { FastifyInstance } from 'fastify';
import { jsonBody } from '@segue/provider-sandbox/core/bodies';
import { fields, requireJson } from '@segue/provider-sandbox/core/control.routes';
import type { SpotifyContext } from './context';

export function deviceControlRoutes(context: SpotifyContext) {
  return async (app: FastifyInstance) => {
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
