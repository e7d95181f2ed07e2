import { PROVIDERS, routes, type Linked, type Provider } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../contract-routes';
import { failure } from '../../failure';
import { refuseOtherSites } from '../../plugins/origin';
import { ProviderError, type MusicProvider } from '../../providers/music-provider';
import { providerSettings, type ProviderConfigs } from '../../providers/provider-settings';
import type { LinkSettings } from '../../providers/settings-port';
import { providerFailure } from '../provider-failure';
import { createProviderAnswers, createUserTokens, toTracks } from '../search';

export type LinkTarget = { provider: Provider; link: string };

type Opened = Awaited<ReturnType<MusicProvider['openLink']>>;

const NOT_KEPT = { freshS: 0, staleS: 0, maxCharacters: 1 };
const LENGTH_MAX = 2000;
const BLANK = /[\p{C}\s]/u;

/** Null when the text is no address of a track, an album or a playlist. Nothing is requested. */
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

/** Opens links to tracks, albums and playlists at the providers. An address is read, never requested. */
export async function linksModule(app: FastifyInstance): Promise<void> {
  const userTokens = createUserTokens(app.accessTokens, (error) =>
    app.log.error({ err: error }, 'a link was opened without the token of its user'),
  );
  const { providers, clock, accessTokens } = app;
  const answers = createProviderAnswers<Opened>(
    { providers, clock, userTokens, askAsUser: accessTokens.askAsUser },
    NOT_KEPT,
    // A list that is not served to a user says nothing of the token.
    { refusals: ['auth'] },
  );
  // Counts like a search, and apart from it.
  const rateLimit = { max: app.config.searchesPerMinute, timeWindow: 60_000 };

  app.addHook('onRequest', refuseOtherSites);

  registerRoute(
    app,
    routes.openLink,
    async ({ query, session, raw }) => {
      const target = readLink(query.url, app.config) ?? failure('linkUnknown');
      try {
        // With the user's token first: Spotify serves some lists to their owner alone.
        const found = await answers({
          provider: target.provider,
          key: target.link,
          userId: session?.userId ?? null,
          log: raw.log,
          ask: (provider, asked) => provider.openLink(target.link, asked),
        });
        if (found === null) failure('linkNotFound');
        return toAnswer(found, target, app.config);
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

function toAnswer(found: NonNullable<Opened>, { provider, link }: LinkTarget, hosts: LinkSettings): Linked {
  if (!('tracks' in found)) return { kind: 'track', track: toTracks([found])[0]! };
  const { title, imageUrl, tracks, trackCount = tracks.length } = found;
  return {
    kind: 'playlist',
    title,
    provider,
    webUrl: providerSettings[provider].pageOfLink?.(link, hosts) ?? link,
    ...(imageUrl && { imageUrl }),
    tracks: toTracks(tracks),
    trackCount,
  };
}
