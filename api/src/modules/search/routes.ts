import { routes } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { registerRoute } from '../../contract-routes';
import { refuseOtherSites } from '../../plugins/origin';
import { ProviderError } from '../../providers/music-provider';
import { providerFailure } from '../provider-failure';
import { readSearchParameters } from './search-parameters';
import { createSearchService, SEARCH_CACHE_S } from './service';
import { createUserTokens } from './user-tokens';

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
  const service = createSearchService({
    providers: app.providers,
    clock: app.clock,
    userTokens,
    count: (provider, source) => pages.inc({ provider, source }),
  });
  const rateLimit = { max: app.config.searchesPerMinute, timeWindow: 60_000 };

  // Checked before the rate limit counts, so that images on another site cannot use up a network's searches.
  app.addHook('onRequest', refuseOtherSites);

  registerRoute(
    app,
    routes.search,
    async ({ params, session, raw }, reply) => {
      const question = readSearchParameters(params);
      try {
        const page = await service.search({ ...question, log: raw.log }, session?.userId ?? null);
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
