// Spotify's Web API: search and tracks with the app's token, the profile with the user's token.
import * as z from 'zod/mini';
import { cutCharacters } from '@segue/contract';
import { type ApiParts, createApiReader } from '@segue/api/port/api-reader';
import {
  type AskedFor,
  type Catalogue,
  type CatalogueTrack,
  type OpenedLink,
  ProviderError,
  type ProviderProfile,
  type SearchRequest,
} from '@segue/api/port/music-provider';
import type { CallLog } from '@segue/api/port/upstream-events';
import { lenient, readBody } from '@segue/api/port/wire';
import type { SpotifyConfig } from './settings';
import { createCatalogue } from './catalogue';
import { errorOf, nullIfUnknown } from './errors';
import { ID } from './link';
import { readCollection } from './lists';
import { createSearch, searchAnswerSchema } from './search';
import { spotifyTrackSchema, toTrack } from './to-track';

const profileSchema = z.object({
  // Every profile has it, and it never changes. Falling back to `id` would give the user a second identity, and `id` is a user name
  // that can equal another user's account_id.
  account_id: lenient(z.string().check(z.minLength(1))),
  display_name: lenient(z.string()),
  email: lenient(z.string()),
  product: lenient(z.string()),
});

/** Spotify answers longer queries with 400 or 404. Undocumented; reported in spotipy-dev/spotipy#845. */
const QUERY_MAX_CHARACTERS = 100;
const LINK = /^spotify:(track|album|artist|playlist):(.*)$/;

export function createWebApi({ config, links, report, ...clients }: ApiParts<SpotifyConfig>) {
  const reader = createApiReader(clients, { url: `${config.apiUrl}/v1`, scheme: 'Bearer', errorOf });

  async function readSearchPage({ query, limit, offset, userToken }: SearchRequest, log?: CallLog) {
    const search = new URLSearchParams({
      q: cutCharacters(query, QUERY_MAX_CHARACTERS),
      type: 'track',
      limit: String(limit),
      offset: String(offset),
      // Without a market Spotify does not say whether a track is playable. The country of a user's token has priority over it
      // (reference of the Web API, search).
      market: config.market,
    });
    const answer = await reader('search', { userToken, log })(`/search?${search.toString()}`);
    return readBody(answer, searchAnswerSchema);
  }

  async function track(id: string, { log }: AskedFor = {}): Promise<CatalogueTrack | null> {
    if (!ID.test(id)) return null;
    return nullIfUnknown(async () => {
      const answer = await reader('track', { log })(`/tracks/${id}?market=${config.market}`);
      const found = readBody(answer, spotifyTrackSchema);
      // Not licensed in `config.market`, but perhaps in the country of a listener.
      const isElsewhere = found.restrictions?.reason === 'market';
      return toTrack(isElsewhere ? { ...found, is_playable: null } : found, links);
    });
  }

  const search = createSearch(readSearchPage, links, config.searchMaxLimit, report);
  const lists = { market: config.market, links, report };

  return {
    search,
    track,

    catalogue: ({ userToken, log }: AskedFor): Catalogue =>
      createCatalogue({
        ...lists,
        read: reader('catalogue', { userToken, log }),
        search: (query, limit) =>
          search({ query, limit, offset: 0, ...(userToken !== undefined && { userToken }) }, log),
        track: (id) => track(id, { log }),
      }),

    async openLink(link: string, asked: AskedFor = {}): Promise<OpenedLink | null> {
      const [, kind, id] = LINK.exec(link) ?? [];
      if (!kind || !id || !ID.test(id)) return null;
      if (kind === 'track') return track(id, asked);
      if (kind === 'artist') return { artistId: id };
      const parts = { ...lists, read: reader('link', asked) };
      return nullIfUnknown(() => readCollection(kind === 'album' ? kind : 'playlist', id, parts));
    },

    async profile(accessToken: string, log?: CallLog): Promise<ProviderProfile> {
      const profile = readBody(
        await reader('profile', { userToken: accessToken, log })('/me'),
        profileSchema,
      );
      if (profile.account_id === null)
        throw new ProviderError('no-identity', { reason: 'account_id missing' });
      return {
        providerUserId: profile.account_id,
        displayName: profile.display_name,
        email: profile.email,
        premium: profile.product === null ? null : profile.product === 'premium',
      };
    },
  };
}
