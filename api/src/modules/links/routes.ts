import { descriptorOf, PROVIDERS, routes, type Linked, type Provider } from '@segue/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerRoute } from '../../contract-routes';
import { failure } from '../../failure';
import { refuseOtherSites } from '../../plugins/origin';
import {
  ProviderError,
  requireProvider,
  type AskAsUser,
  type MusicProvider,
} from '../../providers/music-provider';
import { providerSettings, type ProviderConfigs } from '../../providers/provider-settings';
import type { LinkSettings } from '../../providers/settings-port';
import { providerFailure } from '../provider-failure';
import { createUserTokens, toTracks, type UserTokens } from '../search';

export type LinkTarget = { provider: Provider; link: string };

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
        const found = await open(provider, target, {
          userTokens,
          askAsUser: app.accessTokens.askAsUser,
          userId: session?.userId ?? null,
          raw,
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

type Opened = NonNullable<Awaited<ReturnType<MusicProvider['openLink']>>>;

/** With the user's token first: Spotify serves some lists to their owner alone. */
async function open(
  provider: MusicProvider,
  { link }: LinkTarget,
  {
    userTokens,
    askAsUser,
    userId,
    raw,
  }: { userTokens: UserTokens; askAsUser: AskAsUser; userId: number | null; raw: FastifyRequest },
): Promise<Opened | null> {
  const { log } = raw;
  if (descriptorOf(provider.id).searchNeedsConnection) {
    if (userId === null) return failure('notConnected');
    return askAsUser({ userId, provider: provider.id, log }, (userToken) =>
      provider.openLink(link, { userToken, log }),
    );
  }
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

function toAnswer(found: Opened, { provider, link }: LinkTarget, hosts: LinkSettings): Linked {
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
