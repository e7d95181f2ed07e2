// Playlists: ownership, names, covers and track order.
import { randomBytes } from 'node:crypto';
import {
  playlistName,
  routes,
  type DeletedPlaylist,
  type Playlist,
  type PlaylistTracks,
  type Provider,
} from '@segue/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock';
import type { Database, Tables } from '../../database/tables';
import { inTransaction } from '../../database/transaction';
import { failure } from '../../failure';
import type { CallLog } from '../../providers/upstream-events';
import { isPossibleTrackId, type TrackCatalogue } from '../tracks/catalogue';
import { readTracks } from '../tracks/repository';
import type { TrackRefresh } from '../tracks/background-refresh';
import { deleteCover, insertCover, selectCover } from './cover-repository';
import { DELETED_MAX, recentlyDeleted } from './deletion';
import { deleteAllButNewest, markDeleted, unmarkDeleted } from './deletion-repository';
import { selectPlaylists, type PlaylistRow } from './list-repository';
import { lockPlaylist, movePlaylistTrack } from './order-repository';
import { createSummaries, type Summary } from './summaries';
import {
  countPlaylists,
  countPlaylistTracks,
  deletePlaylistTrack,
  insertPlaylist,
  insertPlaylistTrack,
  ownsPlaylist,
  providersOf,
  renamePlaylist,
  selectPlaylistTracks,
  type TrackInPlaylist,
} from './repository';

type TrackReference = Omit<TrackInPlaylist, 'playlistId'>;
type Addition = 'added' | 'duplicate' | 'notFound';

const PLAYLISTS_MAX = 500;
const TRACKS_MAX = 10_000;
// The largest id of PostgreSQL's integer column; a greater one is a query error.
const ID_MAX = 2 ** 31 - 1;
const COVER_ID_BYTES = 16;
const COVER_ID = /^[A-Za-z0-9_-]{22}$/;
// Control and bidirectional characters, which could reorder or break the line that shows the name.
const REFUSED_IN_NAMES = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

export type PlaylistsService = {
  list: (userId: number) => Promise<{ playlists: Playlist[]; recentlyDeleted: DeletedPlaylist[] }>;
  cover: (userId: number, coverId: string) => Promise<Buffer>;
  tracks: (userId: number, playlistId: number) => Promise<PlaylistTracks>;
  create: (userId: number, form: { name: string; cover: Buffer | null }) => Promise<Playlist>;
  /** Changes what is given. Without a new cover, `doesRemoveCover` removes the present one. */
  edit: (
    userId: number,
    playlistId: number,
    change: { name: string | null; cover: Buffer | null; doesRemoveCover: boolean },
  ) => Promise<Playlist>;
  /** It can be restored for some time. */
  remove: (userId: number, playlistId: number) => Promise<void>;
  /** Brings a deleted playlist back; one that is not deleted stays as it is. */
  restore: (userId: number, playlistId: number) => Promise<Playlist>;
  /** True when the track was not in the playlist before. */
  addTrack: (userId: number, entry: TrackInPlaylist, callLog?: CallLog) => Promise<boolean>;
  /** Appends the tracks in their order, all or none; a result for each. */
  addTracks: (
    userId: number,
    additions: { playlistId: number; tracks: readonly TrackReference[] },
    callLog?: CallLog,
  ) => Promise<Addition[]>;
  /** Moves a track before another one of the same playlist, or to the end. */
  moveTrack: (userId: number, entry: TrackInPlaylist, before: TrackReference | null) => Promise<void>;
  removeTrack: (userId: number, entry: TrackInPlaylist) => Promise<void>;
};

