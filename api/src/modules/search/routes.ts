import { routes, searchQuery, type SearchPage } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes';
import { failure } from '../../failure';
import { refuseOtherSites } from '../../plugins/origin';
import type { CataloguePage } from '../../providers/music-provider';
import { endRequest } from '../provider-failure';
import { createProviderAnswers, toTracks } from './provider-answers';
import { createUserTokens } from './user-tokens';

const LIMIT_MAX = 50;
/** The browser's cache is fresh as long. The characters are about 2000 pages. */
const CACHE = { freshS: 60, staleS: 600, maxCharacters: 24_000_000 };

export async function searchModule(app: FastifyInstance): Promise<void> {
  const userTokens = createUserTokens(app, 'a search went without the token of its user');
  const answers = createProviderAnswers<CataloguePage>(app, userTokens, CACHE, {
    isKept: ({ partial }) => !partial,
  });
  const rateLimit = { max: app.config.searchesPerMinute, timeWindow: 60_000 };

  // Checked before the rate limit counts, so that images on another site cannot use up a network's searches.
  app.addHook('onRequest', refuseOtherSites);

  registerRoute(
    app,
    routes.search,
    async ({ params, session, raw: { log } }, reply) => {
      const { provider } = params;
      const query = readQuery(params.query);
      const limit = Number(params.limit);
      if (limit < 1 || limit > LIMIT_MAX) failure('badRequest');
      const offset = Number(params.offset);
      const normalised = query.normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase();
      const { tracks, hasMore, partial } = await answers({
        provider,
        key: [limit, offset, normalised].join('|'),
        userId: session?.userId ?? null,
        log,
        ask: ({ search }, { userToken }) =>
          search({ query, limit, offset, ...(userToken !== undefined && { userToken }) }, log),
      }).catch(endRequest(log, 'a search failed', provider));
      // The answer may depend on who is signed in; `Vary: Cookie`, which every answer has, keeps it from another user.
      reply.header('cache-control', partial ? 'no-store' : `private, max-age=${CACHE.freshS}`);
      return { queryData: toTracks(tracks), hasMore, ...(partial && { partial }) } satisfies SearchPage;
    },
    { rateLimit },
  );
}

/** The text to search for, cut to its limit; fails with `badRequest` when nothing is left of it. */
export function readQuery(text: string): string {
  return searchQuery(text.replaceAll(/\p{Cc}+/gu, ' ')) || failure('badRequest');
}
