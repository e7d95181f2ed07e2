// Artists, albums and playlists of SoundCloud. An artist is an account, or a name that accounts give with their uploads.
import { cutCharacters, type ArtistSummary } from '@segue/contract';
import * as z from 'zod/mini';
import {
  ARTIST_TRACKS_MAX,
  byItsArtists,
  HITS_MAX,
  isSameName,
  newestFirst,
  RELATED_MAX,
  withoutTrack,
} from '../catalogue';
import {
  nullIfUnknown,
  type AskedFor,
  type Catalogue,
  type CatalogueArtist,
  type CatalogueTrack,
  type MusicProvider,
  type ProviderError,
} from '../music-provider';
import { readBody, readItems, type Links } from '../wire';
import { pageSchema, playlistSchema, readPlaylist, toCollection, type Read } from './playlists';
import {
  largerImage,
  soundcloudTrackSchema,
  toArtist,
  toTrack,
  userSchema,
  type SoundCloudUser,
} from './to-track';

const USER_ID = /^soundcloud:users:\d+$/;
const ID = /^[\w-]+(:[\w-]+)*$/;
const QUERY_MAX_CHARACTERS = 200;
/** The newest uploads of an account, of which the most played are shown. */
const UPLOADS_READ = 100;

type Parameters = Record<string, string | number>;

export function createCatalogue({
  reader,
  track,
  links,
  report,
}: {
  reader: (asked: AskedFor | undefined) => Read;
  track: MusicProvider['track'];
  links: Links;
  report: (error: ProviderError) => void;
}): Catalogue {
  async function readList<S extends z.ZodMiniType>(
    path: string,
    parameters: Parameters,
    schema: S,
    asked: AskedFor | undefined,
  ): Promise<z.output<S>[]> {
    const fields = Object.entries(parameters).map(([name, value]): [string, string] => [name, String(value)]);
    const query = new URLSearchParams([...fields, ['linked_partitioning', 'true']]);
    const answer = await reader(asked)(`${path}?${query.toString()}`);
    return readItems(readBody(answer, pageSchema).collection, schema, report);
  }

  /** In the order of SoundCloud, or the most played first. */
  async function readTracks(
    path: string,
    parameters: Parameters,
    asked: AskedFor | undefined,
    order?: 'most played',
  ): Promise<CatalogueTrack[]> {
    const found = await readList(
      path,
      { access: 'playable,preview', ...parameters },
      soundcloudTrackSchema,
      asked,
    );
    if (order) found.sort((one, other) => (other.playback_count ?? 0) - (one.playback_count ?? 0));
    return found.flatMap((one) => toTrack(one, links) ?? []);
  }

  const uploadsOf = (userId: string, asked: AskedFor | undefined) =>
    readTracks(`/users/${encodeURIComponent(userId)}/tracks`, { limit: UPLOADS_READ }, asked, 'most played');

  async function readPlaylists(path: string, parameters: Parameters, asked: AskedFor | undefined) {
    const found = await readList(path, { show_tracks: 'false', ...parameters }, playlistSchema, asked);
    return found.map((playlist) => toCollection(playlist, links));
  }

  async function pageOf(user: SoundCloudUser, asked: AskedFor | undefined): Promise<CatalogueArtist | null> {
    const summary = toSummary(user, links);
    if (!summary) return null;
    const [tracks, playlists] = await Promise.all([
      uploadsOf(summary.id, asked),
      readPlaylists(`/users/${encodeURIComponent(summary.id)}/playlists`, { limit: UPLOADS_READ }, asked),
    ]);
    const albums = newestFirst(playlists.filter(({ kind }) => kind === 'album'));
    return { ...summary, tracks: tracks.slice(0, ARTIST_TRACKS_MAX), albums };
  }

  const findUsers = (query: string, asked: AskedFor | undefined) =>
    readList('/users', { q: cutCharacters(query, QUERY_MAX_CHARACTERS), limit: HITS_MAX }, userSchema, asked);

  /** Uploads that name this artist. */
  async function tracksNaming(name: string, asked: AskedFor | undefined): Promise<CatalogueTrack[]> {
    const q = cutCharacters(name, QUERY_MAX_CHARACTERS);
    const found = await readTracks('/tracks', { q, limit: ARTIST_TRACKS_MAX }, asked);
    return found.filter(({ artistInfo }) => artistInfo.some((artist) => isSameName(artist.name, name)));
  }

  /** The account of this name, and what other accounts published by it. */
  async function findArtist(name: string, asked?: AskedFor): Promise<CatalogueArtist | null> {
    const [users, named] = await Promise.all([findUsers(name, asked), tracksNaming(name, asked)]);
    const user = users.find(
      ({ username, track_count: uploads }) => uploads !== 0 && isSameName(username ?? '', name),
    );
    const page = user ? await pageOf(user, asked) : null;
    if (!page && named.length === 0) return null;
    const tracks = new Map([...(page?.tracks ?? []), ...named].map((one) => [one.id, one]));
    return {
      ...(page ?? {
        id: name,
        provider: 'soundcloud',
        name: named[0]?.artistInfo[0]?.name ?? name,
        albums: [],
      }),
      tracks: [...tracks.values()].slice(0, ARTIST_TRACKS_MAX),
    };
  }

  return {
    artist: async (id, asked) =>
      USER_ID.test(id)
        ? nullIfUnknown(async () =>
            pageOf(readBody(await reader(asked)(`/users/${encodeURIComponent(id)}`), userSchema), asked),
          )
        : findArtist(id, asked),

    findArtist,

    // What kind it is of, SoundCloud says.
    collection: async (_kind, id, asked) =>
      ID.test(id) ? nullIfUnknown(() => readPlaylist(reader(asked), id, links, report)) : null,

    async search(query, asked) {
      const q = cutCharacters(query, QUERY_MAX_CHARACTERS);
      const [users, playlists] = await Promise.all([
        findUsers(query, asked),
        readPlaylists('/playlists', { q, limit: 2 * HITS_MAX }, asked),
      ]);
      const ofKind = (wanted: 'album' | 'playlist') =>
        playlists.filter(({ kind }) => kind === wanted).slice(0, HITS_MAX);
      return {
        artists: users.flatMap((user) => toSummary(user, links) ?? []).slice(0, HITS_MAX),
        albums: ofKind('album'),
        playlists: ofKind('playlist'),
      };
    },

    async related(trackId, asked) {
      if (!ID.test(trackId)) return [];
      const path = `/tracks/${encodeURIComponent(trackId)}/related`;
      const found = (await nullIfUnknown(() => readTracks(path, { limit: RELATED_MAX + 1 }, asked))) ?? [];
      const related = withoutTrack(trackId, found);
      if (related.length > 0) return related;
      const others = await byItsArtists(await track(trackId, asked), ({ id, name }) =>
        USER_ID.test(id) ? uploadsOf(id, asked) : tracksNaming(name, asked),
      );
      return withoutTrack(trackId, others);
    },
  };
}

/** Null for an account without a name. */
function toSummary(user: SoundCloudUser, links: Links): ArtistSummary | null {
  const artist = toArtist(user, links);
  if (!artist) return null;
  const { id, name, profileUrl: webUrl } = artist;
  const imageUrl = links.image(largerImage(user.avatar_url));
  return { id, provider: 'soundcloud', name, ...(imageUrl && { imageUrl }), ...(webUrl && { webUrl }) };
}