/** The playlists of a user. */
export function createPlaylistsService(parts: {
  database: Kysely<Tables>;
  catalogue: TrackCatalogue;
  trackRefresh: TrackRefresh;
  /** From `createCoverEncoder`. */
  encodeCover: (original: Buffer) => Promise<Buffer>;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Whether a playlist must not begin to mix providers. */
  separateProviders: boolean;
}): PlaylistsService {
  const { database, catalogue, trackRefresh, encodeCover, clock, log, separateProviders } = parts;
  const requireOwner = async (userId: number, playlistId: number): Promise<void> => {
    if (playlistId > ID_MAX || !(await ownsPlaylist(database, userId, playlistId)))
      failure('playlistNotFound');
  };
  /** Locks the playlist, so that its changes run one after another. */
  const change = <Result>(
    userId: number,
    playlistId: number,
    run: (transaction: Database) => Promise<Result>,
  ): Promise<Result> =>
    inTransaction(database, async (transaction) => {
      const now = clock().toISOString();
      if (!(await lockPlaylist(transaction, userId, playlistId, now))) failure('playlistNotFound');
      return run(transaction);
    });
  const refuseOtherProvider = async (
    transaction: Database,
    playlistId: number,
    added: readonly Provider[],
  ): Promise<void> => {
    if (!separateProviders) return;
    const present = await providersOf(transaction, playlistId);
    const allowed = present.length > 0 ? present : added.slice(0, 1);
    if (!added.every((provider) => allowed.includes(provider))) failure('otherProvider');
  };
  const storeCover = async (transaction: Database, playlistId: number, image: Uint8Array): Promise<void> => {
    const id = randomBytes(COVER_ID_BYTES).toString('base64url');
    await insertCover(transaction, { id, playlistId, image }, clock().toISOString());
  };
  const requireRoom = async (userId: number): Promise<void> => {
    if ((await countPlaylists(database, userId)) >= PLAYLISTS_MAX) {
      failure('badRequest', { message: `There is room for ${PLAYLISTS_MAX} playlists.` });
    }
  };
  const summariesOf = createSummaries(database, clock);
  const list: PlaylistsService['list'] = async (userId) => {
    const all = await selectPlaylists(database, userId);
    const rows = all.filter((row) => row.deleted_at === null);
    const summaries = await summariesOf(rows);
    const playlists = rows.map((row, index) => toPlaylist(row, summaries[index]!));
    return { playlists, recentlyDeleted: recentlyDeleted(all) };
  };
  const read = async (userId: number, playlistId: number): Promise<Playlist> => {
    const { playlists } = await list(userId);
    return playlists.find((playlist) => playlist.playlistId === playlistId) ?? failure('playlistNotFound');
  };

  return {
    list,

    tracks: async (userId, playlistId) => {
      await requireOwner(userId, playlistId);
      let rows = await selectPlaylistTracks(database, userId, playlistId);
      if (await trackRefresh.fetchMissing(rows))
        rows = await selectPlaylistTracks(database, userId, playlistId);
      trackRefresh.refreshStale(rows);
      const tracks = readTracks(
        rows,
        (track, { favorited_at: favoritedAt, position }) =>
          favoritedAt === null
            ? { ...track, position, isFavorited: false }
            : { ...track, position, isFavorited: true, favoritedAt },
        log,
      );
      const of = (provider: Provider) => tracks.filter((track) => track.provider === provider);
      return { spotifyPlaylistTracks: of('spotify'), soundcloudPlaylistTracks: of('soundcloud') };
    },

    cover: async (userId, coverId) =>
      (COVER_ID.test(coverId) ? await selectCover(database, userId, coverId) : null) ?? failure('notFound'),

    create: async (userId, form) => {
      const name = parseName(form.name);
      await requireRoom(userId);
      const image = form.cover && (await encodeCover(form.cover));
      const id = await database.transaction().execute(async (transaction) => {
        const playlistId = await insertPlaylist(transaction, userId, name, clock().toISOString());
        if (image) await storeCover(transaction, playlistId, image);
        return playlistId;
      });
      return read(userId, id);
    },

    edit: async (userId, playlistId, { name: text, cover, doesRemoveCover }) => {
      if (text === null && cover === null && !doesRemoveCover) failure('badRequest');
      await requireOwner(userId, playlistId);
      const name = text === null ? null : parseName(text);
      const image = cover && (await encodeCover(cover));
      await change(userId, playlistId, async (transaction) => {
        if (name !== null) await renamePlaylist(transaction, playlistId, name);
        if (image ?? doesRemoveCover) await deleteCover(transaction, playlistId);
        if (image) await storeCover(transaction, playlistId, image);
      });
      return read(userId, playlistId);
    },

    remove: async (userId, playlistId) => {
      await requireOwner(userId, playlistId);
      if (!(await markDeleted(database, userId, playlistId, clock().toISOString())))
        failure('playlistNotFound');
      await deleteAllButNewest(database, userId, DELETED_MAX);
    },

    restore: async (userId, playlistId) => {
      if (playlistId > ID_MAX) failure('playlistNotFound');
      if (!(await ownsPlaylist(database, userId, playlistId))) {
        await requireRoom(userId);
        await unmarkDeleted(database, userId, playlistId);
      }
      return read(userId, playlistId);
    },

    addTrack: async (userId, entry, callLog) => {
      await requireOwner(userId, entry.playlistId);
      if (!isPossibleTrackId(entry.trackId)) failure('trackNotFound');
      const { count, holds } = await countPlaylistTracks(database, entry);
      if (holds) return false;
      if (count >= TRACKS_MAX) failure('badRequest', { message: `A playlist holds ${TRACKS_MAX} tracks.` });
      await catalogue.ensureStored(entry.provider, entry.trackId, callLog);
      return change(userId, entry.playlistId, async (transaction) => {
        await refuseOtherProvider(transaction, entry.playlistId, [entry.provider]);
        return insertPlaylistTrack(transaction, userId, entry, clock().toISOString());
      });
    },

    addTracks: async (userId, { playlistId, tracks }, callLog) => {
      await requireOwner(userId, playlistId);
      const { count } = await countPlaylistTracks(database, { playlistId, ...tracks[0]! });
      if (count + tracks.length > TRACKS_MAX) {
        failure('badRequest', { message: `A playlist holds ${TRACKS_MAX} tracks.` });
      }
      const known = await catalogue.storeAll(tracks, callLog);
      return change(userId, playlistId, async (transaction) => {
        await refuseOtherProvider(
          transaction,
          playlistId,
          [...known].map(({ provider }) => provider),
        );
        const now = clock().toISOString();
        const results: Addition[] = [];
        for (const track of tracks) {
          const isKnown = known.has(track);
          const isNew =
            isKnown && (await insertPlaylistTrack(transaction, userId, { playlistId, ...track }, now));
          results.push(isNew ? 'added' : isKnown ? 'duplicate' : 'notFound');
        }
        return results;
      });
    },

    moveTrack: async (userId, entry, before) => {
      await requireOwner(userId, entry.playlistId);
      const next = before && { ...before, playlistId: entry.playlistId };
      const ids = next === null ? [entry.trackId] : [entry.trackId, next.trackId];
      if (!ids.every(isPossibleTrackId)) failure('trackNotFound');
      if (next?.trackId === entry.trackId && next.provider === entry.provider) return;
      const isMoved = await change(userId, entry.playlistId, (transaction) =>
        movePlaylistTrack(transaction, entry, next),
      );
      if (!isMoved) failure('trackNotFound');
    },

    removeTrack: async (userId, entry) => {
      await requireOwner(userId, entry.playlistId);
      if (!isPossibleTrackId(entry.trackId)) return;
      await change(userId, entry.playlistId, (transaction) =>
        deletePlaylistTrack(transaction, userId, entry),
      );
    },
  };
}

function parseName(text: string): string {
  const name = playlistName(text.normalize('NFC'));
  if (name === null || REFUSED_IN_NAMES.test(name))
    failure('badRequest', { message: 'The name is not valid.' });
  return name;
}

function toPlaylist(row: PlaylistRow, summary: Summary): Playlist {
  return {
    playlistId: row.id,
    name: row.name,
    imageUrl: row.cover_id === null ? null : routes.getCover.path.replace(':id', row.cover_id),
    createdAt: row.created_at,
    changedAt: row.changed_at,
    isShared: row.shared_at !== null,
    summary,
  };
}
