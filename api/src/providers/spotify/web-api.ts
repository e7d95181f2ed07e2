// Spotify's Web API: search and tracks with the app's token, the profile with the user's token.
import * as z from 'zod/mini';
import { cutCharacters } from '@segue/contract';
import type { SpotifyConfig } from './settings';
import { withAppToken, type AppTokens } from '../app-tokens';
import {
  OWNER_WITHOUT_PREMIUM,
  ProviderError,
  type AskedFor,
  type CatalogueTrack,
  type LinkedList,
  type ProviderProfile,
  type SearchRequest,
} from '../music-provider';
import type { UpstreamAnswer } from '../send-once';
import type { RateLimitDetail, Upstream } from '../upstream';
import type { CallLog, Operation } from '../upstream-events';
import { apiError, jsonOrNull, lenient, readBody, type Links } from '../wire';
import { readAlbum, readPlaylist } from './lists';
import { createSearch, searchAnswerSchema, type SearchAnswer } from './search';
import { spotifyTrackSchema, toTrack } from './to-track';

const errorBody = z.object({
  error: z.object({ message: lenient(z.string()), reason: lenient(z.string()) }),
});

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
const LISTS = { album: readAlbum, playlist: readPlaylist };

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

  return {
    search: createSearch(readSearchPage, links, config.searchMaxLimit, report),
    track,

    async openLink(
      link: string,
      { userToken, log }: AskedFor = {},
    ): Promise<CatalogueTrack | LinkedList | null> {
      const [, kind, id] = LINK.exec(link) ?? [];
      if (!kind || !id) return null;
      if (kind === 'track') return track(id, { log });
      const send = (path: string) => (token: string) => read('link', path, token, log);
      const readPath = (path: string) =>
        userToken === undefined ? withAppToken(appTokens, send(path)) : send(path)(userToken);
      const readList = LISTS[kind as keyof typeof LISTS];
      return nullIfUnknown(() => readList(readPath, id, config.market, links, report));
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

/** A 429 with QUOTA_EXCEEDED means that the quota of the developer account is used up, so retrying in seconds is useless. */
export function readRateLimit(body: string): RateLimitDetail {
  const parsed = errorBody.safeParse(jsonOrNull(body));
  return { quota: parsed.success && parsed.data.error.reason === 'QUOTA_EXCEEDED', retryAfterS: null };
}

/** Spotify serves an app in development mode only while the app's owner has Premium. */
function errorOf(answer: UpstreamAnswer): ProviderError {
  const reason = reasonOf(answer);
  return answer.status === 403 && /premium subscription required for the owner/i.test(reason ?? '')
    ? new ProviderError('app-refused', { reason: OWNER_WITHOUT_PREMIUM })
    : apiError(answer, reason);
}

function reasonOf(answer: UpstreamAnswer): string | null {
  const parsed = errorBody.safeParse(jsonOrNull(answer.text));
  if (parsed.success) return parsed.data.error.reason ?? parsed.data.error.message;
  // Some errors are plain text, such as 403 for a user who is not on the app's allow-list.
  return answer.text.startsWith('<') ? null : answer.text.trim() || null;
}

async function nullIfUnknown<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof ProviderError && meansUnknown(error)) return null;
    throw error;
  }
}

function meansUnknown(error: ProviderError): boolean {
  return error.kind === 'not-found' || /^invalid (base62 )?id$/i.test(error.reason ?? '');
}
