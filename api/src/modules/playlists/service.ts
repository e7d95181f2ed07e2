import { randomBytes } from 'node:crypto';
import {
  DELETED_PLAYLIST_KEPT_MS,
  type DeletedPlaylist,
  playlistName,
  routes,
  type Playlist,
} from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/tables';
import { failure } from '../../failure';
import { inUserTransaction } from '../auth';
import { createCoverEncoder } from './cover-encoder';
import { createOwnership } from './ownership';
import type { PlaylistForm } from './playlist-form';
import { createSummaries, type Summary } from './summaries';
import { selectCover, selectPlaylists, type PlaylistRow } from './repository';

const PLAYLISTS_MAX = 500;
/** Deleted ones of a user, so that creating and deleting playlists cannot fill the disk. */
export const DELETED_MAX = 100;
const COVER_ID_BYTES = 16;
const COVER_ID = /^[A-Za-z0-9_-]{22}$/;
// Control and bidirectional characters, which could reorder or break the line that shows the name.
const REFUSED_IN_NAMES = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

export function createPlaylistsService({ database, clock }: FastifyInstance) {
  const encodeCover = createCoverEncoder();
  const { requireOwner, change } = createOwnership(database, clock);
  const storeCover = async (transaction: Database, playlistId: number, image: Uint8Array): Promise<void> => {
    const id = randomBytes(COVER_ID_BYTES).toString('base64url');
    // In the database, so that it is deleted with its playlist and part of every backup.
    await transaction
      .insertInto('covers')
      .values({ id, playlist_id: playlistId, image, created_at: clock().toISOString() })
      .execute();
  };
  const requireRoom = async (transaction: Database, userId: number): Promise<void> => {
    const { count } = await transaction
      .selectFrom('playlists')
      .select((select) => select.fn.countAll<number | string>().as('count'))
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(count) >= PLAYLISTS_MAX) {
      failure('badRequest', { message: `There is room for ${PLAYLISTS_MAX} playlists.` });
    }
  };
  const summariesOf = createSummaries(database, clock);
  const list = async (userId: number) => {
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

    cover: async (userId: number, coverId: string): Promise<Buffer> =>
      (COVER_ID.test(coverId) ? await selectCover(database, userId, coverId) : null) ?? failure('notFound'),

    create: async (userId: number, form: { name: string; cover: Buffer | null }): Promise<Playlist> => {
      const name = parseName(form.name);
      const image = form.cover && (await encodeCover(form.cover));
      const id = await inUserTransaction(database, userId, async (transaction) => {
        await requireRoom(transaction, userId);
        const now = clock().toISOString();
        const row = await transaction
          .insertInto('playlists')
          .values({ user_id: userId, name, created_at: now, changed_at: now })
          .returning('id')
          .executeTakeFirstOrThrow();
        if (image) await storeCover(transaction, row.id, image);
        return row.id;
      });
      return read(userId, id);
    },

    /** Changes the given fields. `doesRemoveCover` removes the cover when no new one is given. */
    edit: async (
      userId: number,
      playlistId: number,
      { name: text, cover, doesRemoveCover }: PlaylistForm,
    ): Promise<Playlist> => {
      if (text === null && cover === null && !doesRemoveCover) failure('badRequest');
      await requireOwner(userId, playlistId);
      const name = text === null ? null : parseName(text);
      const image = cover && (await encodeCover(cover));
      await change(userId, playlistId, async (transaction) => {
        if (name !== null)
          await transaction.updateTable('playlists').set({ name }).where('id', '=', playlistId).execute();
        if (image ?? doesRemoveCover)
          await transaction.deleteFrom('covers').where('playlist_id', '=', playlistId).execute();
        if (image) await storeCover(transaction, playlistId, image);
      });
      return read(userId, playlistId);
    },

    /** It can be restored until its time in the bin is over. */
    remove: async (userId: number, playlistId: number): Promise<void> => {
      await requireOwner(userId, playlistId);
      const { numUpdatedRows } = await database
        .updateTable('playlists')
        .set({ deleted_at: clock().toISOString() })
        .where('id', '=', playlistId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) failure('playlistNotFound');
      const deleted = database
        .selectFrom('playlists')
        .select('id')
        .where('user_id', '=', userId)
        .where('deleted_at', 'is not', null);
      const newest = deleted.orderBy('deleted_at', 'desc').orderBy('id', 'desc').limit(DELETED_MAX);
      await database
        .deleteFrom('playlists')
        .where('id', 'in', deleted)
        .where('id', 'not in', newest)
        .execute();
    },

    /** Restores a deleted playlist; no-op for one that is not deleted. */
    restore: async (userId: number, playlistId: number): Promise<Playlist> => {
      await inUserTransaction(database, userId, async (transaction) => {
        const isDeleted = (await selectPlaylists(transaction, userId)).some(
          ({ id, deleted_at: deletedAt }) => id === playlistId && deletedAt !== null,
        );
        if (!isDeleted) return;
        await requireRoom(transaction, userId);
        await transaction
          .updateTable('playlists')
          .set({ deleted_at: null })
          .where('id', '=', playlistId)
          .execute();
      });
      return read(userId, playlistId);
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

function recentlyDeleted(rows: readonly PlaylistRow[]): DeletedPlaylist[] {
  return rows
    .flatMap(({ id, name, deleted_at: deletedAt }) => (deletedAt === null ? [] : [{ id, name, deletedAt }]))
    .sort((one, other) => (one.deletedAt < other.deletedAt ? 1 : -1))
    .map(({ id, name, deletedAt }) => ({
      playlistId: id,
      name,
      keptUntil: new Date(Date.parse(deletedAt) + DELETED_PLAYLIST_KEPT_MS).toISOString(),
    }));
}

/** Deletes playlists for good after their time in the bin. Tracks and covers are deleted by cascade. */
export async function deleteExpired({ database, clock }: FastifyInstance): Promise<void> {
  const before = new Date(clock().getTime() - DELETED_PLAYLIST_KEPT_MS).toISOString();
  await database.deleteFrom('playlists').where('deleted_at', '<', before).execute();
}
