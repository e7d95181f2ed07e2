// Spotify's Web API: search and tracks with the app's token, the profile with the user's token.
import * as z from 'zod/mini';
import { cutCharacters } from '@segue/contract';
import type { SpotifyConfig } from './settings';
import { withAppToken, type AppTokens } from '../app-tokens';
import {
  ProviderError,
  type AskedFor,
  type Catalogue,
  type CatalogueCollection,
  type CatalogueTrack,
  type ProviderProfile,
  type SearchRequest,
} from '../music-provider';
import type { UpstreamAnswer } from '../send-once';
import type { Upstream } from '../upstream';
import type { CallLog, Operation } from '../upstream-events';
import { lenient, readBody, type Links } from '../wire';
import { createCatalogue } from './catalogue';
import { errorOf, nullIfUnknown } from './errors';
import { readCollection } from './lists';
import { createSearch, searchAnswerSchema, type SearchAnswer } from './search';
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
const TRACK_ID = /^[0-9A-Za-z]{1,64}$/;
const LINK = /^spotify:(track|album|playlist):([0-9A-Za-z]{1,64})$/;

export function createWebApi(options: {
  config: SpotifyConfig;
  upstream: Upstream;
  appTokens: AppTokens;
  links: Links;
  /** Called for each list entry that was dropped. */
  report: (error: ProviderError) => void;
}) {
  const { config, upstream, appTokens, links, report } = options;

  async function read(
    operation: Operation,
    path: string,
    accessToken: string,
    log: CallLog | undefined,
  ): Promise<UpstreamAnswer> {
    const answer = await upstream.send({
      operation,
      log,
      method: 'GET',
      url: `${config.apiUrl}/v1${path}`,
      headers: { authorization: `Bearer ${accessToken}` },
    });
    if (answer.status !== 200) throw errorOf(answer);
    return answer;
  }

  async function readSearchPage(
    { query, limit, offset, userToken }: SearchRequest,
    log?: CallLog,
  ): Promise<SearchAnswer> {
    const search = new URLSearchParams({
      q: cutCharacters(query, QUERY_MAX_CHARACTERS),
      type: 'track',
      limit: String(limit),
      offset: String(offset),
      // Without a market Spotify does not say whether a track is playable. The country of a user's token has priority over it
      // (reference of the Web API, search).
      market: config.market,
    });
    const send = (token: string) => read('search', `/search?${search.toString()}`, token, log);
    const answer = await (userToken === undefined ? withAppToken(appTokens, send) : send(userToken));
    return readBody(answer, searchAnswerSchema);
  }

  async function track(id: string, { log }: AskedFor = {}): Promise<CatalogueTrack | null> {
    if (!TRACK_ID.test(id)) return null;
    return nullIfUnknown(async () => {
      const answer = await withAppToken(appTokens, (token) =>
        read('track', `/tracks/${id}?market=${config.market}`, token, log),
      );
      const found = readBody(answer, spotifyTrackSchema);
      // Not licensed in `config.market`, but perhaps in the country of a listener.
      const isElsewhere = found.restrictions?.reason === 'market';
      return toTrack(isElsewhere ? { ...found, is_playable: null } : found, links);
    });
  }

  /** Reads paths with the user's token where there is one, and with the app's elsewhere. */
  const reader =
    (operation: Operation, { userToken, log }: AskedFor) =>
    (path: string) => {
      const send = (token: string) => read(operation, path, token, log);
      return userToken === undefined ? withAppToken(appTokens, send) : send(userToken);
    };
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

    async openLink(link: string, asked: AskedFor = {}): Promise<CatalogueTrack | CatalogueCollection | null> {
      const [, kind, id] = LINK.exec(link) ?? [];
      if (!kind || !id) return null;
      if (kind === 'track') return track(id, asked);
      const parts = { ...lists, read: reader('link', asked) };
      return nullIfUnknown(() => readCollection(kind === 'album' ? kind : 'playlist', id, parts));
    },

    async profile(accessToken: string, log?: CallLog): Promise<ProviderProfile> {
      const profile = readBody(await read('profile', '/me', accessToken, log), profileSchema);
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
