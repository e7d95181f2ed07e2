// Playlists: ownership, names, covers and track order.
import { randomBytes } from 'node:crypto';
import { playlistName, routes, type Playlist, type PlaylistTracks, type Provider } from '@segue/contract';
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
import { selectPlaylists, type PlaylistRow } from './list-repository';
import { lockPlaylist, movePlaylistTrack } from './order-repository';
import { createSummaries, type Summary } from './summaries';
import {
  countPlaylists,
  countPlaylistTracks,
  deletePlaylist,
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

const PLAYLISTS_MAX = 500;
const TRACKS_MAX = 10_000;
// The largest id of PostgreSQL's integer column; a greater one is a query error.
const ID_MAX = 2 ** 31 - 1;
const COVER_ID_BYTES = 16;
const COVER_ID = /^[A-Za-z0-9_-]{22}$/;
// Control and bidirectional characters, which could reorder or break the line that shows the name.
const REFUSED_IN_NAMES = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

export type PlaylistsService = {
  list: (userId: number) => Promise<Playlist[]>;
  cover: (userId: number, coverId: string) => Promise<Buffer>;
  tracks: (userId: number, playlistId: number) => Promise<PlaylistTracks>;
  create: (userId: number, form: { name: string; cover: Buffer | null }) => Promise<Playlist>;
  /** Changes what is given. Without a new cover, `doesRemoveCover` removes the present one. */
  edit: (
    userId: number,
    playlistId: number,
    change: { name: string | null; cover: Buffer | null; doesRemoveCover: boolean },
  ) => Promise<Playlist>;
  remove: (userId: number, playlistId: number) => Promise<void>;
  /** True when the track was not in the playlist before. */
  addTrack: (userId: number, entry: TrackInPlaylist, callLog?: CallLog) => Promise<boolean>;
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
  const storeCover = async (transaction: Database, playlistId: number, image: Uint8Array): Promise<void> => {
    const id = randomBytes(COVER_ID_BYTES).toString('base64url');
    await insertCover(transaction, { id, playlistId, image }, clock().toISOString());
  };
  const summariesOf = createSummaries(database, clock);
  const list = async (userId: number): Promise<Playlist[]> => {
    const rows = await selectPlaylists(database, userId);
    const summaries = await summariesOf(rows);
    return rows.map((row, index) => toPlaylist(row, summaries[index]!));
  };
  const read = async (userId: number, playlistId: number): Promise<Playlist> => {
    const playlists = await list(userId);
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
      if ((await countPlaylists(database, userId)) >= PLAYLISTS_MAX) {
        failure('badRequest', { message: `There is room for ${PLAYLISTS_MAX} playlists.` });
      }
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
      if (!(await deletePlaylist(database, userId, playlistId))) failure('playlistNotFound');
    },

    addTrack: async (userId, entry, callLog) => {
      await requireOwner(userId, entry.playlistId);
      if (!isPossibleTrackId(entry.trackId)) failure('trackNotFound');
      const { count, holds } = await countPlaylistTracks(database, entry);
      if (holds) return false;
      if (count >= TRACKS_MAX) failure('badRequest', { message: `A playlist holds ${TRACKS_MAX} tracks.` });
      await catalogue.ensureStored(entry.provider, entry.trackId, callLog);
      return change(userId, entry.playlistId, async (transaction) => {
        if (separateProviders) {
          const present = await providersOf(transaction, entry.playlistId);
          if (present.length > 0 && !present.includes(entry.provider)) failure('otherProvider');
        }
        return insertPlaylistTrack(transaction, userId, entry, clock().toISOString());
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
    summary,
  };
}
