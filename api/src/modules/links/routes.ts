import { routes, type Linked, type Provider, type Track } from '@segue/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerRoute } from '../../contract-routes';
import { failure } from '../../failure';
import { refuseOtherSites } from '../../plugins/origin';
import {
  ProviderError,
  requireProvider,
  type CatalogueTrack,
  type MusicProvider,
} from '../../providers/music-provider';
import { providerFailure } from '../provider-failure';
import { createUserTokens, type UserTokens } from '../search';
import { readLink, type LinkTarget } from './address';

/** Opens links to tracks, albums and playlists at the providers. An address is read, never requested. */
export async function linksModule(app: FastifyInstance): Promise<void> {
  const userTokens = createUserTokens(app.accessTokens, (error) =>
    app.log.error({ err: error }, 'a link was opened without the token of its user'),
  );
  // Counts like a search, and apart from it.
  const rateLimit = { max: app.config.searchesPerMinute, timeWindow: 60_000 };

  app.addHook('onRequest', refuseOtherSites);

  registerRoute(
    app,
    routes.openLink,
    async ({ query, session, raw }) => {
      const target = readLink(query.url, app.config) ?? failure('linkUnknown');
      const provider = requireProvider(app.providers, target.provider);
      try {
        const found = await open(provider, target, { userTokens, userId: session?.userId ?? null, raw });
        if (found === null) failure('linkNotFound');
        return toAnswer(found, target, app.config.spotifyOpenUrl);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        raw.log.warn(
          { err: error, provider: target.provider, kind: error.kind },
          'a link could not be opened',
        );
        if (error.kind === 'forbidden') failure('linkNotServed');
        return providerFailure(error);
      }
    },
    { rateLimit },
  );
}

type Opened = NonNullable<Awaited<ReturnType<MusicProvider['openLink']>>>;

/** With the user's token first: Spotify serves some lists to their owner alone. */
async function open(
  provider: MusicProvider,
  { link }: LinkTarget,
  { userTokens, userId, raw }: { userTokens: UserTokens; userId: number | null; raw: FastifyRequest },
): Promise<Opened | null> {
  const { log } = raw;
  const userToken =
    userId !== null && provider.searchesForUser ? await userTokens.find(userId, provider.id, log) : null;
  if (userId !== null && userToken !== null) {
    try {
      return await provider.openLink(link, { userToken, log });
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'auth') throw error;
      userTokens.refuse(userId, provider.id, userToken);
    }
  }
  return provider.openLink(link, { log });
}

/** The browser marks favorites. */
const toTrack = (track: CatalogueTrack): Track => ({ ...track, isFavorited: false });

function toAnswer(found: Opened, { provider, link }: LinkTarget, spotifyOpenUrl: string): Linked {
  if (!('tracks' in found)) return { kind: 'track', track: toTrack(found) };
  return {
    kind: 'playlist',
    ...found,
    provider,
    webUrl: webUrl(provider, link, spotifyOpenUrl),
    tracks: found.tracks.map(toTrack),
  };
}

function webUrl(provider: Provider, link: string, spotifyOpenUrl: string): string {
  return provider === 'spotify' ? `${spotifyOpenUrl}/${link.split(':').slice(1).join('/')}` : link;
}
