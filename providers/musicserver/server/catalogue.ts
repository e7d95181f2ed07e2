// Search, songs and links of a music server.
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
import type { CallLog, Operation } from '@segue/api/port/upstream-events';
import { eachOnce, LAST_OFFSET } from '@segue/api/port/catalogue';
import { readItems } from '@segue/api/port/wire';
import { createLibrary, find, type Ask } from './library';
import type { RestApi } from './rest-api';
import { isPossibleId, songSchema, toTrack } from './to-track';
import { createUserLibrary } from './user-library';

const songAnswerSchema = z.object({ song: songSchema });

/** Where the pages of known servers name a song, a list or an artist, such as `/app/#/album/3f/show`. */
const PAGE = /[/#](song|track|album|artist|playlist)s?\/([^/?#]+)(?:[/?#]|$)/i;

export function createCatalogue(
  serverUrl: string,
  read: RestApi,
  /** Called for each list entry that is dropped as invalid. */
  report: (error: ProviderError) => void,
) {
  const toTracks = (items: readonly unknown[] | null | undefined): CatalogueTrack[] =>
    eachOnce(readItems(items ?? [], songSchema, report).flatMap((song) => toTrack(song) ?? []));

  const asUser =
    ({ userToken, log }: AskedFor, operation: Operation = 'catalogue'): Ask =>
    async (method, parameters, schema) => {
      if (userToken === undefined) throw new ProviderError('auth', { reason: 'no log-in' });
      return read(operation, method, { logIn: userToken, parameters, log }, schema);
    };

  async function track(id: string, asked: AskedFor = {}): Promise<CatalogueTrack | null> {
    if (!isPossibleId(id)) return null;
    const ask = asUser(asked, 'track');
    return nullIfUnknown(async () => toTrack((await ask('getSong', { id }, songAnswerSchema)).song));
  }

  const catalogue = (asked: AskedFor): Catalogue =>
    createLibrary({ ask: asUser(asked), toTracks, track: (id) => track(id, asked), report });

  return {
    async search({ query, limit, offset, ...asked }: SearchRequest, log?: CallLog): Promise<CataloguePage> {
      if (offset > LAST_OFFSET) return { tracks: [], hasMore: false };
      // One more than a page, to know whether there is another page.
      const counts = { songCount: limit + 1, songOffset: offset };
      const { song } = await find(asUser({ ...asked, log }, 'search'), query, counts);
      return {
        tracks: toTracks(song?.slice(0, limit)),
        hasMore: (song?.length ?? 0) > limit && offset + limit <= LAST_OFFSET,
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
