// Search, songs and links of a music server.
import { cutCharacters } from '@segue/contract';
import * as z from 'zod/mini';
import {
  type AskedFor,
  type Catalogue,
  type CataloguePage,
  type CatalogueTrack,
  nullIfUnknown,
  type OpenedLink,
  ProviderError,
  type SearchRequest,
} from '@segue/api/port/music-provider';
import type { CallLog } from '@segue/api/port/upstream-events';
import { eachOnce, LAST_OFFSET, QUERY_MAX_CHARACTERS } from '@segue/api/port/catalogue';
import { lenient, readItems } from '@segue/api/port/wire';
import { createLibrary, type Ask } from './library';
import type { RestApi } from './rest-api';
import { isPossibleId, songSchema, toTrack } from './to-track';
import { createUserLibrary } from './user-library';

const songs = lenient(z.array(z.unknown()));
const searchSchema = z.object({ searchResult3: lenient(z.object({ song: songs })) });
const songAnswerSchema = z.object({ song: songSchema });

/** Where the pages of known servers name a song, a list or an artist, such as `/app/#/album/3f/show`. */
const PAGE = /[/#](song|track|album|artist|playlist)s?\/([^/?#]+)(?:[/?#]|$)/i;

export function createCatalogue(
  serverUrl: string,
  read: RestApi,
  /** Called for each list entry that is dropped as invalid. */
  report: (error: ProviderError) => void,
) {
  /** No request is possible without a log-in. */
  const requireLogIn = (userToken: string | undefined): string => {
    if (userToken === undefined) throw new ProviderError('auth', { reason: 'no log-in' });
    return userToken;
  };
  const toTracks = (items: readonly unknown[] | null): CatalogueTrack[] =>
    eachOnce(readItems(items ?? [], songSchema, report).flatMap((song) => toTrack(song) ?? []));

  async function track(id: string, { userToken, log }: AskedFor = {}): Promise<CatalogueTrack | null> {
    if (!isPossibleId(id)) return null;
    const request = { logIn: requireLogIn(userToken), parameters: { id }, log };
    return nullIfUnknown(async () =>
      toTrack((await read('track', 'getSong', request, songAnswerSchema)).song),
    );
  }

  const asUser =
    ({ userToken, log }: AskedFor): Ask =>
    (method, parameters, schema) =>
      read('catalogue', method, { logIn: requireLogIn(userToken), parameters, log }, schema);

  const catalogue = (asked: AskedFor): Catalogue =>
    createLibrary({ ask: asUser(asked), toTracks, track: (id) => track(id, asked), report });

  return {
    async search({ query, limit, offset, userToken }: SearchRequest, log?: CallLog): Promise<CataloguePage> {
      if (offset > LAST_OFFSET) return { tracks: [], hasMore: false };
      const logIn = requireLogIn(userToken);
      const parameters = {
        query: cutCharacters(query, QUERY_MAX_CHARACTERS),
        artistCount: '0',
        albumCount: '0',
        // One more than a page, to know whether there is another page.
        songCount: String(limit + 1),
        songOffset: String(offset),
      };
      const { searchResult3 } = await read('search', 'search3', { logIn, parameters, log }, searchSchema);
      const found = searchResult3?.song ?? [];
      return {
        tracks: toTracks(found.slice(0, limit)),
        hasMore: found.length > limit && offset + limit <= LAST_OFFSET,
      };
    },

    track,
    catalogue,
    userLibrary: (asked: AskedFor) => createUserLibrary(asUser(asked), (id) => track(id, asked), report),

    /** `link` is the address of a page of this server. */
    async openLink(link: string, asked: AskedFor = {}): Promise<OpenedLink | null> {
      const [, kind = '', encoded = ''] = PAGE.exec(pathOn(serverUrl, link)) ?? [];
      if (!isPossibleId(encoded)) return null;
      if (/^(song|track)$/i.test(kind)) return track(encoded, asked);
      if (/^artist$/i.test(kind)) return { artistId: encoded };
      return catalogue(asked).collection(/^album$/i.test(kind) ? 'album' : 'playlist', encoded);
    },
  };
}

/** The path below the server's own address; empty for another address. */
function pathOn(serverUrl: string, address: string): string {
  if (!URL.canParse(address)) return '';
  const { href, username, password } = new URL(address);
  return !username && !password && href.startsWith(`${serverUrl}/`) ? href.slice(serverUrl.length) : '';
}
