// Artists, albums and playlists of SoundCloud. An artist is an account, or a name that accounts give with their uploads.
import { cutCharacters, type ArtistSummary } from '@segue/contract';
import type * as z from 'zod/mini';
import {
  ARTIST_TRACKS_MAX,
  byItsArtists,
  eachOnce,
  HITS_MAX,
  isSameName,
  newestFirst,
  QUERY_MAX_CHARACTERS,
  RELATED_MAX,
  withoutTrack,
} from '@segue/api/port/catalogue';
import {
  type Catalogue,
  type CatalogueArtist,
  type CatalogueTrack,
  nullIfUnknown,
  type ProviderError,
} from '@segue/api/port/music-provider';
import { type Links, present, readBody, readItems } from '@segue/api/port/wire';
import type { Read } from '@segue/api/port/api-reader';
import { pageSchema, playlistSchema, readPlaylist, toCollection } from './playlists';
import * as wire from './to-track';

const USER_ID = /^soundcloud:users:\d+$/;
/** The newest uploads of an account; the most played of them are shown. */
const UPLOADS_READ = 100;

export function createCatalogue(parts: {
  read: Read;
  track: (id: string) => Promise<CatalogueTrack | null>;
  links: Links;
  report: (error: ProviderError) => void;
}): Catalogue {
  const { read, track, links, report } = parts;
  /** `q` is shortened; the other parameters are ours. */
  async function readList<S extends z.ZodMiniType>(
    path: string,
    { q, ...ours }: { q?: string; limit: number; access?: string; show_tracks?: string },
    schema: S,
  ): Promise<z.output<S>[]> {
    const query = new URLSearchParams({ ...ours, limit: String(ours.limit), linked_partitioning: 'true' });
    if (q !== undefined) query.set('q', cutCharacters(q, QUERY_MAX_CHARACTERS));
    return readItems(
      readBody(await read(`${path}?${query.toString()}`), pageSchema).collection,
      schema,
      report,
    );
  }

  const readUploads = (path: string, parameters: { q?: string; limit: number }) =>
    readList(path, { access: 'playable,preview', ...parameters }, wire.soundcloudTrackSchema);
  const toTracks = (uploads: readonly wire.SoundCloudTrack[]) =>
    uploads.flatMap((one) => wire.toTrack(one, links) ?? []);
  const pathOf = (userId: string) => `/users/${encodeURIComponent(userId)}`;
  const findUsers = (q: string) => readList('/users', { q, limit: HITS_MAX }, wire.userSchema);

  /** Sorts by plays. */
  async function tracksOf(userId: string): Promise<CatalogueTrack[]> {
    const uploads = await readUploads(`${pathOf(userId)}/tracks`, { limit: UPLOADS_READ });
    return toTracks(
      uploads.sort((one, other) => (other.playback_count ?? 0) - (one.playback_count ?? 0)),
    ).slice(0, ARTIST_TRACKS_MAX);
  }

  /** Uploads whose title names this artist. */
  async function tracksNaming(name: string): Promise<CatalogueTrack[]> {
    const found = toTracks(await readUploads('/tracks', { q: name, limit: ARTIST_TRACKS_MAX }));
    return found.filter(({ artistInfo }) => artistInfo.some((artist) => isSameName(artist.name, name)));
  }

  async function readPlaylists(path: string, parameters: { q?: string; limit: number }) {
    const found = await readList(path, { show_tracks: 'false', ...parameters }, playlistSchema);
    return found.map((playlist) => toCollection(playlist, links));
  }

  async function pageOf(user: wire.SoundCloudUser): Promise<CatalogueArtist | null> {
    const summary = toSummary(user);
    if (!summary) return null;
    const [tracks, playlists] = await Promise.all([
      tracksOf(summary.id),
      readPlaylists(`${pathOf(summary.id)}/playlists`, { limit: UPLOADS_READ }),
    ]);
    return { ...summary, tracks, albums: newestFirst(playlists.filter(({ kind }) => kind === 'album')) };
  }

  /** The account with this name, and its music in other accounts. */
  async function findArtist(name: string): Promise<CatalogueArtist | null> {
    const [users, named] = await Promise.all([findUsers(name), tracksNaming(name)]);
    const user = users.find(
      ({ username, track_count: uploads }) => uploads !== 0 && isSameName(username ?? '', name),
    );
    const page = user ? await pageOf(user) : null;
    const [artist] = named[0]?.artistInfo ?? [];
    if (!page && !artist) return null;
    return {
      ...(page ?? { id: name, provider: 'soundcloud', name: artist?.name ?? name, albums: [] }),
      tracks: eachOnce([...(page?.tracks ?? []), ...named]).slice(0, ARTIST_TRACKS_MAX),
    };
  }

  /** Null for an account without a name. */
  function toSummary(user: wire.SoundCloudUser): ArtistSummary | null {
    const artist = wire.toArtist(user, links);
    if (!artist) return null;
    const { id, name, profileUrl: webUrl } = artist;
    const imageUrl = links.image(wire.largerImage(user.avatar_url));
    return { id, provider: 'soundcloud', name, ...present({ imageUrl, webUrl }) };
  }

  return {
    artist: async (id) =>
      USER_ID.test(id)
        ? nullIfUnknown(async () => pageOf(readBody(await read(pathOf(id)), wire.userSchema)))
        : findArtist(id),

    findArtist,

    // SoundCloud reports the kind of the list.
    collection: async (_kind, id) =>
      wire.ID.test(id) ? nullIfUnknown(() => readPlaylist(read, id, links, report)) : null,

    async search(q) {
      const [users, playlists] = await Promise.all([
        findUsers(q),
        readPlaylists('/playlists', { q, limit: 2 * HITS_MAX }),
      ]);
      const ofKind = (wanted: 'album' | 'playlist') =>
        playlists.filter(({ kind }) => kind === wanted).slice(0, HITS_MAX);
      const artists = users.flatMap((user) => toSummary(user) ?? []).slice(0, HITS_MAX);
      return { artists, albums: ofKind('album'), playlists: ofKind('playlist') };
    },

    async related(id) {
      if (!wire.ID.test(id)) return [];
      const path = `/tracks/${encodeURIComponent(id)}/related`;
      const found = await nullIfUnknown(() => readUploads(path, { limit: RELATED_MAX + 1 }));
      const related = withoutTrack(id, toTracks(found ?? []));
      if (related.length > 0) return related;
      const byArtist = (artist: { id: string; name: string }) =>
        USER_ID.test(artist.id) ? tracksOf(artist.id) : tracksNaming(artist.name);
      return withoutTrack(id, await byItsArtists(await track(id), byArtist));
    },
  };
}
