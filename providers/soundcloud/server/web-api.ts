// SoundCloud's HTTP API: search and tracks with the app's token, the profile with the user's token.
import * as z from 'zod/mini';
import { cutCharacters } from '@segue/contract';
import { droppedEntry, lenient, readBody, readItems } from '@segue/api/port/wire';
import { type ApiParts, createApiReader } from '@segue/api/port/api-reader';
import {
  type AskedFor,
  type Catalogue,
  type CataloguePage,
  type CatalogueTrack,
  nullIfUnknown,
  type OpenedLink,
  ProviderError,
  type ProviderProfile,
  type SearchRequest,
} from '@segue/api/port/music-provider';
import type { CallLog } from '@segue/api/port/upstream-events';
import { eachOnce, LAST_OFFSET, QUERY_MAX_CHARACTERS } from '@segue/api/port/catalogue';
import type { SoundCloudConfig } from './settings';
import { createCatalogue } from './catalogue';
import { errorOf } from './errors';
import { pageSchema, readPlaylist } from './playlists';
import { ID, soundcloudTrackSchema, toTrack } from './to-track';

const foundSchema = z.object({ location: z.string() });

const profileSchema = z.object({
  urn: lenient(z.string().check(z.minLength(1))),
  // An empty id would identify all its users as one.
  id: lenient(z.union([z.int(), z.string().check(z.regex(/^\d+$/))])),
  username: lenient(z.string()),
});

/** The target of `/resolve`: the kind and id in its redirect. */
const RESOLVED = /\/(tracks|playlists|users)\/([\w-]+(?:(?::|%3A)[\w-]+)*)$/i;

export function createWebApi({ config, links, report, ...clients }: ApiParts<SoundCloudConfig>) {
  const reader = createApiReader(clients, { url: config.apiUrl, scheme: 'OAuth', errorOf });

  async function track(id: string, { log }: AskedFor = {}): Promise<CatalogueTrack | null> {
    if (!ID.test(id)) return null;
    return nullIfUnknown(async () => {
      const answer = await reader('track', { log })(`/tracks/${encodeURIComponent(id)}`);
      return toTrack(readBody(answer, soundcloudTrackSchema), links);
    });
  }

  return {
    async search({ query, limit, offset }: SearchRequest, log?: CallLog): Promise<CataloguePage> {
      if (offset > LAST_OFFSET) return { tracks: [], hasMore: false };
      const search = new URLSearchParams({
        q: cutCharacters(query, QUERY_MAX_CHARACTERS),
        access: 'playable,preview',
        limit: String(limit),
        offset: String(offset),
        linked_partitioning: 'true',
      });
      const answer = await reader('search', { log })(`/tracks?${search.toString()}`);
      const { collection, next_href: next } = readBody(answer, pageSchema);
      const tracks = readItems(collection, soundcloudTrackSchema, report).flatMap((item) => {
        const track = toTrack(item, links);
        if (!track) report(droppedEntry('id'));
        return track ?? [];
      });
      return {
        tracks: eachOnce(tracks),
        // Pages may be short or empty before the last one.
        hasMore: next !== null && offset + limit <= LAST_OFFSET,
      };
    },

    track,
    catalogue: ({ log }: AskedFor): Catalogue =>
      createCatalogue({
        read: reader('catalogue', { log }),
        track: (id) => track(id, { log }),
        links,
        report,
      }),

    async openLink(link: string, { log }: AskedFor = {}): Promise<OpenedLink | null> {
      return nullIfUnknown(async () => {
        const resolve = reader('link', { log }, true);
        const answer = await resolve(`/resolve?${new URLSearchParams({ url: link }).toString()}`);
        const { location } = readBody(answer, foundSchema);
        const [, kind, id] = RESOLVED.exec(location.split('?')[0] ?? '') ?? [];
        if (!kind || !id) return null;
        const urn = decodeURIComponent(id);
        if (kind === 'users') return { artistId: urn.includes(':') ? urn : `soundcloud:users:${urn}` };
        if (kind === 'tracks') return track(urn, { log });
        return readPlaylist(reader('link', { log }), urn, links, report);
      });
    },

    async profile(accessToken: string, log?: CallLog): Promise<ProviderProfile> {
      const profile = readBody(
        await reader('profile', { userToken: accessToken, log })('/me'),
        profileSchema,
      );
      const providerUserId = profile.urn ?? (profile.id === null ? null : `soundcloud:users:${profile.id}`);
      if (providerUserId === null) throw new ProviderError('no-identity', { reason: 'urn missing' });
      return { providerUserId, displayName: profile.username, premium: null };
    },
  };
}
