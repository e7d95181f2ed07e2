import { type Provider, routes } from '@segue/contract';
import { failure } from '../../failure';
import { SEARCH_CACHE_S, type SearchParameters, createSearchService, readQuery } from './service';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { registerRoute } from '../../contract-routes';
import { refuseOtherSites } from '../../plugins/origin';
import { ProviderError } from '../../providers/music-provider';
import { providerFailure } from '../provider-failure';
import { createUserTokens } from './user-tokens';

const LIMIT_MAX = 50;

/** The search query, cut to its limit; fails with `badRequest` when it is empty or a number is out of range. */
function readSearchParameters(params: {
  query: string;
  provider: Provider;
  limit: string;
  offset: string;
}): SearchParameters {
  const query = readQuery(params.query);
  const limit = Number(params.limit);
  if (limit < 1 || limit > LIMIT_MAX) failure('badRequest');
  return { query, provider: params.provider, limit, offset: Number(params.offset) };
}

/** Searches one provider, page by page. */
export async function searchModule(app: FastifyInstance): Promise<void> {
  const userTokens = createUserTokens(app.accessTokens, (error) =>
    app.log.error({ err: error }, 'a search went without the token of its user'),
  );
  const pages = new Counter({
    name: 'segue_search_pages_total',
    help: 'Pages of search results by source: provider, cache (60 seconds), or stale (up to ten minutes, while the provider fails).',
    labelNames: ['provider', 'source'],
    registers: [app.metrics],
  });
  const { providers, clock } = app;
  const service = createSearchService(
    { providers, clock, userTokens, askAsUser: app.accessTokens.askAsUser },
    (provider, source) => pages.inc({ provider, source }),
  );
  const rateLimit = { max: app.config.searchesPerMinute, timeWindow: 60_000 };

  // Checked before the rate limit counts, so that images on another site cannot use up a network's searches.
  app.addHook('onRequest', refuseOtherSites);

  registerRoute(
    app,
    routes.search,
    async ({ params, session, raw }, reply) => {
      const question = readSearchParameters(params);
      try {
        const page = await service.search(question, raw.log, session?.userId ?? null);
        // The answer may depend on who is signed in; `Vary: Cookie`, which every answer has, keeps it from another user.
        reply.header('cache-control', `private, max-age=${SEARCH_CACHE_S}`);
        return page;
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        raw.log.warn({ err: error, provider: question.provider, kind: error.kind }, 'a search failed');
        return providerFailure(error);
      }
    },
    { rateLimit },
  );
}
