/** The control API for tests: faults, settings, clock, tokens and request log. */
import type { FastifyInstance } from 'fastify';
import { isRecord, jsonBody, queryOf } from './bodies';
import type { KnownFaults } from './faults';
import type { Core, ProviderSandbox } from './provider-sandbox';
import { changeSettings } from './settings';

/** What the control API changes and shows. */
export type Controlled = {
  core: Core;
  providers: Readonly<Record<string, ProviderSandbox>>;
  known: () => KnownFaults;
  urls: () => object;
  settings: () => object;
  reset: () => void;
};

export function controlRoutes({ core, providers, known, urls, settings, reset }: Controlled) {
  const ofProviders = <T>(read: (provider: ProviderSandbox) => T) =>
    Object.fromEntries(Object.entries(providers).map(([name, provider]) => [name, read(provider)]));
  return async (app: FastifyInstance) => {
    app.setErrorHandler((error, _request, reply) =>
      reply.code(400).send({ error: error instanceof Error ? error.message : String(error) }),
    );

    app.get('/', async () => ({
      urls: urls(),
      clients: ofProviders(({ client }) => client),
      users: ofProviders(({ users }) => users()),
      services: known().services,
      effects: Object.keys(known().effects.named),
      catalogue: ofProviders(({ trackCount }) => trackCount),
    }));

    app.get('/faults', async () => ({ faults: core.faults.list() }));
    app.post('/faults', async (request, reply) => {
      const value = requireJson(jsonBody(request));
      const added = (Array.isArray(value) ? value : [value]).map((fault) => core.faults.add(fault));
      return reply.code(201).send({ faults: added });
    });
    app.delete('/faults', async (_request, reply) => {
      core.faults.clear();
      return reply.code(204).send();
    });
    app.delete<{ Params: { id: string } }>('/faults/:id', async (request, reply) =>
      reply.code(core.faults.remove(request.params.id) ? 204 : 404).send(),
    );

    app.get('/settings', async () => settings());
    app.patch('/settings', async (request) => {
      changeSettings(settings(), requireJson(jsonBody(request)));
      return settings();
    });

    app.post('/reset', async (_request, reply) => {
      reset();
      return reply.code(204).send();
    });
    app.post('/clock', async (request) => {
      const advanceMs = fields(requireJson(jsonBody(request)))['advanceMs'];
      if (typeof advanceMs !== 'number') throw new TypeError('advanceMs must be a number.');
      core.clock.advance(advanceMs);
      return { now: core.clock.now() };
    });

    app.post('/tokens/expire', async (request) => ({
      expired: core.tokens.expire(tokenFilter(requireJson(jsonBody(request)))),
    }));
    app.post('/tokens/revoke', async (request) => ({
      revoked: core.tokens.revoke(tokenFilter(requireJson(jsonBody(request)))),
    }));

    app.get('/log', async (request) => ({ entries: core.log.list(queryOf(request)) }));
    app.delete('/log', async (_request, reply) => {
      core.log.clear();
      return reply.code(204).send();
    });
  };
}

export function requireJson(result: ReturnType<typeof jsonBody>): unknown {
  if (!result.ok) throw new TypeError('The body is not JSON.');
  return result.value;
}

export const fields = (value: unknown) => (isRecord(value) ? value : {});

function tokenFilter(value: unknown): { provider?: string; user?: string } {
  const { provider, user } = fields(value);
  return {
    ...(typeof provider === 'string' ? { provider } : {}),
    ...(typeof user === 'string' ? { user } : {}),
  };
}
