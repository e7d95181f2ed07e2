// Artists, albums and playlists of the providers, and what is like a track.
import { routes, searchQuery, type Provider } from '@segue/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { registerRoute, type Session } from '../../contract-routes';
import { failure } from '../../failure';
import { refuseOtherSites } from '../../plugins/origin';
import {
  ProviderError,
  type AskedFor,
  type Catalogue,
  type CatalogueTrack,
} from '../../providers/music-provider';
import { providerFailure } from '../provider-failure';
import { createProviderAnswers, createUserTokens, toTracks } from '../search';

/** Longer than that of a search: a page of an artist costs several requests, and changes with a release. */
const CACHE = { freshS: 600, staleS: 3600, maxCharacters: 8_000_000 };
const BROWSER_CACHE_S = 300;

type Request = {
  params: { provider: Provider };
  query: unknown;
  session: Session | null;
  raw: FastifyRequest;
};
type Page = { tracks: CatalogueTrack[] };

export async function catalogueModule(app: FastifyInstance): Promise<void> {
  const { providers, clock } = app;
  const { askAsUser } = app.accessTokens;
  const userTokens = createUserTokens(app.accessTokens, (error) =>
    app.log.error({ err: error }, 'a catalogue was read without the token of its user'),
  );
  const rateLimit = { max: app.config.searchesPerMinute, timeWindow: 60_000 };

  app.addHook('onRequest', refuseOtherSites);

  /** A handler with a cache of its own. */
  function answered<R extends Request, Answer, Body>(
    ask: (catalogue: Catalogue, request: R, asked: AskedFor) => Promise<Answer>,
    toBody: (answer: Answer) => Body,
  ) {
    const answers = createProviderAnswers<Answer>({ providers, askAsUser, clock, userTokens }, CACHE);
    return async (request: R, reply: FastifyReply): Promise<Body> => {
      const { params, query, session, raw } = request;
      try {
        const answer = await answers({
          provider: params.provider,
          key: JSON.stringify([params, query]),
          userId: session?.userId ?? null,
          log: raw.log,
          ask: ({ catalogue }, asked) => ask(catalogue, request, asked),
        });
        const body = toBody(answer);
        // As with a search, `Vary: Cookie` keeps it from another user.
        reply.header('cache-control', `private, max-age=${BROWSER_CACHE_S}`);
        return body;
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        raw.log.warn(
          { err: error, provider: params.provider, kind: error.kind },
          'a catalogue did not answer',
        );
        return providerFailure(error);
      }
    };
  }

  registerRoute(
    app,
    routes.getArtist,
    answered((catalogue, { params }, asked) => catalogue.artist(params.id, asked), toFoundPage),
    { rateLimit },
  );
  registerRoute(
    app,
    routes.findArtist,
    answered(
      (catalogue, { query }, asked) => catalogue.findArtist(readText(query.name), asked),
      (artist) => ({ artist: artist && toPage(artist) }),
    ),
    { rateLimit },
  );
  registerRoute(
    app,
    routes.searchCatalogue,
    answered(
      (catalogue, { params }, asked) => catalogue.search(readText(params.query), asked),
      (hits) => hits,
    ),
    { rateLimit },
  );
  registerRoute(
    app,
    routes.getRelated,
    answered(
      (catalogue, { params }, asked) => catalogue.related(params.trackId, asked),
      (tracks) => ({ tracks: toTracks(tracks) }),
    ),
    { rateLimit },
  );
  registerRoute(
    app,
    routes.getCollection,
    answered(
      (catalogue, { params }, asked) =>
        catalogue.collection(params.kind === 'albums' ? 'album' : 'playlist', params.id, asked),
      toFoundPage,
    ),
    { rateLimit },
  );
}

const toPage = <P extends Page>(page: P) => ({ ...page, tracks: toTracks(page.tracks) });
const toFoundPage = <P extends Page>(page: P | null) => toPage(page ?? failure('catalogueNotFound'));

function readText(text: string): string {
  return searchQuery(text.replaceAll(/\p{Cc}+/gu, ' ')) || failure('badRequest');
}
