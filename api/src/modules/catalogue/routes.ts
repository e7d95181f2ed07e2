// Artists, albums and playlists of the providers, and tracks similar to one.
import { routes, type Provider, type Route } from '@segue/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerRoute, type RouteHandler, type Session } from '../../plugins/contract-routes';
import { failure } from '../../failure';
import { refuseOtherSites } from '../../plugins/origin';
import type { Catalogue, CatalogueTrack } from '../../providers/music-provider';
import { endRequest } from '../provider-failure';
import { createProviderAnswers, createUserTokens, readQuery, toTracks } from '../search';

/** Longer than that of a search: a page of an artist costs several requests, and changes with a release. */
const CACHE = { freshS: 600, staleS: 3600, maxCharacters: 8_000_000 };
const BROWSER_CACHE_S = 300;

type Request = {
  params: { provider: Provider };
  query: unknown;
  session: Session | null;
  raw: FastifyRequest;
};

export async function catalogueModule(app: FastifyInstance): Promise<void> {
  const userTokens = createUserTokens(app, 'a catalogue was read without the token of its user');
  const rateLimit = { max: app.config.searchesPerMinute, timeWindow: 60_000 };
  const register = <R extends Route>(route: R, handler: RouteHandler<R>) =>
    registerRoute(app, route, handler, { rateLimit });

  app.addHook('onRequest', refuseOtherSites);

  /** A handler with a cache of its own. */
  function answered<R extends Request, Answer, Body>(
    ask: (catalogue: Catalogue, request: R) => Promise<Answer>,
    toBody: (answer: Answer) => Body,
  ) {
    const answers = createProviderAnswers<Answer>(app, userTokens, CACHE, { isKept: isComplete });
    return async (request: R, reply: FastifyReply): Promise<Body> => {
      const { params, query, session, raw } = request;
      const { provider } = params;
      const answer = await answers({
        provider,
        key: JSON.stringify([params, query]),
        userId: session?.userId ?? null,
        log: raw.log,
        ask: ({ catalogue }, asked) => ask(catalogue(asked), request),
      }).catch(endRequest(raw.log, 'a catalogue did not answer', provider));
      const body = toBody(answer);
      // As with a search, `Vary: Cookie` keeps it from another user.
      reply.header('cache-control', isComplete(answer) ? `private, max-age=${BROWSER_CACHE_S}` : 'no-store');
      return body;
    };
  }

  register(
    routes.getArtist,
    answered((catalogue, { params }) => catalogue.artist(params.id), toFoundPage),
  );
  register(
    routes.findArtist,
    answered(
      (catalogue, { query }) => catalogue.findArtist(readQuery(query.name)),
      (artist) => ({ artist: artist && toPage(artist) }),
    ),
  );
  register(
    routes.searchCatalogue,
    answered(
      (catalogue, { params }) => catalogue.search(readQuery(params.query)),
      (hits) => hits,
    ),
  );
  register(
    routes.getRelated,
    answered(
      (catalogue, { params }) => catalogue.related(params.trackId),
      (tracks) => ({ tracks: toTracks(tracks) }),
    ),
  );
  register(
    routes.listServicePlaylists,
    answered(
      async (catalogue) => (await catalogue.playlists?.()) ?? [],
      (playlists) => ({ playlists }),
    ),
  );
  register(
    routes.getCollection,
    answered(
      (catalogue, { params: { kind, id } }) =>
        catalogue.collection(kind === 'albums' ? 'album' : 'playlist', id),
      toFoundPage,
    ),
  );
}

/** Whether the page is complete. An incomplete one is not cached. */
const isComplete = (answer: unknown) =>
  typeof answer !== 'object' || answer === null || !('missing' in answer);

const toPage = <P extends { tracks: CatalogueTrack[] }>(page: P) => ({
  ...page,
  tracks: toTracks(page.tracks),
});
const toFoundPage = <P extends { tracks: CatalogueTrack[] }>(page: P | null) =>
  toPage(page ?? failure('catalogueNotFound'));
