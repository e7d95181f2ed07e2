import { PROVIDERS, routes, type Linked, type Provider } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes';
import { failure } from '../../failure';
import { refuseOtherSites } from '../../plugins/origin';
import type { OpenedLink } from '../../providers/music-provider';
import { providerSettings, type ProviderConfigs } from '../../providers/provider-settings';
import type { LinkSettings } from '../../providers/settings-port';
import { endRequest, providerFailure } from '../provider-failure';
import { createProviderAnswers, createUserTokens, toTracks } from '../search';

export type LinkTarget = { provider: Provider; link: string };

const NOT_KEPT = { freshS: 0, staleS: 0, maxCharacters: 1 };
const LENGTH_MAX = 2000;
const BLANK = /[\p{C}\s]/u;

/** Null when the text is no address of a track, an album, an artist or a playlist. Nothing is requested. */
export function readLink(
  text: string,
  config: LinkSettings & { providers?: Partial<ProviderConfigs> },
): LinkTarget | null {
  const trimmed = text.trim();
  if (trimmed.length > LENGTH_MAX || BLANK.test(trimmed)) return null;
  for (const provider of PROVIDERS) {
    const link = providerSettings[provider].readLink(trimmed, config, config.providers?.[provider] ?? null);
    if (link !== undefined) return link === null ? null : { provider, link };
  }
  return null;
}

/** Opens links to tracks, albums, artists and playlists at the providers. An address is read, never requested. */
export async function linksModule(app: FastifyInstance): Promise<void> {
  const userTokens = createUserTokens(app, 'a link was opened without the token of its user');
  // A list that one user may not open does not mean that the user's token is invalid.
  const answers = createProviderAnswers<OpenedLink | null>(app, userTokens, NOT_KEPT, { refusals: ['auth'] });
  // Counted like a search, in its own limit.
  const rateLimit = { max: app.config.searchesPerMinute, timeWindow: 60_000 };

  app.addHook('onRequest', refuseOtherSites);

  registerRoute(
    app,
    routes.openLink,
    async ({ query, session, raw: { log } }) => {
      const target = readLink(query.url, app.config) ?? failure('linkUnknown');
      const { provider, link } = target;
      // With the user's token first: Spotify serves some lists to their owner alone.
      const found = await answers({
        provider,
        key: link,
        userId: session?.userId ?? null,
        log,
        ask: (music, asked) => music.openLink(link, asked),
      }).catch(
        endRequest(log, 'a link could not be opened', provider, (error) =>
          error.kind === 'forbidden' ? failure('linkNotServed') : providerFailure(error),
        ),
      );
      return toAnswer(found ?? failure('linkNotFound'), target, app.config);
    },
    { rateLimit },
  );
}

function toAnswer(found: OpenedLink, { provider, link }: LinkTarget, hosts: LinkSettings): Linked {
  if ('artistId' in found) return { kind: 'artist', provider, id: found.artistId };
  if (!('tracks' in found)) return { kind: 'track', track: toTracks([found])[0]! };
  const { title, imageUrl, tracks, trackCount = tracks.length, leftOut, missing } = found;
  return {
    kind: 'playlist',
    title,
    provider,
    webUrl: providerSettings[provider].pageOfLink?.(link, hosts) ?? link,
    ...(imageUrl && { imageUrl }),
    tracks: toTracks(tracks),
    trackCount,
    leftOut,
    missing,
  };
}
